import { type Catacombs, type CatacombsState, isFrozen, type PieceId, targetsOf } from '../../../rules/catacombs';
import type { FlickAsk } from '../../../rules/flicking';
import { blowsOfAttack } from '../worth/pieces';

/** Who wants to flick, and what it may flick at whom. */
export interface Shooting {
  readonly model: Catacombs;
  readonly ask: FlickAsk;
  readonly actor: PieceId;
  readonly barred: readonly string[];
  /** What it does to whom it hits; 0 for a flick that only moves. */
  readonly blows: number;
  readonly isOnlyMovement: boolean;
}

/** Whom a spike would be thrown away on: who cannot freeze, and who is frozen already. */
function proofAgainstFrost(state: CatacombsState): readonly string[] {
  const open = targetsOf(state);
  const pieces = Object.values(state.model.room?.pieces ?? {});
  return pieces.filter((piece) => !open.includes(piece.id) || isFrozen(piece)).map(({ id }) => id);
}

/** The flick that is asked for; null where something else is. */
export function shootingOf(state: CatacombsState): Shooting | null {
  const { prompt, model } = state;
  if (prompt?.ask.kind !== 'flick' || prompt.purpose.kind !== 'flick') return null;
  const { actor, barredTargets } = prompt.purpose;
  const pitch = state.tasks.at(-1);
  const attack = pitch?.kind === 'pitch' ? pitch.pitch.attack : null;
  return {
    model,
    ask: prompt.ask,
    actor,
    barred: attack?.type === 'iceSpike' ? proofAgainstFrost(state) : barredTargets,
    blows: attack === null ? 0 : blowsOfAttack(attack),
    isOnlyMovement: attack?.traits.includes('movement') ?? false,
  };
}
