import { distance } from '../../lib';
import { hitWallBefore, strikesBy, touchedBy, type FlickResult } from '../../rules/flicking';
import type { Goal, GymDisc, GymState } from '../../rules/gym';
import { middleOf } from '../flicking';

/** A flick in thought, from the state before it to the one after. */
export interface Imagined {
  readonly disc: string;
  readonly before: GymState;
  readonly after: GymState;
  readonly result: FlickResult;
}

type Of<K extends Goal['kind']> = Extract<Goal, { kind: K }>;
type Nearness = { readonly [K in Goal['kind']]: (goal: Of<K>, imagined: Imagined) => number };

/** So far off, half of what could be is there. */
const HALF_MM = 40;
const near = (offMm: number): number => HALF_MM / (HALF_MM + Math.max(0, offMm));

const discIn = ({ model }: GymState, id: string): GymDisc | undefined => model.discs.find((disc) => disc.id === id);

/** How near two came to touching, by where both lie at rest. */
function nearAtRest({ disc, after }: Imagined, target: string): number {
  const [own, other] = [discIn(after, disc), discIn(after, target)];
  if (own === undefined || other === undefined) return 0;
  return near(distance(middleOf(own), middleOf(other)) - own.radiusMm - other.radiusMm);
}

const offRange = (value: number, least: number, most: number): number => Math.max(least - value, value - most, 0);

function edgeGap(disc: GymDisc, { model: { setup } }: GymState): number {
  const { widthMm, heightMm } = setup.board;
  return Math.min(disc.xMm, disc.yMm, widthMm - disc.xMm, heightMm - disc.yMm);
}

/** From 0 to below 1: how much of a goal is there that was not met. */
const NEARNESS: Nearness = {
  nudge({ disc, leastMm, mostMm }, imagined) {
    const [from, to] = [discIn(imagined.before, disc), discIn(imagined.after, disc)];
    if (from === undefined || to === undefined) return 0;
    return near(offRange(distance(middleOf(from), middleOf(to)), leastMm, mostMm));
  },
  bank({ target, off }, imagined) {
    const { contacts } = imagined.result;
    const { disc, before } = imagined;
    const isOffWall = off !== 'fixed' && hitWallBefore(contacts, disc, Infinity);
    const touched = touchedBy(contacts, disc).map((one) => discIn(before, one.target));
    const isOff = isOffWall || (off !== 'wall' && touched.some((one) => one?.isFixed === true && one.id !== target));
    return (isOff ? 0.5 : 0.1) * nearAtRest(imagined, target);
  },
  strike({ targets }, imagined) {
    const struck = strikesBy(imagined.result.contacts, imagined.disc).map(({ target }) => target);
    const shares = targets.map((target) => (struck.includes(target) ? 1 : 0.5 * nearAtRest(imagined, target)));
    return shares.reduce((sum, share) => sum + share, 0) / (targets.length + 0.01);
  },
  stop(goal, { disc, after }) {
    const lying = discIn(after, goal.disc ?? disc);
    if (lying === undefined) return 0;
    return near(offRange(distance({ x: goal.xMm, y: goal.yMm }, middleOf(lying)), goal.innerMm, goal.outerMm));
  },
  pushOff({ disc }, { after }) {
    const lying = discIn(after, disc);
    return lying === undefined ? 0 : near(edgeGap(lying, after));
  },
};

const nearnessOf = (goal: Goal, imagined: Imagined): number =>
  (NEARNESS[goal.kind] as (goal: Goal, imagined: Imagined) => number)(goal, imagined);

/** A goal that is met is worth all that may be near. */
export const MET = 2;

/** What a flick is worth: the goals that it met, and how near it came to the others. */
export function progressOf(imagined: Imagined): number {
  const { before, after } = imagined;
  const { setup, met } = before.model;
  return setup.goals.reduce((sum, goal, at) => {
    if (met.includes(at)) return sum;
    return sum + (after.model.met.includes(at) ? MET : nearnessOf(goal, imagined));
  }, 0);
}
