import type { Vec2 } from '../../../lib';
import { areEnemies, isFrozen, isHeroSide, isOverseerSide, type Catacombs, type Piece } from '../../../rules/catacombs';
import { aimsOf, stationsOf, type Aim } from '../../flicking';
import type { Thinking } from '../thinking';
import { lossFrom } from '../worth/loss';
import { hasAbility } from '../worth/pieces';
import { standing } from '../worth/worth';
import type { Shooting } from './shooting';

/** Of its own side: whom frost may fall off, and whom a Slave Master makes act. */
const isWorthAPush = (model: Catacombs, own: Piece, piece: Piece): boolean =>
  isOverseerSide(own) &&
  piece.kind === 'monster' &&
  piece.id !== own.id &&
  (isFrozen(piece) || (hasAbility(own, 'ability:slave-master') && model.room?.enslaved.includes(piece.id) === false));

function lyingAt(model: Catacombs, disc: Piece, { x, y }: Vec2): Catacombs {
  if (model.room === null) return model;
  const moved = { ...disc, xMm: x, yMm: y, ...('hasActed' in disc ? { hasActed: true } : {}) };
  return { ...model, room: { ...model.room, pieces: { ...model.room.pieces, [disc.id]: moved } } };
}

/** What of a thought it takes to look for flicks. */
export type Looking = Pick<Thinking, 'mind' | 'eyes' | 'dice'>;

/** Every flick of the one that is asked for that is worth a thought. */
export function linesOf(shooting: Shooting, { mind, eyes, dice }: Looking): readonly Aim[] {
  const { model, ask, actor: actorId, barred, blows, isOnlyMovement } = shooting;
  const discs = Object.values(model.room?.pieces ?? {});
  const actor = model.room?.pieces[actorId];
  if (actor === undefined) return [];
  const isTarget = (piece: Piece): boolean =>
    (areEnemies(actor, piece) || isWorthAPush(model, actor, piece)) && !barred.includes(piece.id);
  const luck = dice.share();
  const stations = (disc: Piece): readonly Vec2[] => {
    const sign = isHeroSide(disc) ? 1 : -1;
    const others = discs.filter(({ id }) => id !== disc.id);
    const company = {
      foes: others.filter((other) => areEnemies(disc, other)),
      covers: others.filter((other) => !areEnemies(disc, other)),
    };
    const worthAt = (at: Vec2): number => sign * standing(lyingAt(model, disc, at), eyes);
    return stationsOf(disc, company, worthAt, luck).map(({ at }) => at);
  };
  const gain = (target: Piece): number => lossFrom(model, target, blows);
  const targets = isOnlyMovement ? [] : discs.filter(isTarget);
  return aimsOf({ ask, discs, actor, targets, gain, stations }, mind.head, mind.head.hand.turn);
}
