import { openGym, type GymSetup, type GymState, type GymTypes } from '../../rules/gym';
import { concluded, Effort, type Pondering } from '../core';
import { FLICKERS, turned, type Aim, type Flicker, type Hand, type Mishap } from '../flicking';
import type { Command } from '../../rules/machine';
import { flownOut, released } from './imagine';
import { allRound, linesOf } from './lines';
import { progressOf, type Imagined } from './progress';

/** That a puzzle can be solved, shown by solving it; or that nothing was found in so many flicks imagined. */
export type Proof =
  | {
      readonly kind: 'solved';
      /** As they stand in a record: each flick, and what came of it. */
      readonly commands: readonly Command<GymTypes>[];
      readonly flicks: number;
      readonly imagined: number;
    }
  | { readonly kind: 'notFound'; readonly imagined: number };

/** A hand that does what it means to. */
const STEADY: Hand = { turn: 0, power: 0, slips: 0 };
const NO_MISHAP: Mishap = { slip: 1, aside: 0, strength: 0 };
const HEAD: Flicker = { ...FLICKERS[5], hand: STEADY, lines: 120 };

const MOST_IMAGINED = 6_000;
/** So many of the best are looked beside, and so many of what comes of them are played on from. */
const BEST = { refined: 10, followed: 3 } as const;
/** How far beside: turned by such tangents, and so much softer or harder. */
const BESIDE = [0.12, 0.05, 0.02, 0.008, 0.003];
const STRENGTH = 3;
/** As often as it gets better, and no oftener. */
const ROUNDS = 4;

interface Tried {
  readonly aim: Aim;
  readonly imagined: Imagined;
  readonly worth: number;
}

function tried(state: GymState, aim: Aim, effort: Effort): Tried | null {
  const release = released(state, aim);
  if (release === null || !effort.spend()) return null;
  const imagined = flownOut(release, aim, STEADY, NO_MISHAP);
  return imagined && { aim, imagined, worth: progressOf(imagined) };
}

const byWorth = (a: Tried, b: Tried): number => b.worth - a.worth;
const hasMet = ({ imagined: { before, after } }: Tried): boolean => after.model.met.length > before.model.met.length;

function besides(aim: Aim, by: number): readonly Aim[] {
  const way = { x: aim.vxMmS, y: aim.vyMmS };
  const turns = [by, -by].map((tangent) => turned(way, tangent));
  const strengths = [1 + STRENGTH * by, 1 / (1 + STRENGTH * by)].map((share) => ({
    x: way.x * share,
    y: way.y * share,
  }));
  return [...turns, ...strengths].map(({ x, y }) => ({ ...aim, vxMmS: x, vyMmS: y }));
}

/** The best of what lies beside a flick that came near, step by smaller step, until a goal is met. */
function* refined(state: GymState, from: Tried, effort: Effort): Pondering<Tried> {
  let best = from;
  for (const by of BESIDE) {
    for (let round = 0; round < ROUNDS && !hasMet(best); round++) {
      const before = best;
      for (const aim of besides(best.aim, by)) {
        const one = tried(state, aim, effort);
        yield;
        if (one !== null && one.worth > best.worth) best = one;
      }
      if (best === before) break;
    }
  }
  return best;
}

function* allTried(state: GymState, aims: readonly Aim[], effort: Effort): Pondering<readonly Tried[]> {
  const all: Tried[] = [];
  for (const aim of aims) {
    const one = tried(state, aim, effort);
    yield;
    if (one !== null) all.push(one);
    if (one?.imagined.after.outcome?.isSolved === true) break;
  }
  return all.sort(byWorth);
}

/** Every flick worth a thought, and where none of these does it all round, the best looked beside: the most promising first. */
function* candidates(state: GymState, effort: Effort): Pondering<readonly Tried[]> {
  const ask = state.prompt?.ask;
  if (ask?.kind !== 'flick') return [];
  const looking = { model: state.model, ask, head: HEAD };
  let found: readonly Tried[] = [];
  for (const aims of [linesOf(looking).map(({ aim }) => aim), allRound(looking)]) {
    const all = yield* allTried(state, aims, effort);
    const best: Tried[] = [];
    for (const one of all.slice(0, BEST.refined)) best.push(yield* refined(state, one, effort));
    found = [...found, ...best].sort(byWorth);
    if (found.some(hasMet)) break;
  }
  return found;
}

const commandsOf = ({ aim: { discId, vxMmS, vyMmS }, imagined: { result } }: Tried): readonly Command<GymTypes>[] => [
  { kind: 'flick', flick: { discId, from: null, vxMmS, vyMmS } },
  { kind: 'flickResolved', contacts: result.contacts, exits: result.exits, rest: result.rest },
];

/** Plays on from the best of what may come, flick by flick, so many deep. */
function* solved(state: GymState, deep: number, effort: Effort): Pondering<readonly Tried[] | null> {
  if (state.outcome !== null) return state.outcome.isSolved ? [] : null;
  if (deep === 0 || effort.left <= 0) return null;
  for (const one of (yield* candidates(state, effort)).slice(0, BEST.followed)) {
    const rest = yield* solved(one.imagined.after, deep - 1, effort);
    if (rest !== null) return [one, ...rest];
  }
  return null;
}

/** Where the set-up sets no limit, nobody looks for more flicks than these. */
const MOST_FLICKS = 6;

/** Looks for a solution in one flick, then in two, and so on; a thought in small steps. */
export function* proving(setup: GymSetup, most: number = MOST_IMAGINED): Pondering<Proof> {
  const opened = openGym(setup, 0);
  if (!opened.ok || setup.goals.length === 0) return { kind: 'notFound', imagined: 0 };
  const effort = new Effort(most);
  const flicks = Math.min(setup.flicks ?? MOST_FLICKS, MOST_FLICKS);
  for (let deep = 1; deep <= flicks && effort.left > 0; deep++) {
    const found = yield* solved(opened.value.state, deep, effort);
    if (found === null) continue;
    return { kind: 'solved', commands: found.flatMap(commandsOf), flicks: found.length, imagined: effort.spent };
  }
  return { kind: 'notFound', imagined: effort.spent };
}

/** The same, thought through at once. */
export const proves = (setup: GymSetup, most?: number): Proof => concluded(proving(setup, most));
