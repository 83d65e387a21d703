import type { DoingKind, ReignEvent, ReignPurpose } from '../../../src/rules/reign';

/** Every kind there is: a new one does not compile until it stands here. */
export const EVENTS: Readonly<Record<ReignEvent['kind'], true>> = {
  ...{ rolled: true, roundBegan: true, turnBegan: true, ordered: true, acts: true, done: true, paid: true },
  ...{ points: true, waits: true, moved: true, stayed: true, struck: true, rethrew: true, guarded: true, lost: true },
  ...{ unhurt: true, regained: true, fell: true, rose: true, died: true, killed: true, webbed: true, freed: true },
  ...{ caughtFire: true, fireOut: true, poisoned: true, cured: true, afraid: true, opened: true, closed: true },
  ...{ unlocked: true, foundLocked: true, battered: true, sprang: true, disarmed: true, found: true, laid: true },
  ...{ crossed: true, drank: true, held: true, handed: true, took: true, dropped: true, joined: true, searched: true },
  ...{ rummaged: true, chestLocked: true, chestOpened: true, chestBattered: true, coins: true, foundThing: true },
  ...{ paidDestiny: true, cast: true, fizzled: true, shielded: true, vanished: true, slowed: true },
  ...{ spoke: true, bribed: true, changedSides: true, stole: true, noticed: true, landed: true, vanishedInto: true },
  ...{ donned: true, read: true, banished: true, protected: true, faded: true, winged: true, clawed: true },
  ...{ returned: true, summoned: true, timeBent: true, rewound: true, bound: true, named: true, challenged: true },
  ...{
    duelEnded: true,
    handicapped: true,
    inTown: true,
    zoneLaid: true,
    foundRubble: true,
    foundDoor: true,
    hiddenFound: true,
  },
  ...{ draughtFelt: true, wallGaveWay: true, appeared: true, ambushed: true, freedPrisoner: true, foundCorpse: true },
  ...{ imprevu: true, cavedIn: true, left: true, sealed: true, orbTaken: true, orbDropped: true, porterHome: true },
  ...{ porterLost: true, bootPrints: true, ruled: true, cheatedDeath: true, ended: true },
};
export const PURPOSES: Readonly<Record<ReignPurpose['kind'], true>> = {
  ...{ order: true, next: true, act: true, interrupt: true, blocked: true, land: true, climbOut: true, overrun: true },
  ...{ guard: true, parry: true, rethrow: true, cheatDeath: true, throwAt: true, keep: true },
  ...{ town: true, muster: true, stepOn: true, pull: true, whisk: true, returnFrom: true, roped: true },
};
export const DOINGS: Readonly<Record<DoingKind, true>> = {
  ...{ walk: true, run: true, melee: true, powerful: true, freeBlow: true, shoot: true, precise: true, smash: true },
  ...{ smashHard: true, open: true, close: true, pick: true, disarm: true, layTrap: true, shove: true, jump: true },
  ...{ drink: true, hold: true, hand: true, take: true, search: true, rummage: true, openChest: true, pickChest: true },
  ...{
    threaten: true,
    encourage: true,
    manipulate: true,
    corrupt: true,
    steal: true,
    throw: true,
    don: true,
    soothe: true,
  },
  ...{ smashChest: true, smashChestHard: true, cast: true, fury: true, breakFree: true, join: true, wait: true },
  ...{ read: true, teleport: true, rewind: true, bind: true, name: true, rope: true, portal: true, challenge: true },
  ...{ advance: true, lid: true, stealOrb: true, takeOrb: true, askForOrb: true, giveUp: true, end: true },
  ...{ buy: true, sell: true, store: true, fetch: true, pass: true, wield: true, wear: true, raise: true },
  ...{ raiseHitPoints: true, raiseActionPoints: true, learnSkill: true, learnSpell: true, cureHandicap: true },
};
