import { MINDS } from '../../../../src/ai/catacombs';
import { Dice } from '../../../../src/ai/core/dice';
import { imagine } from '../../../../src/ai/catacombs/horizon';
import { seatedOn, type SeatedMind } from '../../../../src/ai/catacombs/minds';
import { HANDS, type Aim } from '../../../../src/ai/flicking';
import { linesOf } from '../../../../src/ai/catacombs/shots/lines';
import { shootingOf } from '../../../../src/ai/catacombs/shots/shooting';
import { distance, type Vec2 } from '../../../../src/lib';
import { areEnemies, isPass, readOption, type CatacombsState, type Piece } from '../../../../src/rules/catacombs';
import { seedChance, type SeatId } from '../../../../src/rules/machine';

/** What a piece could have done instead: an option, and its first flick. */
export interface Move {
  readonly option: string;
  readonly aim: Aim;
}

/** Sees every line, banks and all. */
const LINES = 40;
const STRONGEST = seatedOn('overseer', MINDS[5]);
const SEER: SeatedMind = { ...STRONGEST, head: { ...STRONGEST.head, hand: HANDS[3], lines: LINES } };

const middle = ({ xMm, yMm }: Piece): Vec2 => ({ x: xMm, y: yMm });

/** How much of a flick goes towards the nearest of the other side, from -1 to 1. */
function approach({ model }: CatacombsState, own: Piece, { vxMmS, vyMmS }: Aim): number {
  const foes = Object.values(model.room?.pieces ?? {}).filter((piece) => areEnemies(own, piece));
  const [nearest] = foes.sort((a, b) => distance(middle(a), middle(own)) - distance(middle(b), middle(own)));
  if (nearest === undefined) return 0;
  const way = { x: nearest.xMm - own.xMm, y: nearest.yMm - own.yMm };
  const lengths = Math.hypot(way.x, way.y) * Math.hypot(vxMmS, vyMmS);
  return (way.x * vxMmS + way.y * vyMmS) / Math.max(1, lengths);
}

function flicksOf(state: CatacombsState, option: string, seat: SeatId, dice: Dice): readonly Move[] {
  const asked = imagine(state, { kind: 'choose', options: [option], seat })?.state;
  const eyes = { side: 'overseer', foresight: 1, turn: SEER.head.hand.turn, now: 'overseer' } as const;
  const shooting = asked?.prompt?.seats.includes(seat) === true ? shootingOf(asked) : null;
  return shooting === null ? [] : linesOf(shooting, { mind: SEER, eyes, dice }).map((aim) => ({ option, aim }));
}

/** So many shots that promise most are tried, and besides: the ways nearer, aside and off. */
const SHOTS = 2;

/** A few of all legal moves of a piece that are unlike one another. */
export function movesOf(state: CatacombsState, piece: string, seat: SeatId): readonly Move[] {
  const { prompt, model } = state;
  const own = model.room?.pieces[piece];
  if (own === undefined || prompt?.ask.kind !== 'choose') return [];
  const dice = new Dice(seedChance(0).play);
  const options = prompt.ask.options.filter((option) => readOption(option).of === piece && !isPass(option));
  const all = options.flatMap((option) => flicksOf(state, option, seat, dice));
  const shots = all.filter(({ aim }) => aim.way !== 'move').slice(0, SHOTS);
  const ways = all
    .filter(({ aim }) => aim.way === 'move')
    .map((move) => ({ move, nearer: approach(state, own, move.aim) }))
    .sort((a, b) => b.nearer - a.nearer)
    .map(({ move }) => move);
  const picked = [ways[0], ways[Math.floor(ways.length / 2)], ways.at(-1)].flatMap((move) => move ?? []);
  return [...shots, ...new Set(picked)];
}
