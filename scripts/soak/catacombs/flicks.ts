import { sample } from '../../../src/rules/machine';
import type { FlickAnswer, FlickResolvedAnswer, FlickResolvedAsk, Flick } from '../../../src/rules/flicking';
import { catacombs, type CatacombsState } from '../../../src/rules/catacombs';
import { areEnemies, isOverseerSide } from '../../../src/rules/catacombs/model/piece';
import { pieceOf, pieceOrNull, piecesOf } from '../../../src/rules/catacombs/model/queries';
import type { Dice } from '../dice';
import { flown } from '../flown';
import type { Habits } from './habits';

export type Prompt = NonNullable<CatacombsState['prompt']>;

/** Nothing was met, and everything lies where it lay. */
const missed = ({ table, shot }: FlickResolvedAsk): FlickResolvedAnswer => ({
  kind: 'flickResolved',
  contacts: [],
  exits: [],
  rest: {
    discs: table.discs.map(({ id, xMm, yMm }) => ({ id, xMm, yMm, turnRad: 0, putBack: null })),
    projectile:
      shot.projectile === null
        ? null
        : { id: shot.discId, xMm: shot.projectile.xMm, yMm: shot.projectile.yMm, turnRad: 0, putBack: null },
    riders: [],
  },
});

const isOverseers = ({ tasks, model }: CatacombsState): boolean => {
  const flying = tasks.at(-1);
  const actor = flying?.kind === 'fly' ? pieceOrNull(model, flying.pitch.actor) : null;
  return actor !== null && isOverseerSide(actor);
};

/** What comes of a flick: made up, or flown for real. Where the heroes are in luck, the Overseer misses. */
export function resolve(state: CatacombsState, prompt: Prompt, ask: FlickResolvedAsk, habits: Habits, dice: Dice) {
  if (habits.luck === 'heroes' && isOverseers(state) && !dice.oneIn(4)) return missed(ask);
  if (habits.physics === 'real') return flown(ask);
  return dice.draw((stream) => sample(catacombs, prompt, stream));
}

const SPEEDS_MM_S = [400, 900, 1500, 2100];
const AIMED_OF_TEN = 8;

interface Spot {
  readonly xMm: number;
  readonly yMm: number;
}

const squared = (a: Spot, b: Spot): number => (a.xMm - b.xMm) ** 2 + (a.yMm - b.yMm) ** 2;

const nearest = <T extends Spot>(from: Spot, [first, ...others]: readonly [T, ...T[]]): T =>
  others.reduce((best, one) => (squared(from, one) < squared(from, best) ? one : best), first);

/** The same flick, sent at an enemy of whoever flicks. */
function aimed(state: CatacombsState, actorId: string, flick: Flick, habits: Habits, dice: Dice): Flick {
  const actor = pieceOf(state.model, actorId);
  const [first, ...others] = piecesOf(state.model).filter((piece) => areEnemies(actor, piece));
  const from = flick.from ?? pieceOrNull(state.model, flick.discId);
  if (first === undefined || from === null) return flick;
  const target = habits.isEager ? nearest(from, [first, ...others]) : dice.pick([first, ...others]);
  const dx = target.xMm - from.xMm;
  const dy = target.yMm - from.yMm;
  const length = Math.sqrt(dx * dx + dy * dy);
  const speed = dice.pick(SPEEDS_MM_S);
  return length === 0 ? flick : { ...flick, vxMmS: (dx / length) * speed, vyMmS: (dy / length) * speed };
}

export function release(state: CatacombsState, prompt: Prompt, answer: FlickAnswer, habits: Habits, dice: Dice) {
  const { purpose } = prompt;
  if (answer.flick === null || purpose.kind !== 'flick' || habits.physics === 'fake') return answer;
  if (dice.below(10) >= AIMED_OF_TEN) return answer;
  return { ...answer, flick: aimed(state, purpose.actor, answer.flick, habits, dice) };
}
