import { areApart, isWhollyOn, type DiscId } from '../flicking';
import { isMetAtRest } from './goals';
import type { Goal, GymSetup } from './words';

/** What is wrong with a set-up, where in it, and which rule says so. */
export interface SetupFault {
  readonly path: readonly (string | number)[];
  readonly reason: string;
  readonly rule: string;
}

type Checks = (setup: GymSetup) => readonly SetupFault[];

/** As fast as any disc is ever sent: a faster flick is no longer aimed (GYM-004). */
export const TOP_SPEED_MM_S = 2200;
const BOARD_MM = { least: 60, most: 2000 } as const;
const RADIUS_MM = { least: 2, most: 100 } as const;

const fault = (rule: string, reason: string, ...path: SetupFault['path']): SetupFault => ({ path, reason, rule });
const isWithin = (value: number, { least, most }: { least: number; most: number }): boolean =>
  value >= least && value <= most;

const ofBoard: Checks = ({ board }) =>
  (['widthMm', 'heightMm'] as const).flatMap((side) =>
    isWithin(board[side], BOARD_MM) ? [] : [fault('GYM-001', 'boardSize', 'board', side)],
  );

const ofDiscs: Checks = ({ board, discs }) =>
  discs.flatMap((disc, index) => {
    const before = discs.slice(0, index);
    if (disc.id === '' || before.some(({ id }) => id === disc.id))
      return [fault('GYM-002', 'sameName', 'discs', index, 'id')];
    if (!isWithin(disc.radiusMm, RADIUS_MM)) return [fault('GYM-002', 'discSize', 'discs', index, 'radiusMm')];
    if (!isWhollyOn(board, disc)) return [fault('GYM-002', 'offTheBoard', 'discs', index)];
    return before.some((other) => !areApart(disc, other)) ? [fault('GYM-002', 'overlaps', 'discs', index)] : [];
  });

const movable = ({ discs }: GymSetup): readonly string[] => discs.filter((one) => !one.isFixed).map(({ id }) => id);

const ofFlickable: Checks = (setup) => {
  const { flickable } = setup;
  const free = movable(setup);
  if ((flickable ?? free).length === 0) return [fault('GYM-003', 'nothingToFlick', 'flickable')];
  return (flickable ?? []).flatMap((id, at) => {
    if (!free.includes(id)) return [fault('GYM-003', 'noSuchMovableDisc', 'flickable', at)];
    return flickable?.indexOf(id) === at ? [] : [fault('GYM-003', 'sameName', 'flickable', at)];
  });
};

/** The discs that a goal speaks of, and where in it. */
function discsOf(goal: Goal): readonly { readonly id: DiscId; readonly path: SetupFault['path'] }[] {
  if (goal.kind === 'strike') return goal.targets.map((id, at) => ({ id, path: ['targets', at] }));
  if (goal.kind === 'bank') return [{ id: goal.target, path: ['target'] }];
  return goal.disc === null ? [] : [{ id: goal.disc, path: ['disc'] }];
}

/** What of a goal could never come about on this board; null when it could. */
function whyImpossible(goal: Goal, setup: GymSetup): Omit<SetupFault, 'path'> | null {
  const { board, discs } = setup;
  const isOpen = board.edge === 'open';
  switch (goal.kind) {
    case 'nudge':
      return goal.leastMm > 0 && goal.leastMm <= goal.mostMm ? null : { rule: 'GYM-008', reason: 'emptyRange' };
    case 'bank': {
      const hasFixed = discs.some(({ id, isFixed }) => isFixed && id !== goal.target);
      const has = { wall: !isOpen, fixed: hasFixed, any: !isOpen || hasFixed }[goal.off];
      return has ? null : { rule: 'GYM-009', reason: 'noCushion' };
    }
    case 'strike':
      if (goal.targets.length === 0) return { rule: 'GYM-010', reason: 'noTarget' };
      return new Set(goal.targets).size === goal.targets.length ? null : { rule: 'GYM-010', reason: 'sameName' };
    case 'stop':
      if (goal.innerMm < 0 || goal.innerMm >= goal.outerMm) return { rule: 'GYM-011', reason: 'emptyRange' };
      return isMetAtRest(goal, discs) ? { rule: 'GYM-011', reason: 'metAlready' } : null;
    case 'pushOff':
      return isOpen ? null : { rule: 'GYM-012', reason: 'nothingLeaves' };
  }
}

/** Only what moves can be nudged, stop somewhere or be driven out. */
const mustMove = ({ kind }: Goal): boolean => kind === 'nudge' || kind === 'stop' || kind === 'pushOff';

const ofGoals: Checks = (setup) =>
  setup.goals.flatMap((goal, at): readonly SetupFault[] => {
    const known = mustMove(goal) ? movable(setup) : setup.discs.map(({ id }) => id);
    const strangers = discsOf(goal).filter(({ id }) => !known.includes(id));
    if (strangers.length > 0) return strangers.map(({ path }) => fault('GYM-007', 'noSuchDisc', 'goals', at, ...path));
    const why = whyImpossible(goal, setup);
    return why === null ? [] : [{ ...why, path: ['goals', at] }];
  });

const ofCounts: Checks = ({ flicks, goals, stars, maxSpeedMmS }) => [
  ...(flicks === null || flicks >= 1 ? [] : [fault('GYM-014', 'noFlicks', 'flicks')]),
  ...(flicks === null || goals.length > 0 ? [] : [fault('GYM-016', 'nothingToCount', 'flicks')]),
  ...(stars.three >= 1 && stars.three <= stars.two ? [] : [fault('GYM-015', 'starsOutOfOrder', 'stars')]),
  ...(maxSpeedMmS > 0 && maxSpeedMmS <= TOP_SPEED_MM_S ? [] : [fault('GYM-004', 'tooFast', 'maxSpeedMmS')]),
];

/** Everything that makes a set-up no gym, in its order. */
export const setupFaults = (setup: GymSetup): readonly SetupFault[] =>
  [ofBoard, ofDiscs, ofFlickable, ofGoals, ofCounts].flatMap((check) => check(setup));
