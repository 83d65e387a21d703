import { areEnemies, type CatacombsEvent, type CatacombsState } from '../../rules/catacombs';
import type { SeatId } from '../../rules/machine';
import type { Dice } from '../dice';
import type { Effort } from '../effort';
import type { Mind } from '../mind';
import type { Pondering } from '../pondering';
import { worth, type Eyes } from '../worth/worth';
import type { Aim } from './aim';
import { aimsOf } from './aimsOf';
import { outlook, release, type Released } from './foresee';
import { shootingOf } from './shooting';

export interface Plan {
  readonly aim: Aim;
  /** How often it hurts one of the other side, as far as was imagined. */
  readonly chance: number;
  /** What it is worth on the average. */
  readonly worth: number;
  /** What it is worth if luck is not on its side: plans are compared by this. */
  readonly floor: number;
}

interface Trial {
  readonly aim: Aim;
  readonly released: Released;
  readonly worths: number[];
  hits: number;
}

const hurts = (state: CatacombsState, actor: string, events: readonly CatacombsEvent[]): boolean => {
  const pieces = state.model.room?.pieces ?? {};
  const own = pieces[actor];
  return events.some((event) => {
    if (event.kind !== 'damaged') return false;
    const target = pieces[event.target];
    return own !== undefined && target !== undefined && areEnemies(own, target);
  });
};

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

function floorOf(values: readonly number[], caution: number): number {
  const middle = mean(values);
  const spread = Math.sqrt(mean(values.map((value) => (value - middle) * (value - middle))));
  return middle - (caution * spread) / Math.sqrt(values.length);
}

/** Two looks at everything; then the better half again and again, until the effort is spent. */
const FIRST_LOOKS = 2;
const FEWEST = 3;

export interface Thinking {
  readonly seat: SeatId;
  readonly mind: Mind;
  readonly eyes: Eyes;
  readonly dice: Dice;
  readonly effort: Effort;
}

function look(trial: Trial, actor: string, { mind, eyes, dice, effort }: Thinking): boolean {
  if (!effort.spend()) return false;
  const seen = outlook(trial.released, trial.aim, mind.hand, dice);
  if (seen === null) return true;
  trial.worths.push(worth(seen.state, eyes));
  if (hurts(trial.released.state, actor, seen.events)) trial.hits += 1;
  return true;
}

/** As if one flick had been seen before that half hurt somebody: a few looks do not make a thing certain. */
const SEEN_BEFORE = { hits: 0.5, looks: 1 } as const;

const planOf = ({ aim, worths, hits }: Trial, caution: number): Plan => ({
  aim,
  chance: (hits + SEEN_BEFORE.hits) / (worths.length + SEEN_BEFORE.looks),
  worth: mean(worths),
  floor: floorOf(worths, caution),
});

function* letGo(state: CatacombsState, seat: SeatId, aims: readonly Aim[]): Pondering<readonly Trial[]> {
  const trials: Trial[] = [];
  for (const aim of aims) {
    const released = release(state, seat, aim);
    if (released !== null) trials.push({ aim, released, worths: [], hits: 0 });
    yield;
  }
  return trials;
}

/** The best flick for the flick that is asked for; null when none can be thought of. */
export function* planShot(state: CatacombsState, thinking: Thinking): Pondering<Plan | null> {
  const shooting = shootingOf(state);
  if (shooting === null) return null;
  const { mind, dice, seat } = thinking;
  let trials: readonly Trial[] = yield* letGo(state, seat, aimsOf(shooting, mind.head, dice));
  let looks = FIRST_LOOKS;
  let isFresh = true;
  while (isFresh && trials.length > 0) {
    for (const trial of trials) {
      for (let count = 0; count < looks && isFresh; count++) {
        isFresh = look(trial, shooting.actor, thinking);
        yield;
      }
    }
    const seen = trials.filter(({ worths }) => worths.length > 0);
    const order = seen.sort((a, b) => floorOf(b.worths, mind.head.caution) - floorOf(a.worths, mind.head.caution));
    if (order.length <= FEWEST && looks > mind.head.lines) {
      trials = order;
      break;
    }
    trials = order.slice(0, Math.max(FEWEST, Math.ceil(order.length / 2)));
    looks *= 2;
  }
  const [best] = trials;
  return best === undefined || best.worths.length === 0 ? null : planOf(best, mind.head.caution);
}

/**
 * What looked best had luck on its side when it was looked at: the flick that is chosen is looked at afresh before
 * anything is said of it.
 */
export function* lookedAtAfresh(state: CatacombsState, { aim }: Plan, thinking: Thinking): Pondering<Plan | null> {
  const released = release(state, thinking.seat, aim);
  const shooting = shootingOf(state);
  if (released === null || shooting === null) return null;
  const trial: Trial = { aim, released, worths: [], hits: 0 };
  while (look(trial, shooting.actor, thinking)) yield;
  return trial.worths.length === 0 ? null : planOf(trial, thinking.mind.head.caution);
}
