import { heroOf } from '../../../src/rules/catacombs/model/queries';
import { POISON_CARDS } from '../../../src/rules/catacombs/content/vermin/poison';
import { inTheBox } from '../../../src/rules/catacombs/model/subjects/box';
import { poisonTotal } from '../../../src/rules/catacombs/model/subjects/poison';
import { catacombs } from '../../../src/rules/catacombs';
import { ANN } from '../catacombs/support/setup';
import { beginStory, faultIn, readStory, SOLOTH_PARTY, storyWith } from './begin';
import { changed, ORC_AND_ELF } from './stories';

const shop = (kind: string): object => ({ kind, title: ORC_AND_ELF.title, story: ORC_AND_ELF.story });
const [room] = ORC_AND_ELF.rooms;
const rich = { heroes: { 'hero:elf': { gold: 900 } } };
const boxOf = (story: object) => inTheBox(beginStory(story).model.setup);

describe('what lies on the table', () => {
  it('SOL-060 SOL-061: an Altar is a room of its own, and brings the box that it is from', () => {
    const table = beginStory({ ...ORC_AND_ELF, ...rich, rooms: [shop('altar'), room] });
    expect(table.prompt.purpose).toEqual({ kind: 'altar', price: 500 });
    table.choose('offer');
    const until = (kind: string, option: string) => {
      while (table.prompt.purpose.kind !== kind) table.choose(option);
    };
    until('judgeOffering', 'accept');
    table.choose('hero:elf');
    while (table.model.room === null) table.choose('accept');
    expect(table.model).toMatchObject({ isAltarSpent: true, room: { card: 'adventure:2' } });
    expect(heroOf(table.model, 'hero:elf').equipment).toHaveLength(1);
  });

  it('SOL-065: there is one Altar in a story', () => {
    const story = { ...ORC_AND_ELF, rooms: [shop('altar'), room, shop('altar')] };
    expect(faultIn(story)).toBe('rooms[2].kind: there is one Altar of Soloth, and one gift (SOL-065)');
  });

  it('SOL-049: a story that names the box has the Merchant of Soloth', () => {
    const story = { ...ORC_AND_ELF, rooms: [shop('merchant'), room] };
    expect(beginStory(story).model.offer).toHaveLength(6);
    expect(beginStory({ ...story, expansions: ['soloth'] }).model.offer).toHaveLength(10);
  });

  it('VERM-041 VERM-066: with poison in it, its Healer cures', () => {
    const heroes = { 'hero:elf': { gold: 900, poison: [1] }, 'hero:thief': { life: 1 } };
    const table = beginStory({ ...ORC_AND_ELF, heroes, rooms: [shop('healer'), room] });
    expect(table.options).toContain('hero:elf>service:cure-poison');
    expect(table.options).not.toContain('hero:thief>service:cure-poison');
  });

  it('VERM-074: a spell of the Vermin brings their box, and what is not in hand is spent', () => {
    const story = storyWith({}, { heroes: { 'hero:wizard': { spells: ['spell:cure-poison'] } } });
    expect(boxOf(story)).toEqual(['vermin']);
    const { spells, spentSpells } = heroOf(beginStory(story).model, 'hero:wizard');
    expect(spells).toEqual(['spell:cure-poison']);
    expect(spentSpells).not.toContain('spell:cure-poison');
    expect(spentSpells).toHaveLength(14);
  });

  it.each([
    [{ party: SOLOTH_PARTY }, ['soloth']],
    [{ expansions: ['vermin', 'soloth'] }, ['soloth', 'vermin']],
    [{ options: { variants: true } }, ['vermin']],
    [{ options: { wanderingVermin: true } }, ['vermin']],
    [{ options: { wanderingVermin: false } }, []],
  ])('SOL-001 VERM-001: %j comes with %j', (change, expansions) => {
    expect(boxOf(storyWith({}, change))).toEqual(expansions);
  });

  it('BASE-065: everybody sees which boxes lie there, though their rooms are still hidden', () => {
    const table = beginStory({ ...ORC_AND_ELF, rooms: [shop('merchant'), room, shop('altar')] });
    const seen = catacombs.viewFor(table.state, ANN).model.setup;
    expect(seen.adventure?.rooms).toHaveLength(1);
    expect(inTheBox(seen)).toEqual(['soloth']);
  });
});

describe('heroes of either box', () => {
  const paladin = (state: object, rooms: readonly object[] = [room]) =>
    beginStory({ ...ORC_AND_ELF, heroes: { 'hero:paladin': state }, rooms }, SOLOTH_PARTY);
  const placed = (table: ReturnType<typeof beginStory>) => {
    table.place({ 'hero:ice-princess': [90, 420], 'hero:paladin': [130, 420] });
    table.place({ 'hero:witch-hunter': [170, 420], 'hero:sorceress': [210, 420] }).choose('confirm');
    return table;
  };

  it('SOL-122: the Paladin has so much armour in the first fight', () => {
    expect(heroOf(paladin({ armour: 1 }, [shop('merchant'), room]).choose('leave').model, 'hero:paladin').armour).toBe(
      1,
    );
    expect(heroOf(paladin({}).model, 'hero:paladin').armour).toBe(2);
  });

  it('SOL-122: and it is whole again in the next', () => {
    const weak = { ...room, monsters: [{ monster: 'monster:orc', at: { xMm: 150, yMm: 60 }, life: 1 }] };
    const table = placed(paladin({ armour: 0 }, [weak, room]));
    table
      .act('hero:ice-princess', 'punch')
      .flick({ hits: ['monster:orc-1'] })
      .passAll();
    expect(table.model.room?.card).toBe('adventure:2');
    expect(heroOf(table.model, 'hero:paladin').armour).toBe(2);
  });

  it('VERM-022 VERM-023: poison lies under a board from the start, and is no longer in the deck', () => {
    const heroes = { 'hero:elf': { poison: [3, 3] }, 'hero:thief': { poison: [3] } };
    const { model } = beginStory(storyWith({}, { heroes }));
    const [elf, thief] = [heroOf(model, 'hero:elf'), heroOf(model, 'hero:thief')];
    expect([poisonTotal(elf), poisonTotal(thief)]).toEqual([6, 3]);
    expect(elf).toMatchObject({ life: 8 });
    const dealt = [...(elf.poison ?? []), ...(thief.poison ?? [])];
    expect(new Set(dealt).size).toBe(3);
    expect([...dealt, ...(model.poisonDeck ?? [])].sort()).toEqual(POISON_CARDS.map(({ id }) => id).sort());
  });

  it('VERM-023: nobody but the heroes who are played takes poison out of the deck', () => {
    const heroes = { 'hero:paladin': { poison: [5] } };
    expect(beginStory(storyWith({}, { heroes })).model.poisonDeck).toHaveLength(POISON_CARDS.length);
  });

  it.each([
    ['heroes.hero:elf', { armour: 1 }, 'heroes["hero:elf"].armour: only the Paladin has armour (SOL-117)'],
    ['heroes.hero:paladin', { armour: 3 }, 'heroes["hero:paladin"].armour: at most 2 (SOL-117)'],
    ['heroes.hero:elf', { poison: [1, 7] }, 'heroes["hero:elf"].poison[1]: no Poison card shows 7 (VERM-005)'],
    ['heroes.hero:elf', { poison: [5, 3] }, 'heroes["hero:elf"].poison: 8 poison kills hero:elf: at most 7 (VERM-026)'],
    ['heroes.hero:elf', { poison: [0, 0, 0] }, 'heroes: there are not so many Poison cards of 0 (VERM-005)'],
    ['party', ['hero:elf'], /^party: too small/],
    ['party', Array(4).fill('hero:elf'), 'party: hero:elf is named twice (BASE-037)'],
    ['expansions', ['swamp'], /^expansions\[0\]: invalid option/],
    ['options', { rats: true }, 'options: unrecognized key: "rats"'],
  ])('%s with %j is refused, and where is said', (path, value, why) => {
    if (typeof why === 'string') expect(faultIn(changed(ORC_AND_ELF, path, value))).toBe(why);
    else expect(faultIn(changed(ORC_AND_ELF, path, value))).toMatch(why);
  });

  it('SOL-168: in the Plate there is room for more armour', () => {
    const state = { armour: 3, equipment: ['equipment:blessed-plate'] };
    expect(heroOf(paladin(state).model, 'hero:paladin').armour).toBe(3);
  });

  it('somebody of the party lives', () => {
    const heroes = Object.fromEntries(SOLOTH_PARTY.map((id) => [id, { life: 0 }]));
    const story = storyWith({}, { heroes, party: SOLOTH_PARTY });
    expect(faultIn(story)).toBe('heroes: nobody is alive: expected at least one hero');
  });
});

it('SOL-082 VERM-042 VERM-080: what a story settles goes before what the table plays by', () => {
  const options = { frozenChoice: 'iceplayer', cureVendor: 'merchant', thiefVerminBonus: 'perKill' };
  const { house } = beginStory(storyWith({}, { options: { ...options, variants: true } })).model.setup;
  expect(house).toMatchObject({ ...options, frenzyOnAllies: false });
  expect(house).not.toHaveProperty('variants');
});

it('a story that says nothing of this is read as it always was', () => {
  expect(Object.keys(readStory(ORC_AND_ELF)).sort()).toEqual(Object.keys(ORC_AND_ELF).sort());
});
