import { distance, type Vec2 } from '../../lib';
import type { FlickAsk, Place, DiscId } from '../../rules/flicking';
import type { Aim } from './aim';
import { bankLine, wallLines } from './banks';
import type { Sight } from './flicker';
import { middleOf, type Disc } from './lines';
import { placesFor } from './placesFor';
import { speedOver } from './power';
import { promiseOf, type Shooter } from './promise';
import { straightLines, towards } from './straight';

/** What a game tells of a flick that is asked for. */
export interface Shooting<D extends Disc = Disc> {
  readonly ask: FlickAsk;
  /** All that lies on the board. */
  readonly discs: readonly D[];
  /** Whose flick it is: beside this one a projectile is put down. */
  readonly actor: D;
  /** Whom it may be meant for; nobody where it only moves. */
  readonly targets: readonly D[];
  /** What it is worth to hit this one. */
  gain(target: D): number;
  /** Where this disc might go, the best places first. */
  stations(disc: D): readonly Vec2[];
}

/** A head that sees cover looks past it from so many places. */
const MOST_PLACES = 5;

interface Start extends Shooter {
  readonly from: Place | null;
}

const startOf = (disc: Disc): Start => ({
  discId: disc.id,
  from: null,
  at: middleOf(disc),
  radiusMm: disc.radiusMm,
});

const ownDiscs = <D extends Disc>({ ask, discs }: Shooting<D>): readonly D[] =>
  ask.discs.flatMap((id) => discs.find((disc) => disc.id === id) ?? []);

function startsFor<D extends Disc>(shooting: Shooting<D>, target: D, most: number): readonly Start[] {
  const { projectile } = shooting.ask;
  if (projectile === null) return ownDiscs(shooting).map(startOf);
  const { id: discId, radiusMm } = projectile;
  const places = placesFor(projectile, target, shooting.ask).slice(0, most);
  return places.map((from) => ({ discId, from, at: { x: from.xMm, y: from.yMm }, radiusMm }));
}

const aimFrom = ({ discId, from }: Start, velocity: Vec2, target: DiscId | null, way: Aim['way']): Aim => ({
  discId,
  from,
  vxMmS: velocity.x,
  vyMmS: velocity.y,
  target,
  way,
});

/** Ways to the places where it would lie best. */
const moves = <D extends Disc>(shooting: Shooting<D>, most: number): readonly Aim[] =>
  ownDiscs(shooting).flatMap((disc) => {
    const start = startOf(disc);
    return shooting
      .stations(disc)
      .slice(0, most)
      .map((at) =>
        aimFrom(start, towards(start.at, at, speedOver(distance(start.at, at), 0, shooting.ask)), null, 'move'),
      );
  });

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
function straightTo<D extends Disc>(
  shooting: Shooting<D>,
  targets: readonly D[],
  { seesBanks }: Sight,
  turn: number,
): readonly (readonly Aim[])[] {
  const others = shooting.discs.filter(({ id }) => id !== shooting.actor.id);
  const lists = targets.map((target) =>
    startsFor(shooting, target, seesBanks ? MOST_PLACES : 1).flatMap((start) =>
      straightLines(start.at, start.radiusMm, target, shooting.ask).map((line) => {
        const aim = aimFrom(start, line, target.id, 'straight');
        return { aim, promise: seesBanks ? promiseOf(start, aim, target, others, turn) * shooting.gain(target) : 0 };
      }),
    ),
  );
  const byPromise = lists.map((list) => [...list].sort((a, b) => b.promise - a.promise));
  return byPromise.sort(([a], [b]) => (b?.promise ?? 0) - (a?.promise ?? 0)).map((list) => list.map(({ aim }) => aim));
}

const banksTo = <D extends Disc>(shooting: Shooting<D>, target: D): readonly Aim[] =>
  startsFor(shooting, target, 1).flatMap((start) => {
    const { ask } = shooting;
    const walls = wallLines(start.at, start.radiusMm, ask.board, target, ask);
    const discs = shooting.discs
      .filter(({ id }) => id !== target.id && id !== start.discId && id !== shooting.actor.id)
      .sort((a, b) => distance(middleOf(a), start.at) - distance(middleOf(b), start.at))
      .flatMap((cushion) => bankLine(start.at, start.radiusMm, cushion, target, ask) ?? []);
    return [...walls, ...discs].map((line) => aimFrom(start, line, target.id, 'bank'));
  });

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

/** Every flick that is worth a thought to a hand that goes astray by so much, at most as many as its head takes up. */
export function aimsOf<D extends Disc>(shooting: Shooting<D>, sight: Sight, turn: number): readonly Aim[] {
  const { lines, seesBanks } = sight;
  const near = (disc: D): number => distance(middleOf(disc), middleOf(shooting.actor));
  const targets = [...shooting.targets].sort((a, b) => near(a) - near(b));
  if (targets.length === 0) return moves(shooting, Math.max(MOST_MOVES, lines));
  const straight = straightTo(shooting, targets, sight, turn);
  const ways = moves(shooting, Math.max(FEWEST_MOVES, Math.floor(lines * SHARES.moves)));
  if (!seesBanks) return withMoves(taken(straight, lines), ways);
  const banks = targets.map((target) => banksTo(shooting, target));
  const shots = taken(straight, Math.ceil(lines * SHARES.straight));
  return withMoves([...shots, ...taken(banks, Math.floor(lines * SHARES.banks))], ways);
}
