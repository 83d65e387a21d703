import { distance, type Vec2 } from '../../lib';
import { areEnemies, isFrozen, isOverseerSide, type Catacombs, type Piece } from '../../rules/catacombs';
import type { Place } from '../../rules/flicking';
import type { Mind } from '../mind';
import { hasAbility } from '../worth/pieces';
import type { Aim } from './aim';
import { bankLine } from './banks';
import { speedOver } from './power';
import { placesFor } from './placesFor';
import { promiseOf, type Shooter } from './promise';
import type { Shooting } from './shooting';
import { stationsOf } from './stations';
import type { Thinking } from './thinking';
import { straightLines, towards } from './straight';

const middle = ({ xMm, yMm }: Place): Vec2 => ({ x: xMm, y: yMm });

/** A head that sees cover looks past it from so many places. */
const MOST_PLACES = 5;

interface Start extends Shooter {
  readonly from: Place | null;
}

function startsFor({ model, ask }: Shooting, target: Piece, most: number): readonly Start[] {
  const { projectile } = ask;
  if (projectile !== null) {
    const { id: discId, radiusMm } = projectile;
    const places = placesFor(projectile, target, ask.taken).slice(0, most);
    return places.map((from) => ({ discId, from, at: middle(from), radiusMm }));
  }
  return ask.discs.flatMap((discId) => {
    const disc = model.room?.pieces[discId];
    return disc === undefined ? [] : [{ discId, from: null, at: middle(disc), radiusMm: disc.radiusMm }];
  });
}

/** What of a thought it takes to look for flicks. */
export type Aiming = Pick<Thinking, 'mind' | 'eyes' | 'dice'>;

const aimFrom = ({ discId, from }: Start, velocity: Vec2, target: string | null, way: Aim['way']): Aim => ({
  discId,
  from,
  vxMmS: velocity.x,
  vyMmS: velocity.y,
  target,
  way,
});

/** Ways to the places where it would lie best. */
function moves({ model, ask }: Shooting, { eyes, dice }: Aiming, most: number): readonly Aim[] {
  const luck = dice.share();
  return ask.discs.flatMap((discId) => {
    const disc = model.room?.pieces[discId];
    if (disc === undefined) return [];
    const start: Start = { discId, from: null, at: middle(disc), radiusMm: disc.radiusMm };
    return stationsOf(model, disc, eyes, luck)
      .slice(0, most)
      .map(({ at }) => aimFrom(start, towards(start.at, at, speedOver(distance(start.at, at), 0)), null, 'move'));
  });
}

/** In order of promise: near targets first, full before thin, straight before banked. */
function taken(byTarget: readonly (readonly Aim[])[], most: number): readonly Aim[] {
  const picked: Aim[] = [];
  const longest = Math.max(0, ...byTarget.map((aims) => aims.length));
  for (let index = 0; index < longest && picked.length < most; index++) {
    for (const aims of byTarget) {
      const aim = aims[index];
      if (aim !== undefined && picked.length < most) picked.push(aim);
    }
  }
  return picked;
}

/** Straight lines to each target: the nearest first, or for a head that sees cover, whatever promises most. */
function straightTo(shooting: Shooting, targets: readonly Piece[], { head, hand }: Mind): readonly (readonly Aim[])[] {
  const lists = targets.map((target) =>
    startsFor(shooting, target, head.seesBanks ? MOST_PLACES : 1).flatMap((start) =>
      straightLines(start.at, start.radiusMm, target).map((line) => {
        const aim = aimFrom(start, line, target.id, 'straight');
        return { aim, promise: head.seesBanks ? promiseOf(shooting, start, aim, target, hand.turn) : 0 };
      }),
    ),
  );
  const byPromise = lists.map((list) => [...list].sort((a, b) => b.promise - a.promise));
  return byPromise.sort(([a], [b]) => (b?.promise ?? 0) - (a?.promise ?? 0)).map((list) => list.map(({ aim }) => aim));
}

function banksTo(shooting: Shooting, target: Piece, pieces: readonly Piece[]): readonly Aim[] {
  return startsFor(shooting, target, 1).flatMap((start) =>
    pieces
      .filter(({ id }) => id !== target.id && id !== start.discId && id !== shooting.actor)
      .sort((a, b) => distance(middle(a), start.at) - distance(middle(b), start.at))
      .flatMap((cushion) => {
        const line = bankLine(start.at, start.radiusMm, cushion, target);
        return line === null ? [] : [aimFrom(start, line, target.id, 'bank')];
      }),
  );
}

/** Of its own side: whom frost may fall off, and whom a Slave Master makes act. */
const isWorthAPush = (model: Catacombs, own: Piece, piece: Piece): boolean =>
  isOverseerSide(own) &&
  piece.kind === 'monster' &&
  piece.id !== own.id &&
  (isFrozen(piece) || (hasAbility(own, 'ability:slave-master') && model.room?.enslaved.includes(piece.id) === false));

const SHARES = { straight: 0.6, banks: 0.2, moves: 0.2 } as const;
const FEWEST_MOVES = 3;
const MOST_MOVES = 12;

/** Whoever cannot look at all that there is looks at one of these all the same. */
const AHEAD = 2;
const withMoves = (shots: readonly Aim[], ways: readonly Aim[]): readonly Aim[] => [
  ...shots.slice(0, AHEAD),
  ...ways.slice(0, 1),
  ...shots.slice(AHEAD),
  ...ways.slice(1),
];

/** Every flick that is worth a thought, at most so many. */
export function aimsOf(shooting: Shooting, thinking: Aiming): readonly Aim[] {
  const { mind } = thinking;
  const { model, actor, barred } = shooting;
  const { lines, seesBanks } = mind.head;
  const pieces = Object.values(model.room?.pieces ?? {});
  const own = model.room?.pieces[actor];
  if (own === undefined) return [];
  const near = (piece: Piece): number => distance(middle(piece), middle(own));
  const targets = pieces
    .filter((piece) => (areEnemies(own, piece) || isWorthAPush(model, own, piece)) && !barred.includes(piece.id))
    .sort((a, b) => near(a) - near(b));
  if (shooting.isOnlyMovement || targets.length === 0) return moves(shooting, thinking, Math.max(MOST_MOVES, lines));
  const straight = straightTo(shooting, targets, mind);
  const ways = moves(shooting, thinking, Math.max(FEWEST_MOVES, Math.floor(lines * SHARES.moves)));
  if (!seesBanks) return withMoves(taken(straight, lines), ways);
  const banks = targets.map((target) => banksTo(shooting, target, pieces));
  const shots = taken(straight, Math.ceil(lines * SHARES.straight));
  return withMoves([...shots, ...taken(banks, Math.floor(lines * SHARES.banks))], ways);
}
