import type { ConquestSpeech } from '../words';
import type { TurnStep } from './steps';

/** A step of a turn in a word: there is room for no more below its picture. */
export function stepName(step: TurnStep, { t }: ConquestSpeech): string {
  if (step.kind === 'shot') return t(`conquest.rail.shot.${step.shot.kind}`);
  if (step.kind !== 'ability') return t(`conquest.rail.${step.kind}`);
  const { ability } = step;
  const name = t(`conquest.rail.ability.${ability.kind}`);
  return ability.kind === 'heal' ? t('conquest.card.heal', { ability: name, amount: ability.amount }) : name;
}
