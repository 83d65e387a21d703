import { isCard } from '../content/cards';
import type { ConquestAnswer } from '../words/asks';
import type { CardId } from '../words/cards';

/** The one thing that was chosen; null for nothing. */
export const chosenOne = (answer: ConquestAnswer): string | null =>
  answer.kind === 'choose' ? (answer.options[0] ?? null) : null;

export function chosenCard(answer: ConquestAnswer): CardId | null {
  const chosen = chosenOne(answer);
  return chosen !== null && isCard(chosen) ? chosen : null;
}
