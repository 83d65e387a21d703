import { stackOn } from '../../../src/rules/catacombs/model/subjects/stacks';
import type { Table } from '../catacombs/support/table';
import { beginStory, faultIn, SOLOTH_PARTY, storyWith } from './begin';

const ORC = { monster: 'monster:orc', at: { xMm: 150, yMm: 60 } };
const REMORHAZ = { monster: 'monster:remorhaz', at: { xMm: 150, yMm: 60 } };
const ELF_AT = { heroes: { 'hero:elf': { xMm: 150, yMm: 420 } } };
const rats = (count: number) => ({ monster: 'monster:sewer-rat', on: 'hero:elf', count });
const withMonsters = (...monsters: readonly object[]) => ({ monsters });

describe('a monster that begins frozen', () => {
  const story = storyWith(withMonsters({ ...ORC, frozen: true }));

  it('SOL-076 SOL-101: has one of the Ice Princess’s spikes on it', () => {
    const table = beginStory(story, SOLOTH_PARTY);
    expect(table.piece('monster:orc-1')).toMatchObject({ spike: { slipXMm: 0, slipYMm: 0 } });
    expect(table.events).toContainEqual({ kind: 'frozen', piece: 'monster:orc-1', by: 'hero:ice-princess' });
  });

  it('SOL-101: of more than she has, the last are as they come', () => {
    const three = [60, 120, 180].map((xMm) => ({ monster: 'monster:orc', at: { xMm, yMm: 60 }, frozen: true }));
    const table = beginStory(storyWith(withMonsters(...three)), SOLOTH_PARTY);
    expect(table.piece('monster:orc-2')).toMatchObject({ spike: { slipXMm: 0 } });
    expect(table.piece('monster:orc-3')).not.toHaveProperty('spike');
  });

  it('SOL-076: is as it comes where she does not play', () => {
    expect(beginStory(story).piece('monster:orc-1')).not.toHaveProperty('spike');
  });
});

describe('rats that begin on a hero', () => {
  it('VERM-139: sit on him, and lie nowhere', () => {
    const table = beginStory(storyWith({ ...ELF_AT, ...withMonsters(ORC, rats(2)) }));
    expect(stackOn(table.model, 'hero:elf').map(({ id }) => id)).toEqual([
      'monster:sewer-rat-1',
      'monster:sewer-rat-2',
    ]);
    expect(table.has('monster:sewer-rat-1')).toBe(false);
    const climbed = { kind: 'climbed', piece: 'monster:sewer-rat-2', on: 'hero:elf', count: 2 };
    expect(table.events).toContainEqual(climbed);
    expect(table.model.muster).toEqual([]);
  });

  it('EXTRA-005: come like any other where he does not stand', () => {
    const story = storyWith({ ...ELF_AT, ...withMonsters(ORC, rats(2)) }, { heroes: { 'hero:elf': { life: 0 } } });
    expect(beginStory(story).model.muster).toEqual(['monster:sewer-rat', 'monster:sewer-rat']);
  });
});

describe('a hero who begins swallowed', () => {
  const swallowed = (...holds: readonly string[]) => storyWith(withMonsters({ ...REMORHAZ, holds }));

  it('VERM-105: is on the card of the monster, and placed by nobody', () => {
    const table = beginStory(swallowed('hero:thief'));
    expect(table.model.room?.captives).toEqual([{ hero: 'hero:thief', by: 'monster:remorhaz-1' }]);
    expect(table.events).toContainEqual({ kind: 'devoured', hero: 'hero:thief', by: 'monster:remorhaz-1' });
    const asked = table.prompt.purpose;
    expect(asked).toEqual({ kind: 'placeHeroes', heroes: ['hero:elf', 'hero:barbarian'] });
    table.place({ 'hero:elf': [90, 420], 'hero:barbarian': [150, 420] });
    expect(table.prompt.purpose).toEqual({ kind: 'placeHeroes', heroes: ['hero:wizard'] });
  });

  it('VERM-109 VERM-166: comes back where it dies, by its last life', () => {
    const weak = { ...REMORHAZ, at: { xMm: 150, yMm: 130 }, life: 1, holds: ['hero:thief'] };
    const spots = { heroes: { 'hero:elf': { xMm: 150, yMm: 420 } } };
    const table = beginStory(storyWith({ ...spots, ...withMonsters(weak) }));
    table
      .place({ 'hero:barbarian': [90, 420] })
      .place({ 'hero:wizard': [210, 420] })
      .choose('confirm');
    expect(table.piece('monster:remorhaz-1')).toMatchObject({ life: 1 });
    table.act('hero:elf', 'punch').flick({ hits: ['monster:remorhaz-1'] });
    expect(table.has('monster:remorhaz-1')).toBe(false);
    expect(table.has('hero:thief')).toBe(true);
  });

  it('EXTRA-005: is never the last one on the board', () => {
    const dead = { 'hero:barbarian': { life: 0 }, 'hero:wizard': { life: 0 } };
    const story = storyWith(withMonsters({ ...REMORHAZ, holds: ['hero:thief', 'hero:elf'] }), { heroes: dead });
    const table = beginStory(story);
    expect(table.model.room?.captives).toEqual([{ hero: 'hero:thief', by: 'monster:remorhaz-1' }]);
    expect(table.prompt.purpose).toEqual({ kind: 'placeHeroes', heroes: ['hero:elf'] });
  });
});

describe('variants', () => {
  const twoOrcs = withMonsters(ORC, { monster: 'monster:orc' });
  const afterHeroes = (table: Table): Table => {
    table.place({ 'hero:elf': [90, 420], 'hero:barbarian': [130, 420] });
    return table.place({ 'hero:thief': [170, 420], 'hero:wizard': [210, 420] }).choose('confirm');
  };

  it('VERM-101 EXTRA-005: a story says by which card a kind is played, and nobody is asked', () => {
    const table = beginStory(storyWith({ ...twoOrcs, variants: ['monster:swamp-orc'] }));
    expect(table.piece('monster:swamp-orc-1')).toMatchObject({ card: 'monster:swamp-orc', disc: 'orc', xMm: 150 });
    expect(table.model.muster).toEqual(['monster:swamp-orc']);
    expect(table.events).toContainEqual({
      kind: 'variantChosen',
      monster: 'monster:orc',
      variant: 'monster:swamp-orc',
    });
    expect(afterHeroes(table).prompt.purpose.kind).toBe('placeMonsters');
  });

  it('VERM-099: or leaves it to the Overseer', () => {
    const story = storyWith(twoOrcs, { options: { variants: true } });
    const table = beginStory(story);
    expect(table.options).toEqual(['monster:swamp-orc']);
    expect(table.choose('monster:swamp-orc').has('monster:swamp-orc-1')).toBe(true);
    expect(beginStory(story).choose().has('monster:orc-1')).toBe(true);
  });

  it('VERM-099: what the table has agreed on is not what the story says', () => {
    const table = beginStory(storyWith(twoOrcs), undefined, { expansions: ['vermin'], allowVariants: true });
    expect(table.prompt.purpose).toMatchObject({ kind: 'placeHeroes' });
    expect(table.piece('monster:orc-1')).toMatchObject({ card: 'monster:orc' });
    expect(table.model.muster).toEqual(['monster:orc']);
    expect(table.happened).not.toContain('variantChosen');
  });

  it('VERM-082: wandering icons may be Vermin where the story lets them', () => {
    const told = { ...withMonsters(ORC), wanderingIcons: 1 };
    const change = { lord: 'lord:gorgon', options: { wanderingVermin: true } };
    const table = beginStory(storyWith(told, change));
    expect(table.prompt.purpose).toEqual({ kind: 'allotWandering', symbols: 1 });
    expect(beginStory(storyWith(told, { lord: 'lord:gorgon' })).prompt.purpose.kind).toBe('placeHeroes');
  });
});

describe('what cannot be', () => {
  const orcs = (...xMms: readonly number[]) =>
    withMonsters(...xMms.map((xMm) => ({ monster: 'monster:orc', at: { xMm, yMm: 60 }, frozen: true })));
  const all = ['hero:elf', 'hero:barbarian', 'hero:thief', 'hero:wizard'];
  it.each([
    [withMonsters({ monster: 'monster:orc', frozen: true }), '[0].frozen: a frozen monster needs a place ("at")'],
    [orcs(60, 110, 160, 210), ': 4 frozen monsters, and there are 3 Ice Spikes (SOL-101)'],
    [
      { ...ELF_AT, ...withMonsters({ ...ORC, at: undefined, on: 'hero:elf' }) },
      '[0].on: monster:orc does not climb onto heroes (VERM-139)',
    ],
    [withMonsters(ORC, rats(1)), '[1].on: hero:elf has no exact place in this room'],
    [
      { ...ELF_AT, ...withMonsters({ ...rats(1), at: { xMm: 150, yMm: 60 } }) },
      '[0].on: whoever sits on a hero has no place of its own ("at")',
    ],
    [{ ...ELF_AT, ...withMonsters(rats(2), rats(1)) }, ': too many on hero:elf: 3 bite, so at most 2 (VERM-141)'],
    [withMonsters({ ...ORC, holds: ['hero:elf'] }), '[0].holds: monster:orc does not swallow heroes (VERM-104)'],
    [
      withMonsters({ monster: 'monster:remorhaz', holds: ['hero:elf'] }),
      '[0].holds: a monster that has swallowed somebody needs a place ("at")',
    ],
    [
      { ...ELF_AT, ...withMonsters({ ...REMORHAZ, holds: ['hero:elf'] }) },
      '[0].holds: hero:elf has been swallowed, and stands nowhere (VERM-105)',
    ],
    [withMonsters({ ...REMORHAZ, holds: ['hero:elf', 'hero:elf'] }), ': hero:elf is swallowed twice (VERM-105)'],
    [withMonsters({ ...REMORHAZ, holds: all }), ': everybody is swallowed: expected at least one hero on the board'],
    [withMonsters({ ...REMORHAZ, life: 5 }), '[0].life: at most 4'],
  ])('%j is refused', (inRoom, why) => {
    expect(faultIn(storyWith(inRoom))).toBe(`rooms[0].monsters${why}`);
  });

  it('SOL-076: nobody is frozen in a story for others than the Ice Princess', () => {
    const story = storyWith(withMonsters({ ...ORC, frozen: true }), { party: all });
    const why = 'nobody throws Ice Spikes: hero:ice-princess is not in the party (SOL-076)';
    expect(faultIn(story)).toBe(`rooms[0].monsters[0].frozen: ${why}`);
  });

  it('a card that is no variant is none', () => {
    expect(faultIn(storyWith({ variants: ['monster:orc'] }))).toMatch(/^rooms\[0\]\.variants\[0\]: invalid option/);
  });
});
