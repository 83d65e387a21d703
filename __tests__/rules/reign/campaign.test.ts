import { apply } from '../../../src/rules/machine';
import {
  FIRST_STEPS,
  freshHero,
  openReign,
  reign,
  suggestedGrade,
  USUAL_CHOICES,
  type Carried,
  type CarriedHero,
  type ReignDeed,
  type ReignState,
} from '../../../src/rules/reign';
import { choose, deed, fight, OGRE, played, SVEIN, YSOLDE } from './hand';

const hero = (more: Partial<CarriedHero> = {}): CarriedHero => ({
  ...freshHero('hero:svein'),
  coins: 500,
  xp: 100,
  earned: 100,
  ...more,
});
const party = (more: Partial<CarriedHero> = {}, rest: Partial<Carried> = {}): Carried => ({
  heroes: [hero(more), freshHero('hero:morgane')],
  strongbox: null,
  ...rest,
});
const CHOICES = {
  ...USUAL_CHOICES,
  heroes: USUAL_CHOICES.heroes.filter(({ hero: id }) => id === 'hero:svein' || id === 'hero:morgane'),
};

function inTown(carried: Carried, ids: readonly string[] = [], chapter = 'quest:fabulous-treasure'): ReignState {
  const opened = openReign(FIRST_STEPS.setupOf(carried, chapter, CHOICES), 7);
  if (!opened.ok) throw new Error(opened.error.reason);
  return ids.reduce((state, id) => {
    const applied = apply(reign, state, { kind: 'deed', deed: id });
    if (!applied.ok) throw new Error(`${id}: ${applied.refusal.reason} ${applied.refusal.rule ?? ''}`);
    return applied.state;
  }, opened.value.state);
}
const svein = ({ model }: ReignState) => {
  const person = model.people[SVEIN];
  if (person === undefined) throw new Error('no Svein');
  return person;
};
const deeds = ({ prompt }: ReignState, kind: string): readonly ReignDeed[] =>
  prompt?.ask.kind === 'deed' ? prompt.ask.deeds.filter((one) => one.kind === kind) : [];
const whyNot = ({ prompt }: ReignState, id: string): string | null => {
  const found = prompt?.ask.kind === 'deed' ? prompt.ask.barred.find((one) => one.deed.id === id) : undefined;
  return found === undefined ? null : `${found.why.reason} ${found.why.rule ?? ''}`;
};

describe('the campaign', () => {
  const carried = party();
  const won = (chapter: string, isWon = true) => ({ chapter, isWon, carried });

  it('REIGN-264, REIGN-266 four quests in sequence; one that is lost is played again', () => {
    expect(FIRST_STEPS.onward([])).toEqual({ open: ['quest:pest-control'] });
    expect(FIRST_STEPS.onward([won('quest:pest-control', false)])).toEqual({ open: ['quest:pest-control'] });
    expect(FIRST_STEPS.onward([won('quest:pest-control')])).toEqual({ open: ['quest:fabulous-treasure'] });
    expect(FIRST_STEPS.onward(FIRST_STEPS.chapters.map((chapter) => won(chapter)))).toEqual({ ending: 'fulfilled' });
  });

  it('REIGN-367 new heroes go straight in, with their kit, no écus and no experience', () => {
    const opened = openReign(FIRST_STEPS.setupOf(null, 'quest:pest-control', USUAL_CHOICES), 1);
    if (!opened.ok) throw new Error(opened.error.reason);
    expect(opened.value.state.prompt?.purpose.kind).toBe('muster');
    expect(svein(opened.value.state)).toMatchObject({ coins: 0, xp: 0, hp: 32, destiny: 2 });
  });

  it('REIGN-263 the suggested level by all that the best ever earned', () => {
    expect([29, 30, 79, 80].map((earned) => suggestedGrade(party({ earned })))).toEqual([
      'novice',
      'adventurer',
      'adventurer',
      'hero',
    ]);
  });
});

describe('what comes out of a quest', () => {
  const end = (outcome: boolean, more: object = {}) => {
    const people = [
      [SVEIN, '0:3,2', { destiny: 1 }],
      [YSOLDE, '0:3,3', { destiny: 1 }],
      [OGRE, '0:7,5', more],
    ] as const;
    const setup = fight('dead-end', people, { quest: { id: 'quest:pest-control' }, draws: [5, 5] }, { pot: 101 });
    const { state } = played(setup, [choose(SVEIN, YSOLDE), deed(outcome ? 'lid:well-1' : 'giveUp')]);
    return { state, carried: FIRST_STEPS.carriedOf(state) };
  };

  it('REIGN-182, REIGN-181 the pot in equal shares among those who live, the rest to the leader; the score is the pot before', () => {
    const { state, carried } = end(true);
    expect(state.outcome?.pot).toBe(101);
    expect(carried.heroes.map(({ coins }) => coins).sort()).toEqual([50, 51]);
    const [leader] = state.model.leaders;
    expect(carried.heroes.find(({ hero: id }) => id === leader)?.coins).toBe(51);
  });

  it('REIGN-300, REIGN-038 ten for a quest that was won and two unhurt, a point of Destiny; three for a lost one', () => {
    expect(end(true).carried.heroes[0]).toMatchObject({ xp: 12, earned: 12, destiny: 2 });
    expect(end(false).carried.heroes[0]).toMatchObject({ xp: 5, destiny: 1 });
  });

  it('REIGN-153, REIGN-061 whoever is dead is followed by a new hero; who lives keeps what it has', () => {
    const { state } = end(false);
    const people = {
      ...state.model.people,
      [YSOLDE]: { ...state.model.people[YSOLDE], isDead: true, at: null, pack: [] },
    };
    const carried = FIRST_STEPS.carriedOf({
      ...state,
      model: { ...state.model, people: people as typeof state.model.people },
    });
    expect(carried.heroes.find(({ hero: id }) => id === YSOLDE)).toEqual(freshHero('hero:ysolde'));
    expect(carried.heroes.find(({ hero: id }) => id === SVEIN)).toMatchObject({
      held: [{ thing: 'weapon:two-handed-cleaver' }],
      coins: 101,
    });
  });
});

describe('REIGN-308, REIGN-309 the town', () => {
  it('sells the ordinary weapons at twice what it gives, and the goods of its list; nothing else', () => {
    const state = inTown(party({ coins: 9999 }));
    const prices = Object.fromEntries(
      deeds(state, 'buy').map((one) => (one.kind === 'buy' ? [one.thing, one.price] : ['', 0])),
    );
    expect(prices).toMatchObject({
      'weapon:spear': 400,
      'weapon:dagger': 30,
      'potion:curing': 50,
      'goods:rope': 20,
      'grimoire:magic-for-beggars': 50,
    });
    expect(
      Object.keys(prices).some((id) => id.startsWith('rune') || id.startsWith('scroll') || id === 'potion:speed'),
    ).toBe(false);
    expect(whyNot(inTown(party({ coins: 10 })), 'buy:goods:rope')).toBe('tooFewCoins REIGN-308');
  });

  it('REIGN-195 a find is sold at its sale price, and what is bought is paid for', () => {
    const bought = inTown(party(), ['buy:weapon:cleaver']);
    expect([svein(bought).coins, svein(bought).pack.map(({ thing }) => thing)]).toEqual([
      460,
      expect.arrayContaining(['weapon:cleaver']),
    ]);
    const [first] = svein(inTown(party())).pack;
    expect(svein(inTown(party(), [`sell:${first?.id ?? ''}`])).coins).toBe(570);
  });

  it('after the third quest a village: no weapons above 100 écus', () => {
    const village = deeds(inTown(party({ coins: 9999 }), [], 'quest:solar-orb'), 'buy').flatMap((one) =>
      one.kind === 'buy' ? [one] : [],
    );
    expect(village.filter(({ thing, price }) => thing.startsWith('weapon') && price > 100)).toEqual([]);
    expect(village.some(({ thing }) => thing === 'armour:mail-shirt')).toBe(true);
  });

  it('REIGN-046 nobody goes with more than it can carry; the rest is sold or put in a strongbox', () => {
    const heavy = party({
      pack: Array.from({ length: 5 }, () => ({ thing: 'armour:mail-shirt', runes: [] }) as const),
    });
    const state = inTown(heavy);
    expect(whyNot(state, 'end')).toBe('tooHeavy REIGN-046');
    const [, , item] = svein(state).pack;
    const stored = inTown(heavy, ['buy:goods:strongbox', `store:${item?.id ?? ''}`]);
    expect([whyNot(stored, 'end'), stored.model.strongbox?.length, svein(stored).coins]).toEqual([null, 1, 400]);
    expect(deeds(stored, 'fetch')).toHaveLength(1);
  });

  it('REIGN-046 nobody who is ready to go is handed more than it can carry', () => {
    const laden = { ...freshHero('hero:morgane'), pack: [{ thing: 'armour:mail-shirt', runes: [] }] } as const;
    const full = party({ pack: Array.from({ length: 4 }, () => ({ thing: 'armour:mail-shirt', runes: [] }) as const) });
    const state = inTown({ ...full, heroes: [...full.heroes.slice(0, 1), laden] }, ['end']);
    const item = state.model.people['hero:morgane']?.pack.find(({ thing }) => thing === 'armour:mail-shirt');
    expect(whyNot(state, `pass:${item?.id ?? ''}>${SVEIN}`)).toBe('tooHeavy REIGN-046');
    expect(deeds(state, 'pass').map(({ id }) => id)).not.toContain(`pass:${item?.id ?? ''}>${SVEIN}`);
    expect(deeds(state, 'pass').length).toBeGreaterThan(0);
  });

  it('REIGN-049 the healer takes one handicap away for 150', () => {
    const healed = inTown(party({ handicaps: ['handicap:limp'] }), ['cureHandicap:handicap:limp']);
    expect(svein(healed)).toMatchObject({ handicaps: [], coins: 350 });
  });

  it('REIGN-035, REIGN-308 everybody begins with all hit points', () => {
    const gone = inTown(party({ gains: { levels: {}, hitPoints: 4, actionPoints: 0 } }), ['end', 'end']);
    expect([svein(gone).hp, gone.prompt?.purpose.kind]).toEqual([36, 'muster']);
  });
});

describe('REIGN-301 experience', () => {
  it('raises a level for three times the new one, once before each quest, up to two above the start (REIGN-298)', () => {
    const raised = inTown(party(), ['raise:agility']);
    expect([svein(raised).xp, svein(raised).gains.levels]).toEqual([100 - 15, { agility: 1 }]);
    expect(whyNot(raised, 'raise:agility')).toBe('raisedBefore REIGN-301');
    const top = inTown(party({ gains: { levels: { agility: 2 }, hitPoints: 10, actionPoints: 2 } }));
    expect(['raise:agility', 'raiseHitPoints', 'raiseActionPoints'].map((id) => whyNot(top, id))).toEqual(
      Array(3).fill('atItsMost REIGN-298'),
    );
    expect(whyNot(inTown(party({ xp: 14 })), 'raise:agility')).toBe('tooLittleExperience REIGN-301');
  });

  it('buys hit points two at a time, and an action point', () => {
    const grown = inTown(party(), ['raiseHitPoints', 'raiseActionPoints']);
    expect(svein(grown)).toMatchObject({ xp: 65, gains: { hitPoints: 2, actionPoints: 1 } });
  });

  it('REIGN-025, REIGN-299 a skill takes a place of Intelligence and what it needs; it works from then on', () => {
    expect(whyNot(inTown(party()), 'learnSkill:skill:parry')).toBe('noRoom REIGN-025');
    const clever = party({ gains: { levels: { intelligence: 1 }, hitPoints: 0, actionPoints: 0 } });
    expect(svein(inTown(clever, ['learnSkill:skill:parry']))).toMatchObject({
      xp: 90,
      skills: expect.arrayContaining(['skill:parry']),
    });
    expect(whyNot(inTown(clever), 'learnSkill:skill:initiated')).toBe('levelTooLow REIGN-299');
  });

  it('REIGN-302, REIGN-190 a spell from a grimoire of the party; the arcane ones for who is initiated', () => {
    const clever = { gains: { levels: { intelligence: 1 }, hitPoints: 0, actionPoints: 0 } };
    expect(deeds(inTown(party(clever)), 'learnSpell')).toEqual([]);
    const book = (thing: 'grimoire:magic-for-beggars' | 'grimoire:black-magic') =>
      party(clever, { strongbox: [{ thing, runes: [] }] });
    expect(svein(inTown(book('grimoire:magic-for-beggars'), ['learnSpell:spell:spark']))).toMatchObject({
      xp: 95,
      spells: ['spell:spark'],
    });
    expect(whyNot(inTown(book('grimoire:black-magic')), 'learnSpell:spell:dread')).toBe('notInitiated REIGN-190');
  });
});
