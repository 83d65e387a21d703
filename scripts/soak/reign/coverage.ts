import {
  ARMOUR_IDS,
  CREATURE_IDS,
  ELEMENT_KINDS,
  elementNamed,
  END_WHYS,
  everybody,
  HANDICAP_IDS,
  IMPREVU_IDS,
  LOSSES,
  POTION_IDS,
  QUEST_IDS,
  REROLLS,
  RUNE_IDS,
  SCROLL_IDS,
  SKILL_IDS,
  SPELL_IDS,
  SPEECHES,
  TEST_WHYS,
  THING_IDS,
  TRAP_KINDS,
  WEAPON_IDS,
  ZONE_IDS,
  type Person,
  type QuestId,
  type ReignEvent,
  type ReignState,
} from '../../../src/rules/reign';
import type { Goals, Tally } from '../coverage/tally';
import { DOINGS, EVENTS, PURPOSES } from './kinds';

/** What somebody can be in (REIGN-339), each by a word. */
const STATES: Readonly<Record<string, (person: Person) => boolean>> = {
  down: ({ downSince }) => downSince !== null,
  dead: ({ isDead }) => isDead,
  webbed: ({ web }) => web > 0,
  burning: ({ fire }) => fire !== null,
  poisoned: ({ isPoisoned }) => isPoisoned,
  invisible: ({ isInvisible }) => isInvisible,
  wasInvisible: ({ wasInvisible }) => wasInvisible,
  invulnerable: ({ isInvulnerable }) => isInvulnerable,
  immaterial: ({ isImmaterial }) => isImmaterial,
  winged: ({ hasWings }) => hasWings,
  clawed: ({ hasClaws }) => hasClaws,
  boosted: ({ boost }) => Object.keys(boost).length > 0,
  shielded: ({ faith }) => faith > 0,
  protected: ({ protection }) => protection > 0,
  thrownArmour: ({ thrownArmour }) => thrownArmour > 0,
  inHole: ({ hole }) => hole === 'in',
  passing: ({ hole }) => hole === 'passing',
  waiting: ({ waiting }) => waiting > 0,
  duelling: ({ duel }) => duel !== null,
  stranded: ({ isStranded }) => isStranded,
  brave: ({ isBrave }) => isBrave,
  lostToFear: ({ lostToFear }) => lostToFear,
  threatened: ({ threat }) => threat > 0,
  duped: ({ isDuped }) => isDuped,
  slowed: ({ owed }) => owed < 0,
  hastened: ({ owed }) => owed > 0,
  donning: ({ donning }) => donning !== null,
  halted: ({ isHalted }) => isHalted,
  swarm: ({ rear }) => rear.length > 0,
  newcomers: ({ newcomers }) => newcomers > 0,
  pact: ({ pact }) => pact > 0,
  parried: ({ parried }) => parried.length > 0,
  robbed: ({ isRobbed }) => isRobbed,
  named: ({ named }) => named.length > 0,
  spentRing: ({ spentRings }) => spentRings.length > 0,
  mended: ({ mends }) => mends > 0,
  servant: ({ calledBy }) => calledBy !== null,
  turncoat: ({ isGraded, side }) => isGraded && side === 'heroes',
  secondBlow: ({ secondBlow }) => secondBlow !== null,
  raised: ({ raised }) => raised.length > 0,
};

const SEARCHED = ELEMENT_KINDS.filter((kind) => !['well', 'rubble', 'portal', 'chest'].includes(kind));
const SHIELDS = ARMOUR_IDS.filter((id) => id.includes('shield'));
/** Nobody wears Svein's but Svein, and shields are held. */
const WORN = ARMOUR_IDS.filter((id) => !SHIELDS.includes(id));

const TABLES: Readonly<Record<QuestId, readonly string[]>> = {
  'quest:pest-control': ['creature:giant-spider', 'creature:giant-rat', 'creature:revenant'],
  'quest:fabulous-treasure': ['creature:giant-spider', 'creature:revenant', 'creature:ogre'],
  'quest:journey-into-shadow': ['creature:giant-spider', 'creature:revenant', 'creature:ogre', 'creature:giant-rat'],
  'quest:solar-orb': ['creature:giant-spider', 'creature:revenant', 'creature:ogre'],
};

/** Everything that thousands of games must have met; the page of records has what can be answered. */
export const GOALS: Goals = {
  event: Object.keys(EVENTS),
  purpose: Object.keys(PURPOSES),
  doing: Object.keys(DOINGS),
  loss: LOSSES,
  rethrow: REROLLS,
  roll: [
    ...TEST_WHYS,
    ...['attack', 'smash', 'fire', 'amount', 'bridgeFall', 'armour', 'search', 'treasure', 'handicap', 'contents'],
    ...['encounter', 'prisoner', 'imprevu'],
  ],
  end: END_WHYS,
  move: [
    ...['walk', 'run', 'fly', 'ghost', 'overrun', 'shove', 'jump', 'land', 'swim', 'cling', 'climb', 'join'],
    ...['teleport', 'rope', 'portal', 'drag', 'muster'],
  ],
  speech: [...SPEECHES, 'corrupt'].flatMap((speech) => [`${speech} heeded`, `${speech} in vain`]),
  state: Object.keys(STATES),
  skill: SKILL_IDS,
  handicap: HANDICAP_IDS,
  thing: THING_IDS.filter((id) => id !== 'goods:strongbox'),
  wielded: [...WEAPON_IDS, ...SHIELDS],
  worn: WORN,
  drunk: POTION_IDS,
  read: SCROLL_IDS,
  bound: RUNE_IDS,
  cast: SPELL_IDS,
  zone: ZONE_IDS,
  element: ELEMENT_KINDS,
  searched: SEARCHED,
  trap: TRAP_KINDS,
  imprevu: IMPREVU_IDS,
  creature: CREATURE_IDS,
  quest: QUEST_IDS,
  encounter: QUEST_IDS.flatMap((quest) => TABLES[quest].map((creature) => `${quest} ${creature}`)),
};

export function noteEvent(event: ReignEvent, { model }: ReignState, tally: Tally): void {
  tally.add('event', event.kind);
  if (event.kind === 'lost') tally.add('loss', event.why);
  if (event.kind === 'rethrew') tally.add('rethrow', event.how);
  if (event.kind === 'rolled') tally.add('roll', event.why);
  if (event.kind === 'ended') tally.add('end', event.why);
  if (event.kind === 'moved') tally.add('move', event.how);
  if (event.kind === 'spoke') tally.add('speech', `${event.speech} ${event.isHeeded ? 'heeded' : 'in vain'}`);
  if (event.kind === 'handicapped') tally.add('handicap', event.handicap);
  if (event.kind === 'drank') tally.add('drunk', event.potion);
  if (event.kind === 'read') tally.add('read', event.scroll);
  if (event.kind === 'bound') tally.add('bound', event.rune);
  if (event.kind === 'cast') tally.add('cast', event.spell);
  if (event.kind === 'sprang') tally.add('trap', event.what);
  if (event.kind === 'imprevu') tally.add('imprevu', event.imprevu);
  if (event.kind === 'rummaged') tally.add('searched', elementNamed(event.element)?.kind ?? '');
  if (event.kind === 'appeared' && model.quest !== null) tally.add('encounter', `${model.quest.id} ${event.what}`);
}

/** Who and what has been noted already: nothing of it changes without being made anew. */
const noted = new WeakMap<Tally, WeakSet<object>>();

function once(tally: Tally, value: object, note: () => void): void {
  const seen = noted.get(tally) ?? new WeakSet();
  noted.set(tally, seen);
  if (seen.has(value)) return;
  seen.add(value);
  note();
}

function notePerson(person: Person, tally: Tally): void {
  for (const [word, isSo] of Object.entries(STATES)) if (isSo(person)) tally.add('state', word);
  for (const skill of person.skills) tally.add('skill', skill);
  for (const { id, thing } of person.pack) {
    tally.add('thing', thing);
    if (person.hands.includes(id)) tally.add('wielded', thing);
    if (person.worn === id && person.donning === null) tally.add('worn', thing);
  }
  if (!person.is.startsWith('hero')) tally.add('creature', person.is);
}

export function noteState({ model }: ReignState, tally: Tally): void {
  for (const person of everybody(model)) once(tally, person, () => notePerson(person, tally));
  once(tally, model.board, () => {
    for (const { card } of model.board.zones) tally.add('zone', card);
    for (const { kind } of model.board.elements) tally.add('element', kind);
  });
  if (model.quest !== null) tally.add('quest', model.quest.id);
}
