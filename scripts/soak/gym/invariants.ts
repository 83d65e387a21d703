import { gym, type GymState, type GymTypes } from '../../../src/rules/gym';
import { firstBroken, promptOrOutcome, survivesJson, type Invariants } from '../invariants';

const areAlike = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

export const INVARIANTS: Invariants<GymTypes> = {
  promptOrOutcome: promptOrOutcome(gym),
  fixedDiscsStay: ({ model: { setup, discs } }) =>
    setup.discs.every((one) => !one.isFixed || discs.some((other) => areAlike(one, other)))
      ? null
      : 'a fixed disc has moved',
  onlyLeaversGo({ model: { setup, discs } }) {
    const mayGo = setup.leavers === 'gone' && setup.board.edge === 'open';
    return mayGo || discs.length === setup.discs.length ? null : 'a disc is gone that cannot be';
  },
  inside({ model: { setup, discs } }) {
    const { widthMm, heightMm } = setup.board;
    const isIn = discs.every(
      ({ xMm, yMm, radiusMm: mm }) => Math.min(xMm, yMm, widthMm - xMm, heightMm - yMm) >= mm - ROUNDING_MM,
    );
    return isIn ? null : 'a disc hangs over the edge';
  },
  flicksAreCounted: ({ model: { setup, flicks }, commandCount }) =>
    (setup.flicks === null || flicks <= setup.flicks) && commandCount >= 2 * flicks
      ? null
      : 'flicks that there are not',
  goalsAreMetOnce: ({ model: { met } }) => (new Set(met).size === met.length ? null : 'a goal met twice'),
  solvedIsOver: ({ model: { setup, met }, outcome }) =>
    setup.goals.length > 0 && met.length === setup.goals.length && outcome?.isSolved !== true ? 'solved, and on' : null,
};

/** As far as what physics has put somewhere may be off. */
const ROUNDING_MM = 1e-6;

export const whatIsWrong = (state: GymState, isThorough: boolean): string | null =>
  firstBroken(isThorough ? { ...INVARIANTS, survivesJson } : INVARIANTS, state);
