import { distance, type Vec2 } from '../../lib';
import { areEnemies, isFrozen, isOverseerSide, type Catacombs, type Piece } from '../../rules/catacombs';
import { whyNotThere, type PieceToPlace, type Place, type TakenPlace } from '../../rules/table';
import type { Dice } from '../dice';
import type { Mind } from '../mind';
import { turned } from '../tremble';
import { hasAbility } from '../worth/pieces';
import type { Aim } from './aim';
import { bankLine } from './banks';
import { speedOver } from './power';
import { promiseOf, type Shooter } from './promise';
import type { Shooting } from './shooting';
import { straightLines, towards } from './straight';

const middle = ({ xMm, yMm }: Place): Vec2 => ({ x: xMm, y: yMm });

/** Turns from the line to the target, as tangents, until the missile finds a place. */
const ASIDE = [0, 0.4, -0.4, 1, -1, 2.5, -2.5];

/** A place beside the shooter, as nearly in line with the target as can be. */
function placeFor(piece: PieceToPlace, target: Piece, taken: readonly TakenPlace[]): Place | null {
  for (const region of piece.regions) {
    if (region.kind !== 'near') continue;
    const origin = { x: region.xMm, y: region.yMm };
    const reach = region.radiusMm + piece.radiusMm + region.maxGapMm * 0.5;
    for (const tangent of ASIDE) {
      const way = turned(towards(origin, middle(target), reach), tangent);
      const at = { xMm: origin.x + way.x, yMm: origin.y + way.y };
      if (whyNotThere(piece, { id: piece.id, ...at }, taken) === null) return at;
    }
  }
  return null;
}

interface Start extends Shooter {
  readonly from: Place | null;
}

function startsFor({ model, ask }: Shooting, target: Piece): readonly Start[] {
  const { projectile } = ask;
  if (projectile !== null) {
    const from = placeFor(projectile, target, ask.taken);
    return from === null ? [] : [{ discId: projectile.id, from, at: middle(from), radiusMm: projectile.radiusMm }];
  }
  return ask.discs.flatMap((discId) => {
    const disc = model.room?.pieces[discId];
    return disc === undefined ? [] : [{ discId, from: null, at: middle(disc), radiusMm: disc.radiusMm }];
  });
}

const aimFrom = ({ discId, from }: Start, velocity: Vec2, target: string | null, way: Aim['way']): Aim => ({
  discId,
  from,
  vxMmS: velocity.x,
  vyMmS: velocity.y,
  target,
  way,
});

const COMPASS = 12;
const WAYS_MM = [60, 150];
/** The tangent of a twelfth of the compass. */
const TWELFTH = 0.57735;

/** Short ways in every direction: into cover, out of a line, in front of somebody. */
function moves(shooting: Shooting, dice: Dice): readonly Aim[] {
  const { model, ask } = shooting;
  return ask.discs.flatMap((discId) => {
    const disc = model.room?.pieces[discId];
    if (disc === undefined) return [];
    const start: Start = { discId, from: null, at: middle(disc), radiusMm: disc.radiusMm };
    let way: Vec2 = turned({ x: 0, y: -1 }, dice.share());
    return Array.from({ length: COMPASS }, (_, index) => {
      // Five twelfths on, so that any first few of them point everywhere.
      way = turned({ x: -way.x, y: -way.y }, -TWELFTH);
      const speed = speedOver(WAYS_MM[index % WAYS_MM.length] ?? 0, 0);
      return aimFrom(start, { x: way.x * speed, y: way.y * speed }, null, 'move');
    });
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
    startsFor(shooting, target).flatMap((start) =>
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
  return startsFor(shooting, target).flatMap((start) =>
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

/** Every flick that is worth a thought, at most so many. */
export function aimsOf(shooting: Shooting, mind: Mind, dice: Dice): readonly Aim[] {
  const { model, actor, barred } = shooting;
  const { lines, seesBanks } = mind.head;
  const pieces = Object.values(model.room?.pieces ?? {});
  const own = model.room?.pieces[actor];
  if (own === undefined) return [];
  const near = (piece: Piece): number => distance(middle(piece), middle(own));
  const targets = pieces
    .filter((piece) => (areEnemies(own, piece) || isWorthAPush(model, own, piece)) && !barred.includes(piece.id))
    .sort((a, b) => near(a) - near(b));
  if (shooting.isOnlyMovement || targets.length === 0) return moves(shooting, dice).slice(0, Math.max(COMPASS, lines));
  const straight = straightTo(shooting, targets, mind);
  if (!seesBanks) return taken(straight, lines);
  const banks = targets.map((target) => banksTo(shooting, target, pieces));
  return [
    ...taken(straight, Math.ceil(lines * SHARES.straight)),
    ...taken(banks, Math.floor(lines * SHARES.banks)),
    ...moves(shooting, dice).slice(0, Math.max(FEWEST_MOVES, Math.floor(lines * SHARES.moves))),
  ];
}
