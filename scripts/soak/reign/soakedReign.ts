import { sample, type Carried, type Command, type Prompt } from '../../../src/rules/machine';
import {
  END_WHYS,
  LOSSES,
  reign,
  reignBook as book,
  REROLLS,
  TEST_WHYS,
  type DoingKind,
  type ReignEvent,
  type ReignPurpose,
  type ReignSetup,
  type ReignState,
  type ReignTypes,
} from '../../../src/rules/reign';
import type { Goals, Tally } from '../coverage/tally';
import type { SoakedGame } from '../soakedGame';
import { whatIsWrong } from './invariants';
import type { Dice } from '../dice';
import { questFor, setupFor, underWayFor } from './setups';

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

function noteEvent(event: ReignEvent, tally: Tally): void {
  tally.add('event', event.kind);
  if (event.kind === 'lost') tally.add('loss', event.why);
  if (event.kind === 'rethrew') tally.add('rethrow', event.how);
  if (event.kind === 'rolled') tally.add('roll', event.why);
  if (event.kind === 'ended') tally.add('end', event.why);
}

/** Nobody begins with the skill or the weapon that gives it. */
const SELDOM: readonly string[] = ['scrounger'];

const ALL: Goals = {
  event: Object.keys(EVENTS),
  purpose: Object.keys(PURPOSES),
  doing: Object.keys(DOINGS),
  loss: LOSSES,
  rethrow: REROLLS.filter((how) => !SELDOM.includes(how)),
  roll: [
    ...TEST_WHYS,
    'attack',
    'smash',
    'fire',
    'amount',
    'bridgeFall',
    'armour',
    'search',
    'treasure',
    'handicap',
    'contents',
    'encounter',
    'prisoner',
    'imprevu',
  ],
  end: END_WHYS,
};

/** Anything at random; only seldom is a quest given up. */
export function played(prompt: Prompt<ReignTypes>, dice: Dice): Command<ReignTypes> {
  const command = dice.draw((stream) => sample(reign, prompt, stream));
  const isGivingUp = command.kind === 'deed' && command.deed === 'giveUp';
  return isGivingUp && !dice.oneIn(SELDOM_GIVEN_UP) ? played(prompt, dice) : command;
}
const SELDOM_GIVEN_UP = 50;

export const soakedReign: SoakedGame<ReignTypes, ReignSetup> = {
  book,
  mostCommands: 600,
  replayOneIn: 10,
  deal: (number, _, dice) => ({
    setup: number % 2 === 0 ? setupFor(dice) : number % 4 === 1 ? questFor(dice) : underWayFor(dice),
    next: (_state, prompt) => played(prompt, dice),
  }),
  aside: null,
  whatIsWrong,
  // No rule of it works in silence: all that happens is told.
  watched: () => reign,
  note: {
    setup: () => undefined,
    step({ prompt }: ReignState, { state, events }: Carried<ReignTypes>, tally) {
      for (const event of events) noteEvent(event, tally);
      if (state.prompt !== null && state.prompt !== prompt) tally.add('purpose', state.prompt.purpose.kind);
    },
    said(command: Command<ReignTypes>, tally) {
      if (command.kind === 'deed') tally.add('doing', command.deed.split(':')[0] ?? '');
    },
  },
  goals: { fake: ALL, real: ALL },
  outOfReach: {},
  unreleased: {},
};
