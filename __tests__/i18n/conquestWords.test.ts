import { join } from 'node:path';
import { conquestWords as spoken, type Namers } from '../../src/i18n/conquest';
import { en as english } from '../../src/i18n/conquest/en';
import { fr as french } from '../../src/i18n/conquest/fr';
import { REASONS } from '../../src/i18n/conquest/reasons';
import { screens as enScreens } from '../../src/i18n/conquest/screens/en';
import { screens as frScreens } from '../../src/i18n/conquest/screens/fr';
import { said as enSaid } from '../../src/i18n/conquest/vocabulary/en';
import { said as frSaid } from '../../src/i18n/conquest/vocabulary/fr';
import type { GameWords } from '../../src/i18n/common';
import {
  ABILITY_KINDS,
  CHARACTER_IDS,
  CRYSTAL_IDS,
  DECIDED_BY,
  DESIGNS,
  ENDINGS,
  HARMLESS,
  LAYOUT_IDS,
  PROJECTILE_KINDS,
  SHOT_KINDS,
  TEAMS,
  type ConquestEvent,
  type ConquestPurpose,
} from '../../src/rules/conquest';
import { refuse, seatId } from '../../src/rules/machine';
import type { ConquestPlayed } from '../../src/session/conquest';
import { isLoose, isTyped, leftInEnglish } from './french';
import { leavesOf, variablesOf } from './leaves';
import { refuseCalls } from './refuseCalls';
import { whyUnfit } from './samples/speakers';

const ann = seatId('ann');
const namers: Namers = { seat: (id) => (id === 'ann' ? 'Ann' : 'Bob'), playerOf: () => 'Ann' };
const en = spoken({ language: 'en', said: enSaid }, namers);
const fr = spoken({ language: 'fr', said: frSaid }, namers);

/** What a frame asks is answered for the game as its session plays it: otherwise this is a type error. */
const AS_PLAYED: readonly GameWords<ConquestPlayed>[] = [en, fr];

const CARD = 'gryphon/moth';
const SPOT = { xMm: 1, yMm: 2 };

/** One of every kind at least: a kind without is a type error. */
const EVENTS: { readonly [K in ConquestEvent['kind']]: readonly Extract<ConquestEvent, { kind: K }>[] } = {
  laidOut: LAYOUT_IDS.map((layout) => ({ kind: 'laidOut', layout })),
  firstTeam: TEAMS.map((team) => ({ kind: 'firstTeam', team })),
  dealt: [{ kind: 'dealt', team: 'sword', seat: ann, cards: [CARD, 'hidden'] }],
  turnBegan: [true, false].map((isStunned) => ({
    ...{ kind: 'turnBegan', team: 'sword', character: 'sword-1', seat: ann, isStunned },
  })),
  drew: (['turn', 'insight'] as const).flatMap((why) =>
    (why === 'turn' ? ([CARD, 'hidden'] as const) : (['hidden'] as const)).map((card) => ({
      ...{ kind: 'drew', team: 'sword', seat: ann, card, why },
    })),
  ),
  pileEmpty: [{ kind: 'pileEmpty', team: 'sword' }],
  played: [true, false].map((isSurprise) => ({ kind: 'played', team: 'sword', seat: ann, card: CARD, isSurprise })),
  gaveUp: [{ kind: 'gaveUp', team: 'sword', seat: ann, card: CARD }],
  named: [{ kind: 'named', target: 'skull-1' }],
  flicked: [
    ...SHOT_KINDS.map((shot) => ({ kind: 'flicked' as const, disc: 'sword-1', shot, from: null })),
    { kind: 'flicked', disc: 'crystal-1', shot: 'obstacle', from: null },
  ],
  settled: [{ kind: 'settled', discs: [] }],
  putBack: [{ kind: 'putBack', disc: 'crystal-1', ...SPOT }],
  projectileGone: (['spent', 'offTheMat'] as const).map((why) => ({ kind: 'projectileGone', disc: 'wave', why })),
  hit: [{ kind: 'hit', shot: 'combat', target: 'skull-1', contact: 0, damage: 1 }],
  harmless: HARMLESS.map((why) => ({ kind: 'harmless', target: 'skull-1', contact: 0, why, rule: 'CONQ-081' })),
  missed: [true, false].map((mayFlickAgain) => ({ kind: 'missed', target: 'skull-1', mayFlickAgain })),
  boosted: [{ kind: 'boosted', seat: ann, card: CARD, damage: 3 }],
  armourSpent: [ann, null].map((seat) => ({ kind: 'armourSpent', team: 'skull', seat, card: CARD, cancelled: 2 })),
  tokenMoved: [
    { kind: 'tokenMoved', from: 'skull', to: 'bank', why: 'damage' },
    { kind: 'tokenMoved', from: 'skull', to: 'sword', why: 'capture' },
    { kind: 'tokenMoved', from: 'bank', to: 'sword', why: 'heal' },
    { kind: 'tokenMoved', from: 'sword', to: 'bank', why: 'exhaustion' },
  ],
  stunned: [{ kind: 'stunned', team: 'skull' }],
  pileRenewed: [{ kind: 'pileRenewed', team: 'skull', count: 9 }],
  sundered: [{ kind: 'sundered', team: 'skull', card: CARD }],
  quaked: [{ kind: 'quaked', team: 'skull' }],
  lapsed: (['surprise', 'heal', 'reset', 'insight', 'sunder'] as const).map((ability) => ({ kind: 'lapsed', ability })),
  kept: [{ kind: 'kept', team: 'skull', card: CARD }],
  discarded: [{ kind: 'discarded', team: 'skull', card: CARD }],
  flipped: [{ kind: 'flipped', team: 'skull', number: 2 }],
  ended: ENDINGS.flatMap((why) =>
    DECIDED_BY.map((by) => ({
      ...{ kind: 'ended' as const, why, team: 'skull' as const, by },
      winner: by === 'nothing' ? null : ('sword' as const),
    })),
  ),
};

const ASKED = { card: CARD, index: 0, shot: 'combat' } as const;
const PURPOSES: { readonly [K in ConquestPurpose['kind']]: readonly Extract<ConquestPurpose, { kind: K }>[] } = {
  playCard: [{ kind: 'playCard', character: 'sword-1' }],
  giveUpCard: [{ kind: 'giveUpCard', character: 'sword-1' }],
  surprise: [{ kind: 'surprise', character: 'sword-1', card: CARD }],
  target: [{ kind: 'target', character: 'sword-1', shot: ASKED }],
  shoot: [
    ...SHOT_KINDS.map((shot) => ({
      ...{ kind: 'shoot' as const, character: 'sword-1' as const, shot: { ...ASKED, shot }, target: null },
    })),
    { kind: 'shoot', character: 'sword-1', shot: { card: null, index: null, shot: 'move' }, target: null },
  ],
  shootAgain: [{ kind: 'shootAgain', character: 'sword-1', shot: ASKED, target: 'skull-1', projectile: 'fireball' }],
  watch: [{ kind: 'watch', character: 'sword-1', shot: null, target: null }],
  boost: [{ kind: 'boost', character: 'sword-1', damage: 2, boosted: 3 }],
  armour: [{ kind: 'armour', team: 'skull', card: CARD, targets: ['skull-1', 'skull-2'], damage: 4 }],
  sunder: [{ kind: 'sunder', team: 'skull' }],
  moveCrystal: [true, false].map((isQuake) => ({ kind: 'moveCrystal', character: 'sword-1', isQuake })),
};

const aim = (target: string | null, way: 'straight' | 'bank' | 'move' = 'straight') => ({
  ...{ discId: 'sword-1', from: null, vxMmS: 1, vyMmS: 0, target, way },
});
type Thought = ConquestPlayed['thought'];
const FORESEEN = { aim: aim('skull-1'), chance: 0.42 };
const THOUGHTS: { readonly [K in Thought['kind']]: readonly Extract<Thought, { kind: K }>[] } = {
  shot: [
    { kind: 'shot', shot: 'combat', ...FORESEEN },
    { kind: 'shot', shot: 'combat', aim: aim('skull-1', 'bank'), chance: 0.42 },
    { kind: 'shot', shot: 'combat', aim: aim('skull-1'), chance: 0.01 },
    { kind: 'shot', shot: 'move', aim: aim(null, 'move'), chance: 1 },
  ],
  crystal: [
    { kind: 'crystal', aim: aim(null), chance: 1 },
    { kind: 'crystal', aim: aim('skull-1'), chance: 1 },
  ],
  leave: [{ kind: 'leave' }],
  card: [FORESEEN, null].map((shot) => ({ kind: 'card', card: CARD, tried: 4, shot })),
  noCard: [{ kind: 'noCard', tried: 4 }],
  giveUp: [{ kind: 'giveUp', card: CARD, tried: 4 }],
  target: [FORESEEN, null].map((shot) => ({ kind: 'target', target: 'skull-1', shot })),
  weighed: [{ kind: 'weighed', option: null, tried: 4 }],
  anyLegal: [{ kind: 'anyLegal' }],
  stumbled: [{ kind: 'stumbled' }],
};

const events = Object.values(EVENTS).flat() as ConquestEvent[];
const purposes = Object.values(PURPOSES).flat() as ConquestPurpose[];

describe.each([
  ['English', en, english],
  ['French', fr, french],
])('Conquest in %s', (language, words, wording) => {
  const isFit = (text: string): boolean =>
    whyUnfit(text) === null && !isTyped(text) && (language === 'English' || !(isLoose(text) || leftInEnglish(text)));
  const unfit = (texts: readonly string[]) => texts.filter((text) => !isFit(text));

  it('CONQ-044 names every card and disc, no two alike but the two cards of a face', () => {
    const ids = [...DESIGNS.map(({ id }) => id), ...CHARACTER_IDS, ...CRYSTAL_IDS, ...PROJECTILE_KINDS, ...TEAMS];
    const names = ids.map((id) => words.name(id));
    expect(unfit(names)).toEqual([]);
    expect(new Set(names).size).toBe(ids.length);
    expect(words.name('gryphon/moth')).toBe(words.name('gryphon/spider'));
    expect([words.option('skull-2'), words.name('ann')]).toEqual([words.name('skull-2'), 'Ann']);
  });

  it('says of every face, shot, ability and choice what it is, no two alike', () => {
    const { cards, shots, abilities, layouts, grounds, options, armour, targeted } = wording;
    const groups = [cards, shots, abilities, layouts, grounds, options, { armour, targeted }];
    const texts = groups.flatMap((group) => Object.values(group).map(({ text }) => text));
    expect(unfit(texts)).toEqual([]);
    expect(new Set(texts).size).toBe(texts.length);
    expect(Object.keys(abilities)).toEqual([...ABILITY_KINDS]);
    for (const text of texts) expect(text).toMatch(/[.!?]$/);
  });

  it('tells every event, everything filled in, no two alike', () => {
    const lines = events.map((event) => words.event(event));
    expect(lines.filter((line) => !isFit(line) || !/[.]$/.test(line))).toEqual([]);
    expect(new Set(lines).size).toBe(lines.length);
  });

  it('counts tokens that go at once', () => {
    const [damage, , heal] = EVENTS.tokenMoved;
    for (const event of [damage!, heal!]) {
      const told = words.told(event, [event, event, event]);
      expect(isFit(told)).toBe(true);
      expect(told).toContain('3');
      expect(words.told(event, [event])).toBe(words.event(event));
    }
  });

  it('asks every question, and takes every answer back', () => {
    const asked = purposes.map((purpose) => words.prompt(purpose));
    expect(unfit(asked.flatMap(({ name, text, happened }) => [name, text, ...(happened ? [happened] : [])]))).toEqual(
      [],
    );
    expect(asked.filter(({ name }) => name.includes(':'))).toEqual([]);
    const undo = words.undo(PURPOSES.playCard[0]!, { kind: 'choose', options: [CARD] });
    expect(undo).toContain(words.name(CARD));
    expect(isFit(words.undo(PURPOSES.surprise[0]!, { kind: 'choose', options: [] }))).toBe(true);
  });

  it('says why the app answers so, as the end of a sentence, no two alike', () => {
    const reasons = (Object.values(THOUGHTS).flat() as Thought[]).map((thought) => words.why(thought));
    for (const reason of reasons) expect(reason).not.toMatch(/^\p{Lu}|[.!?]$|\{\{|"|'/u);
    expect(new Set(reasons).size).toBe(reasons.length);
    expect(reasons[0]).toContain('42');
  });

  it('has a sentence for every reason, and for one that it does not know', () => {
    const details = { piece: 'sword-1', other: 'crystal-1', seat: 'ann', min: 1, max: 2, chosen: 3, limit: 4, bank: 5 };
    const more = { least: 6, card: CARD, team: 'sword', tokens: 0, total: 5, minTotal: 6, maxTotal: 7 };
    const said = REASONS.map((reason) => words.refusal(refuse(reason, null, { ...details, ...more })));
    expect(unfit(said)).toEqual([]);
    expect(whyUnfit(words.refusal(refuse('somethingNew')))).toBeNull();
  });

  it('says how it ended', () => {
    const names = (['sword', 'skull', null] as const).map(
      (winner) => words.outcome({ winner, why: 'bankEmpty', by: 'tokens' }).name,
    );
    expect([new Set(names).size, unfit(names)]).toEqual([3, []]);
  });
});

it.each([
  ['words', english, french],
  ['screens', enScreens, frScreens],
])('the %s of both languages have the same keys and variables', (_, one, other) => {
  const [first, second] = [leavesOf(one), new Map(leavesOf(other))];
  expect([...second.keys()].sort()).toEqual(first.map(([key]) => key).sort());
  for (const [key, text] of first) expect([key, variablesOf(second.get(key) ?? '')]).toEqual([key, variablesOf(text)]);
  const texts = [...second.values()];
  expect(texts.filter((text) => / [:;!?%»]|« /.test(text) || isLoose(text) || isTyped(text))).toEqual([]);
  expect(AS_PLAYED).toHaveLength(2);
});

it('knows the reasons that its rules give', () => {
  const calls = refuseCalls(
    join(__dirname, '../..'),
    'src/{rules/{machine,flicking,conquest},session/conquest}/**/*.ts',
  );
  const given = calls.flatMap(({ reason }) => (reason === null ? [] : [reason]));
  expect(given.length).toBeGreaterThan(15);
  expect(given.filter((reason) => !REASONS.some((known) => known === reason))).toEqual([]);
});
