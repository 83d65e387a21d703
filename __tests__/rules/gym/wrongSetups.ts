const disc = (change: object) => ({ discs: [{ id: 'elf', xMm: 100, yMm: 250, ...change }] });
const goal = (change: object) => ({ goals: [change] });
const WALLED = { widthMm: 200, heightMm: 300, edge: 'wall' };

/** What a set-up may not say, and what is answered: where in the file it is, and by which rule. */
export const WRONG_SETUPS: readonly (readonly [what: string, setup: object, message: string])[] = [
  [
    'a board that is too small',
    { board: { widthMm: 59, heightMm: 300 }, discs: [] },
    'setup.board.widthMm: boardSize (GYM-001)',
  ],
  ['an edge that nobody knows', { board: { edge: 'soft' } }, 'setup.board.edge: invalid option'],
  [
    'two of one name',
    { discs: [1, 2].map((x) => ({ id: 'elf', xMm: 50 * x, yMm: 50 })) },
    'setup.discs[1].id: sameName (GYM-002)',
  ],
  ['a disc of no size', disc({ radiusMm: 1 }), 'setup.discs[0].radiusMm: discSize (GYM-002)'],
  ['a disc over the edge', disc({ xMm: 10 }), 'setup.discs[0]: offTheBoard (GYM-002)'],
  [
    'discs on one another',
    { discs: ['a', 'b'].map((id) => ({ id, xMm: 50, yMm: 50 })) },
    'setup.discs[1]: overlaps (GYM-002)',
  ],
  ['nothing that moves', disc({ isFixed: true }), 'setup.flickable: nothingToFlick (GYM-003)'],
  ['nobody to flick', { flickable: [] }, 'setup.flickable: nothingToFlick (GYM-003)'],
  ['a pillar to flick', { flickable: ['elf', 'pillar'] }, 'setup.flickable[1]: noSuchMovableDisc (GYM-003)'],
  ['one to flick twice', { flickable: ['elf', 'elf'] }, 'setup.flickable[1]: sameName (GYM-003)'],
  ['a flick faster than any', { maxSpeedMmS: 2201 }, 'setup.maxSpeedMmS: tooFast (GYM-004)'],
  [
    'a goal for a stranger',
    goal({ kind: 'strike', targets: ['orc', 'moth'] }),
    'setup.goals[0].targets[1]: noSuchDisc (GYM-007)',
  ],
  [
    'a pillar to be nudged',
    goal({ kind: 'nudge', disc: 'pillar', leastMm: 1, mostMm: 2 }),
    'setup.goals[0].disc: noSuchDisc (GYM-007)',
  ],
  ['a goal that nobody knows', goal({ kind: 'fly' }), 'setup.goals[0].kind: '],
  [
    'a nudge by nothing',
    goal({ kind: 'nudge', disc: 'orc', leastMm: 5, mostMm: 4 }),
    'setup.goals[0]: emptyRange (GYM-008)',
  ],
  ['a bank without a wall', goal({ kind: 'bank', target: 'orc', off: 'wall' }), 'setup.goals[0]: noCushion (GYM-009)'],
  [
    'a bank off the target',
    goal({ kind: 'bank', target: 'pillar', off: 'fixed' }),
    'setup.goals[0]: noCushion (GYM-009)',
  ],
  ['a strike at nobody', goal({ kind: 'strike', targets: [] }), 'setup.goals[0]: noTarget (GYM-010)'],
  ['a strike at one twice', goal({ kind: 'strike', targets: ['orc', 'orc'] }), 'setup.goals[0]: sameName (GYM-010)'],
  [
    'a ring inside out',
    goal({ kind: 'stop', xMm: 50, yMm: 50, innerMm: 9, outerMm: 9 }),
    'setup.goals[0]: emptyRange (GYM-011)',
  ],
  [
    'a ring where it lies',
    goal({ kind: 'stop', disc: 'orc', xMm: 100, yMm: 70, outerMm: 15 }),
    'setup.goals[0]: metAlready (GYM-011)',
  ],
  [
    'an edge that is a wall',
    { board: WALLED, ...goal({ kind: 'pushOff', disc: 'orc' }) },
    'setup.goals[0]: nothingLeaves (GYM-012)',
  ],
  ['no flick at all', { ...goal({ kind: 'pushOff', disc: 'orc' }), flicks: 0 }, 'setup.flicks: noFlicks (GYM-014)'],
  ['stars upside down', { stars: { three: 3, two: 2 } }, 'setup.stars: starsOutOfOrder (GYM-015)'],
  ['flicks to count without a goal', { flicks: 3 }, 'setup.flicks: nothingToCount (GYM-016)'],
  ['a field too many', { luck: 3 }, 'setup: unrecognized key'],
];
