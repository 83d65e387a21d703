import { join } from 'node:path';
import { reignWords, STATES, type Namers } from '../../src/i18n/reign';
import { en as english } from '../../src/i18n/reign/en';
import { fr as french } from '../../src/i18n/reign/fr';
import { REASONS } from '../../src/i18n/reign/reasons';
import {
  ARMOUR_IDS,
  CREATURE_IDS,
  DIE_COLOURS,
  DOOR_KINDS,
  ELEMENT_KINDS,
  GRADES,
  GRIMOIRE_IDS,
  HANDICAP_IDS,
  HERO_IDS,
  IMPREVU_IDS,
  LEVEL_IDS,
  OBJECT_CATEGORIES,
  QUEST_IDS,
  SKILL_IDS,
  SPELL_IDS,
  THING_IDS,
  TRAP_KINDS,
  VOCATIONS,
  WARDS,
  WEAPON_IDS,
  ZONE_IDS,
  type ReignEvent,
  type ReignPurpose,
} from '../../src/rules/reign';
import { refuse } from '../../src/rules/machine';
import { isLoose, isTyped, leftInEnglish } from './french';
import { leavesOf, variablesOf } from './leaves';
import { refuseCalls } from './refuseCalls';
import { DEEDS, PURPOSES } from './samples/reignDeeds';
import { DAGGER, EVENTS, UNKNOWN } from './samples/reignEvents';
import { whyUnfit } from './samples/speakers';

const namers: Namers = {
  hero: (id) => (id === 'hero:svein' ? 'Gudrun' : null),
  thing: (id) => (id === DAGGER ? 'weapon:dagger' : null),
};
const en = reignWords({ language: 'en', wording: english }, namers);
const fr = reignWords({ language: 'fr', wording: french }, namers);

const events = Object.values(EVENTS).flat() as ReignEvent[];
const purposes = Object.values(PURPOSES).flat() as ReignPurpose[];

describe.each([
  ['English', en, english],
  ['French', fr, french],
])('Dark Reign in %s', (language, words, wording) => {
  const isFit = (text: string): boolean =>
    whyUnfit(text) === null && !isTyped(text) && (language === 'English' || !(isLoose(text) || leftInEnglish(text)));
  const unfit = (texts: readonly string[]) => texts.filter((text) => !isFit(text));

  it('names everybody and everything that has an id, no two alike', () => {
    const ids = [...HERO_IDS, ...CREATURE_IDS, ...THING_IDS, ...SKILL_IDS, ...HANDICAP_IDS];
    const names = [...ids, ...ELEMENT_KINDS, ...TRAP_KINDS, ...ZONE_IDS].map((id) => words.name(id));
    expect(unfit(names)).toEqual([]);
    expect(new Set(names).size).toBe(names.length);
    const spells = SPELL_IDS.map((id) => words.name(id));
    expect([unfit(spells), new Set(spells).size]).toEqual([[], SPELL_IDS.length]);
    expect(names).not.toContain(wording.something.name);
    expect([words.name('hero:svein'), words.name(DAGGER)]).toEqual(['Gudrun', words.name('weapon:dagger')]);
    expect(words.name(UNKNOWN)).toBe(wording.something.name);
  });

  it('tells those of a kind apart by their numbers, and what stands about by its kind', () => {
    expect(words.name('ogre-2')).toContain('2');
    expect(words.name('ogre-2')).not.toBe(words.name('ogre-1'));
    expect(words.name('cut-purse-1')).toContain(wording.creatures['creature:cut-purse'].name);
    expect(words.name('chest-12')).toBe(wording.elements.chest.name);
  });

  it('says of everything what it is, no two alike', () => {
    const { heroes, creatures, weapons, armours, things, skills, handicaps, states, elements, doors } = wording;
    const { zones, imprevus, levels, counters, grades, options, grounds, campaign, orb } = wording;
    const groups = [heroes, creatures, weapons, armours, things, skills, handicaps, states, elements, doors];
    const more = [zones, imprevus, levels, counters, grades, options, grounds, { campaign, orb }];
    const said = [...groups, ...more].flatMap((group) => Object.values(group).map(({ text }) => text));
    const texts = [...said, ...SPELL_IDS.map((id) => words.spell(id))];
    expect(unfit(texts)).toEqual([]);
    expect(new Set(texts).size).toBe(texts.length);
    expect(texts.filter((text) => !/[.!?]$/.test(text))).toEqual([]);
  });

  it('has words for each of a closed set, and for nothing else', () => {
    const sets: readonly (readonly [object, readonly string[]])[] = [
      [wording.heroes, HERO_IDS],
      [wording.creatures, CREATURE_IDS],
      [{ ...wording.weapons, ...wording.armours, ...wording.things }, THING_IDS],
      [{ ...wording.weapons, ...wording.armours }, [...WEAPON_IDS, ...ARMOUR_IDS]],
      [wording.spells, SPELL_IDS],
      [wording.skills, SKILL_IDS],
      [wording.handicaps, HANDICAP_IDS],
      [wording.states, STATES],
      [wording.elements, [...ELEMENT_KINDS, ...TRAP_KINDS]],
      [wording.zones, ZONE_IDS],
      [wording.imprevus, IMPREVU_IDS],
      [wording.quests, QUEST_IDS],
      [wording.levels, LEVEL_IDS],
      [wording.vocations, VOCATIONS],
      [wording.grades, GRADES],
      [wording.doors, DOOR_KINDS],
      [wording.dice, DIE_COLOURS],
      [wording.categories, OBJECT_CATEGORIES],
      [wording.grimoires, GRIMOIRE_IDS],
      [wording.figures.wards, WARDS],
    ];
    for (const [group, ids] of sets) expect(Object.keys(group).sort()).toEqual([...ids].sort());
  });

  it('tells the story of every quest, and its goal', () => {
    const stories = [...Object.values(wording.quests), wording.porter];
    const texts = stories.flatMap(({ name, context, goal, won }) => [name, context, goal, won]);
    expect(unfit(texts)).toEqual([]);
    expect(new Set(texts).size).toBe(texts.length);
    expect(stories.filter(({ context, goal }) => context.length < goal.length)).toEqual([]);
  });

  it('gives figures of every thing as the rules have them', () => {
    const figures = THING_IDS.map((id) => words.figures(id));
    expect(unfit(figures)).toEqual([]);
    const [force, and] = [wording.figures.force, language === 'English' ? 'and' : 'et'];
    expect(words.figures('weapon:dragon-tooth-spear')).toContain(`${force}, 1 ${and} 1D`);
    expect(words.figures('weapon:dragon-tooth-spear')).toContain(wording.figures.piercesAll);
    expect(words.figures('weapon:ghost-bow')).toContain('16');
    expect(words.figures('armour:honed')).toContain(wording.figures.wards.web);
    expect(words.figures('object:old-kings-crown')).toContain(wording.levels.charisma.name);
    expect(words.spell('spell:shadow-dart')).toContain(`3 ${and} 2D`);
  });

  it('tells every event, everything filled in, no two alike', () => {
    const lines = events.map((event) => words.event(event));
    expect(lines.filter((line) => !isFit(line) || !/[.!]$/.test(line))).toEqual([]);
    expect(new Set(lines).size).toBe(lines.length);
    expect(words.told(events[0]!, events.slice(0, 2))).toBe(`${lines[0]} ${lines[1]}`);
  });

  it('asks every question, and takes every answer back', () => {
    const asked = purposes.map((purpose) => words.prompt(purpose));
    const texts = asked.flatMap(({ name, text, happened }) => [name, text, ...(happened ? [happened] : [])]);
    expect(unfit(texts)).toEqual([]);
    expect(asked.filter(({ name }) => name.includes(':'))).toEqual([]);
    const act = PURPOSES.act[0]!;
    expect(words.undo(act, { kind: 'deed', deed: 'pick:0:4,0' })).toContain(wording.doings.pick);
    expect(words.undo(PURPOSES.keep[0]!, { kind: 'choose', options: ['i3'] })).toContain(words.name(DAGGER));
    expect(isFit(words.undo(PURPOSES.blocked[0]!, { kind: 'choose', options: [] }))).toBe(true);
  });

  it('offers everything that can be done, no two alike', () => {
    const said = DEEDS.map((deed) => words.deed(deed));
    expect(unfit(said.flatMap(({ name, text }) => [name, text]))).toEqual([]);
    expect(new Set(said.map(({ name }) => name)).size).toBe(DEEDS.length);
    expect(said.filter(({ text }) => !/[.]$/.test(text))).toEqual([]);
    expect(new Set(Object.values(wording.doings)).size).toBe(DEEDS.length);
  });

  it('says what can be chosen: a word, somebody, a thing, a square', () => {
    const said = ['bleed', 'omen', 'ogre-1', 'i3', '1:3,4'].map((option) => words.option(option));
    expect(unfit(said)).toEqual([]);
    expect(said.at(-1)).toMatch(/2.*D5/);
  });

  it('has a sentence for every reason, and for one that it does not know', () => {
    const who = { target: 'ogre-1', item: DAGGER, spell: 'spell:spark', thing: 'weapon:dagger', rune: 'rune:life' };
    const details = { ...who, element: 'chest-1', level: 'force', skill: 'skill:parry', seat: 'hero:svein' };
    const pieces = { piece: 'ogre-1', other: 'ogre-2', min: 1, max: 2, chosen: 3, limit: 4, total: 5 };
    const counts = { minTotal: 6, maxTotal: 7, cost: 2, points: 1, price: 30, coins: 4, xp: 3, weight: 90 };
    const all = { ...details, ...pieces, ...counts, difficulty: 9, distance: 12, range: 6 };
    const said = REASONS.map((reason) => words.refusal(refuse(reason, null, all)));
    expect(unfit(said)).toEqual([]);
    expect(whyUnfit(words.refusal(refuse('somethingNew')))).toBeNull();
  });

  it('says why the app answers so, as the end of a sentence, no two alike', () => {
    const deeds = (['fight', 'heal', 'quest', 'explore', 'gear', 'rest'] as const).flatMap((aim) =>
      [{ wins: 26, of: 36 }, null].map((chance) => words.why({ kind: 'deed', aim, chance })),
    );
    const reasons = [...deeds, ...(['chosen', 'anyLegal', 'stumbled'] as const).map((kind) => words.why({ kind }))];
    for (const reason of reasons) expect(reason).not.toMatch(/^\p{Lu}|[.!?]$|\{\{|"|'/u);
    expect(new Set(reasons).size).toBe(reasons.length);
    expect(deeds[0]).toContain('72');
  });

  it('says how it ended', () => {
    const names = [true, false].map((isWon) => words.outcome({ isWon, why: 'quest', pot: 0 }).name);
    expect([new Set(names).size, unfit(names)]).toEqual([2, []]);
    expect(isFit(words.watching())).toBe(true);
  });
});

it('has the same keys and variables in both languages', () => {
  const [first, second] = [leavesOf(english), new Map(leavesOf(french))];
  expect([...second.keys()].sort()).toEqual(first.map(([key]) => key).sort());
  for (const [key, text] of first) expect([key, variablesOf(second.get(key) ?? '')]).toEqual([key, variablesOf(text)]);
  const texts = [...second.values()];
  expect(texts.filter((text) => / [:;!?%»]|« /.test(text) || isLoose(text) || isTyped(text))).toEqual([]);
});

it('knows the reasons that its rules give, and fills them with what these bring along', () => {
  const calls = refuseCalls(join(__dirname, '../..'), 'src/rules/{machine,reign}/**/*.ts');
  const given = calls.flatMap(({ reason }) => (reason === null ? [] : [reason]));
  expect(given.length).toBeGreaterThan(30);
  expect(given.filter((reason) => !REASONS.some((known) => known === reason))).toEqual([]);
  const refusals: Readonly<Record<string, string>> = english.refusals;
  const own = calls.filter(({ at, details }) => at.includes('rules/reign') && details !== null);
  const lacking = own.filter(({ reason, details }) =>
    variablesOf(refusals[reason ?? ''] ?? '').some((variable) => !details?.includes(variable)),
  );
  expect(lacking).toEqual([]);
});
