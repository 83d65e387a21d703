import { distance } from '../../../src/lib';
import {
  areEnemies,
  BOARD,
  type CatacombsState,
  DISC_RADIUS_MM,
  isActing,
  isFrozen,
  isStunned,
  type Piece,
} from '../../../src/rules/catacombs';

interface Round {
  readonly xMm: number;
  readonly yMm: number;
  readonly radiusMm: number;
}

const at = ({ xMm, yMm }: Round) => ({ x: xMm, y: yMm });
const piecesIn = ({ model }: CatacombsState): readonly Piece[] => Object.values(model.room?.pieces ?? {});

const ACROSS = [-0.8, -0.6, -0.4, -0.2, 0, 0.2, 0.4, 0.6, 0.8];

/** Whether a disc that goes straight from here in this direction meets the target before anything else. */
function arrives(from: Round, target: Round, others: readonly Round[], aside: number): boolean {
  const way = distance(at(from), at(target));
  const reach = from.radiusMm + target.radiusMm;
  const [ux, uy] = [(target.xMm - from.xMm) / way, (target.yMm - from.yMm) / way];
  const [px, py] = [target.xMm - uy * reach * aside - from.xMm, target.yMm + ux * reach * aside - from.yMm];
  const far = Math.sqrt(px * px + py * py);
  const [dx, dy] = [px / far, py / far];
  const meets = ({ xMm, yMm, radiusMm }: Round): number => {
    const along = (xMm - from.xMm) * dx + (yMm - from.yMm) * dy;
    const off = (xMm - from.xMm) * dy - (yMm - from.yMm) * dx;
    const gap = from.radiusMm + radiusMm;
    return along > 0 && Math.abs(off) < gap ? along - Math.sqrt(gap * gap - off * off) : Infinity;
  };
  return others.every((other) => meets(other) > meets(target));
}

/** Which share of the straight ways that would touch the target is open. */
function openWays(from: Round, target: Round, others: readonly Round[]): number {
  if (distance(at(from), at(target)) < 1) return 1;
  return ACROSS.filter((aside) => arrives(from, target, others, aside)).length / ACROSS.length;
}

const SHOOTERS = /elf|archer|spider|centaur|demon|witch-hunter|sorceress|salamander|manticore|wyvern/;
const FIRE = /demon|salamander|wyvern/;
/** A missile is laid down as far from its shooter as this, rim to rim. */
const BESIDE_MM = 24;
const COMPASS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11].map((hour) => (hour * Math.PI) / 6);

function missilesOf(piece: Piece, all: readonly Piece[]): readonly Round[] {
  const radiusMm = DISC_RADIUS_MM[FIRE.test(piece.id) ? 'small' : 'tiny'];
  const far = piece.radiusMm + radiusMm + BESIDE_MM;
  return COMPASS.map((angle) => ({
    xMm: piece.xMm + far * Math.cos(angle),
    yMm: piece.yMm + far * Math.sin(angle),
    radiusMm,
  })).filter(
    (one) =>
      Math.min(one.xMm, one.yMm, BOARD.widthMm - one.xMm, BOARD.heightMm - one.yMm) > radiusMm &&
      all.every((other) => distance(at(one), at(other)) > radiusMm + other.radiusMm),
  );
}

/** How open the best straight way is from one piece to another, by its own disc or what it shoots. */
export function sight(state: CatacombsState, from: string, to: string): number {
  const all = piecesIn(state);
  const [own, target] = [all.find(({ id }) => id === from), all.find(({ id }) => id === to)];
  if (own === undefined || target === undefined) return 0;
  const others = all.filter(({ id }) => id !== from && id !== to);
  const starts: readonly Round[] = SHOOTERS.test(from) ? [own, ...missilesOf(own, all)] : [own];
  return Math.max(...starts.map((start) => openWays(start, target, start === own ? others : [...others, own])));
}

const foesOf = (state: CatacombsState, id: string): readonly Piece[] => {
  const all = piecesIn(state);
  const own = all.find((piece) => piece.id === id);
  return own === undefined ? [] : all.filter((piece) => areEnemies(own, piece));
};

const HARDLY = 0.25;
const WELL = 0.6;

/** Nobody of the other side who is up has more than a sliver of it. */
export const isHidden = (state: CatacombsState, id: string): boolean =>
  foesOf(state, id)
    .filter((foe) => isActing(foe) && !isStunned(foe) && !isFrozen(foe))
    .every((foe) => sight(state, foe.id, id) <= HARDLY);

/** It has a good line to somebody of the other side, or to this one. */
export const reaches = (state: CatacombsState, id: string, whom?: string): boolean =>
  foesOf(state, id)
    .filter((foe) => whom === undefined || foe.id === whom)
    .some((foe) => sight(state, id, foe.id) >= WELL);

/** At least one of the room's monsters has somebody in a good line. */
export const someMonsterReaches = (state: CatacombsState): boolean =>
  piecesIn(state).some(({ kind, id }) => kind === 'monster' && reaches(state, id));

export const isThere = (state: CatacombsState, id: string): boolean => piecesIn(state).some((piece) => piece.id === id);
