import type { ActionCard } from '../../content/cards/heroCard';
import type { Catacombs } from '../../model/model';
import type { HeroPiece, Piece } from '../../model/piece';
import { isSuppressed } from '../../model/queries';
import type { Attack, Step } from '../../words/attack';
import { workingGear } from './index';

const critical = (attack: Attack): Attack =>
  attack.modifiers.includes('critical') ? attack : { ...attack, modifiers: ['critical', ...attack.modifiers] };

/** The steps of an action as this hero takes them. */
export function hardenedSteps(model: Catacombs, piece: HeroPiece, { id, steps }: ActionCard): readonly Step[] {
  const gear = workingGear(model, piece).filter(({ hardens }) => hardens !== undefined);
  if (gear.length === 0) return steps;
  return steps.map((step) =>
    step.kind === 'pitch' && gear.some((one) => one.hardens?.(step.attack, id))
      ? { ...step, attack: critical(step.attack) }
      : step,
  );
}

/** Judged target by target (SOL-027 to SOL-029), and off while heroes are suppressed (SOL-211). */
export const isBane = (model: Catacombs, actor: Piece, attack: Attack, target: Piece): boolean =>
  target.kind === 'monster' &&
  !isSuppressed(model) &&
  workingGear(model, actor).some((one) => one.isBaneOf?.(attack, target) === true);
