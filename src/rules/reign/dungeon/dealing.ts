import type { QuestState } from '../model/quest';
import type { Square } from '../words/squares';
import type { ZoneId } from '../words/zones';

export const pileAt = ({ piles }: Pick<QuestState, 'piles'>, exit: Square): readonly ZoneId[] =>
  piles[String(exit)] ?? [];

export const withPile = (quest: QuestState, exit: Square, pile: readonly ZoneId[]): QuestState => ({
  ...quest,
  piles: { ...quest.piles, [String(exit)]: pile },
});

/**
 * One card at a time from the bottom, to one exit after the other; each keeps them in their order, under those that it
 * has already (REIGN-246, REIGN-248).
 */
export function dealt(quest: QuestState, cards: readonly ZoneId[], exits: readonly Square[]): QuestState {
  const shares = exits.map((): ZoneId[] => []);
  [...cards].reverse().forEach((card, at) => shares[at % shares.length]?.unshift(card));
  return exits.reduce((now, exit, at) => withPile(now, exit, [...pileAt(now, exit), ...(shares[at] ?? [])]), quest);
}
