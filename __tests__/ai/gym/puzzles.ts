import { gymBook, type GymSetup } from '../../../src/rules/gym';

const DISCS = [
  { id: 'elf', xMm: 100, yMm: 250 },
  { id: 'orc', xMm: 100, yMm: 60 },
  { id: 'goblin', xMm: 155, yMm: 90, radiusMm: 9.5 },
  { id: 'pillar-1', xMm: 40, yMm: 150, radiusMm: 19, isFixed: true },
  { id: 'pillar-2', xMm: 130, yMm: 150, radiusMm: 19, isFixed: true },
];

export const setupOf = (change: object): GymSetup =>
  gymBook.setup.parse({ board: { widthMm: 200, heightMm: 300 }, discs: DISCS, flickable: ['elf'], ...change });

const WALLED = { widthMm: 200, heightMm: 300, edge: 'wall' };
/** Two side by side, too near one another to be passed between. */
const SIDE_BY_SIDE = [
  { id: 'elf', xMm: 100, yMm: 250 },
  { id: 'orc', xMm: 85, yMm: 60 },
  { id: 'goblin', xMm: 125, yMm: 60, radiusMm: 9.5 },
];

/** One of each kind that there is, and two that take more than a flick. */
export const PUZZLES: Readonly<Record<string, GymSetup>> = {
  nudge: setupOf({ goals: [{ kind: 'nudge', disc: 'orc', leastMm: 10, mostMm: 14 }], flicks: 1 }),
  'a nudge of oneself': setupOf({ goals: [{ kind: 'nudge', disc: 'elf', leastMm: 50, mostMm: 52 }], flicks: 1 }),
  'bank off a wall': setupOf({ board: WALLED, goals: [{ kind: 'bank', target: 'orc', off: 'wall' }], flicks: 1 }),
  'bank off a pillar': setupOf({ goals: [{ kind: 'bank', target: 'orc', off: 'fixed' }], flicks: 1 }),
  strike: setupOf({ goals: [{ kind: 'strike', targets: ['goblin'] }], flicks: 1 }),
  'two in one': setupOf({ discs: SIDE_BY_SIDE, goals: [{ kind: 'strike', targets: ['orc', 'goblin'] }], flicks: 1 }),
  stop: setupOf({ goals: [{ kind: 'stop', xMm: 160, yMm: 200, outerMm: 4 }], flicks: 1 }),
  'a disc to a place': setupOf({ goals: [{ kind: 'stop', disc: 'orc', xMm: 110, yMm: 30, outerMm: 8 }], flicks: 1 }),
  'push off': setupOf({ goals: [{ kind: 'pushOff', disc: 'orc' }], flicks: 1, leavers: 'gone' }),
  'both, one after the other': setupOf({
    goals: [
      { kind: 'pushOff', disc: 'orc' },
      { kind: 'stop', disc: 'elf', xMm: 30, yMm: 270, outerMm: 15 },
    ],
    flicks: 3,
    leavers: 'gone',
  }),
};

/** Walled in on all sides by what never moves. */
export const HOPELESS = setupOf({
  discs: [
    { id: 'elf', xMm: 100, yMm: 250 },
    { id: 'orc', xMm: 20, yMm: 20 },
    { id: 'pillar-1', xMm: 55, yMm: 20, radiusMm: 20, isFixed: true },
    { id: 'pillar-2', xMm: 20, yMm: 55, radiusMm: 20, isFixed: true },
  ],
  goals: [{ kind: 'strike', targets: ['orc'] }],
  flicks: 2,
});
