import { LORD_CARDS, readAdventure } from '../../../src/rules/catacombs';
import { sayFault } from '../../../src/rules/machine';
import { changed, ORC_AND_ELF } from './stories';

const faultOf = (story: object | string): string => {
  const read = readAdventure(typeof story === 'string' ? story : JSON.stringify(story));
  if (read.ok) throw new Error('nothing is wrong with it');
  return sayFault(read.error);
};

const elf = (state: object) => changed(ORC_AND_ELF, 'heroes.hero:elf', state);
const monsters = (...entries: readonly object[]) => changed(ORC_AND_ELF, 'rooms.0.monsters', entries);
const orc = (entry: object) => monsters({ monster: 'monster:orc', ...entry });
const lair = (change: object = {}) => ({
  kind: 'lair',
  title: ORC_AND_ELF.title,
  story: ORC_AND_ELF.story,
  ...change,
});
const dragon = (...rooms: readonly object[]) => changed(changed(ORC_AND_ELF, 'lord', 'lord:dragon'), 'rooms', rooms);
const FULL = LORD_CARDS['lord:dragon'].life;
const [room] = ORC_AND_ELF.rooms;

it('the story itself is sound', () => {
  expect(readAdventure(JSON.stringify(ORC_AND_ELF))).toEqual({ ok: true, value: ORC_AND_ELF });
});

describe('the form', () => {
  it.each([
    ['a record', { format: 'pichenette-record' }, 'format: expected "pichenette-adventure", found "pichenette-record"'],
    ['a newer version', changed(ORC_AND_ELF, 'version', 7), /^version: 7 is newer/],
    [
      'a story in one language',
      changed(ORC_AND_ELF, 'title', { en: 'x' }),
      'title.fr: expected string, which is missing',
    ],
    ['no rooms', changed(ORC_AND_ELF, 'rooms', []), /^rooms: too small/],
    ['an unknown kind of room', changed(ORC_AND_ELF, 'rooms.0.kind', 'inn'), /^rooms\[0\]\.kind: .*'combat' \| 'lair'/],
    ['an unknown hero', changed(ORC_AND_ELF, 'heroes', { 'hero:bard': {} }), /^heroes: /],
    ['gold in small change', elf({ gold: 50 }), /^heroes\["hero:elf"\]\.gold: /],
    ['a debt of life', elf({ life: -1 }), /^heroes\["hero:elf"\]\.life: /],
    ['a misspelt field', changed(ORC_AND_ELF, 'rooms.0.monster', []), 'rooms[0]: unrecognized key: "monster"'],
  ] as const)('%s', (_, story, message) => {
    if (typeof message === 'string') expect(faultOf(story)).toBe(message);
    else expect(faultOf(story)).toMatch(message);
  });
});

describe('the heroes', () => {
  it.each([
    ['BASE-055: too much life', elf({ life: 9 }), 'heroes["hero:elf"].life: at most 8 (BASE-055)'],
    [
      'BASE-052: an Elf who casts',
      elf({ spells: [] }),
      'heroes["hero:elf"].spells: only the Wizard has spells (BASE-052)',
    ],
    [
      'BASE-049: a third fireball',
      changed(ORC_AND_ELF, 'heroes.hero:wizard', { spells: ['spell:fireball', 'spell:fireball', 'spell:fireball'] }),
      'heroes["hero:wizard"].spells: there are not so many cards of spell:fireball (BASE-049)',
    ],
    ['BASE-042: an Elf who rages', elf({ berserk: 1 }), /berserk: only the Barbarian/],
    [
      'BASE-044: too much rage',
      changed(ORC_AND_ELF, 'heroes.hero:barbarian', { berserk: 4 }),
      'heroes["hero:barbarian"].berserk: at most 3 (BASE-044)',
    ],
    [
      'BASE-293: what the Elf may not own',
      elf({ equipment: ['equipment:map', 'equipment:familiar'] }),
      'heroes["hero:elf"].equipment[1]: equipment:familiar is not for hero:elf (BASE-293)',
    ],
    [
      'BASE-295: one card in two hands',
      changed(elf({ equipment: ['equipment:map'] }), 'heroes.hero:thief', { equipment: ['equipment:map'] }),
      'heroes: equipment:map is given twice, and there is one card of it (BASE-295)',
    ],
    [
      'BASE-004: more gold than there is',
      elf({ gold: 12_100 }),
      'heroes: 12100 gold, and the box holds 12000 (BASE-004)',
    ],
    ['nobody left', elf({ life: 0 }), 'heroes: nobody is alive: expected at least one hero'],
  ] as const)('%s', (_, story, message) => {
    if (typeof message === 'string') expect(faultOf(story)).toBe(message);
    else expect(faultOf(story)).toMatch(message);
  });
});

describe('the rooms', () => {
  it.each([
    [
      'nothing but shops',
      changed(ORC_AND_ELF, 'rooms', [{ ...lair(), kind: 'healer' }]),
      'rooms: nothing to do: expected at least one fight',
    ],
    ['a lair without a Lord', changed(ORC_AND_ELF, 'rooms', [lair()]), /^rooms\[0\]\.kind: a lair needs a Lord/],
    ['BASE-085: a room behind the lair', dragon(lair(), room), 'rooms[0].kind: the lair is the last room (BASE-085)'],
    ['a Lord with too much life', dragon(lair({ lordLife: FULL + 1 })), `rooms[0].lordLife: at most ${FULL}`],
    [
      'BASE-088: icons without a Lord',
      changed(ORC_AND_ELF, 'rooms.0.wanderingIcons', 1),
      /^rooms\[0\]\.wanderingIcons: /,
    ],
    ['a fight with nobody', monsters(), 'rooms[0].monsters: expected at least one monster'],
    ['two on one place', orc({ at: { xMm: 9, yMm: 9 }, count: 2 }), /^rooms\[0\]\.monsters\[0\]\.count: /],
    ['a wound without a place', orc({ life: 1 }), /^rooms\[0\]\.monsters\[0\]\.life: a wounded monster needs a place/],
    [
      'a monster with too much life',
      orc({ at: { xMm: 150, yMm: 60 }, life: 3 }),
      'rooms[0].monsters[0].life: at most 2',
    ],
    [
      'BASE-022: a sixth Orc',
      orc({ count: 6 }),
      'rooms[0].monsters: the box has no disc left for monster:orc (BASE-022)',
    ],
    [
      'BASE-022: skeletons that share their discs',
      monsters({ monster: 'monster:skeleton-warrior', count: 4 }, { monster: 'monster:skeleton-archer', count: 3 }),
      /^rooms\[0\]\.monsters: the box has no disc left for monster:skeleton-warrior/,
    ],
  ] as const)('%s', (_, story, message) => {
    if (typeof message === 'string') expect(faultOf(story)).toBe(message);
    else expect(faultOf(story)).toMatch(message);
  });
});

/** Five Orcs in a row where the heroes are to stand, too close to step between. */
const CROWD = [80, 115, 150, 185, 220].map((xMm) => ({ monster: 'monster:orc', at: { xMm, yMm: 420 } }));

describe('the places', () => {
  const at = (xMm: number, yMm: number) => orc({ at: { xMm, yMm } });
  it.each([
    ['off the board', at(150, 5), 'rooms[0].monsters[0].at: offTheBoard (BASE-083)'],
    ['out of its zone', at(150, 300), 'rooms[0].monsters[0].at: outsideZone (BASE-083)'],
    [
      'a hero out of its zone',
      changed(ORC_AND_ELF, 'rooms.0.heroes.hero:elf', { xMm: 20, yMm: 420 }),
      'rooms[0].heroes["hero:elf"]: outsideZone (BASE-083)',
    ],
    [
      'on an obstacle',
      changed(at(70, 200), 'rooms.0.anywhere', true),
      'rooms[0].monsters[0].at: overlaps obstacle-1 (BASE-083)',
    ],
    [
      'on a hero',
      changed(at(150, 420), 'rooms.0.anywhere', true),
      'rooms[0].monsters[0].at: overlaps hero:elf (BASE-083)',
    ],
    [
      'a Lord on its minion',
      dragon(lair({ monsters: [{ monster: 'monster:orc', at: { xMm: 50, yMm: 50 } }], lordAt: { xMm: 60, yMm: 50 } })),
      'rooms[0].monsters[0].at: overlaps lord (BASE-083)',
    ],
    [
      'nowhere left for a hero',
      changed(ORC_AND_ELF, 'rooms.0', { ...room, anywhere: true, heroes: {}, monsters: CROWD }),
      'rooms[0].monsters: not everybody finds a place on this board (BASE-083)',
    ],
  ] as const)('BASE-083: %s', (_, story, message) => {
    expect(faultOf(story)).toBe(message);
  });

  it('are free all over the board when the room says so', () => {
    const story = changed(at(150, 300), 'rooms.0.anywhere', true);
    expect(readAdventure(JSON.stringify(story))).toMatchObject({ ok: true });
  });
});
