import {
  ALLY_IDS,
  ARTEFACT_IDS,
  COMBAT_ROOM_IDS,
  EQUIPMENT_IDS,
  HERO_IDS,
  LAIR_IDS,
  LORD_IDS,
  MONSTER_IDS,
  SPECIAL_ROOM_IDS,
  SPELL_IDS,
} from '../../../src/rules/catacombs/words/ids';
import { POISON_CARDS } from '../../../src/rules/catacombs/content/vermin/poison';
import { namedIn, readPlays, unplayed } from './support/plays';

/** Everything that has an id in any box, the workshop with them. */
const CONTENT: Readonly<Record<string, readonly string[]>> = {
  heroes: HERO_IDS,
  allies: ALLY_IDS,
  lords: LORD_IDS,
  monsters: MONSTER_IDS,
  spells: SPELL_IDS,
  equipment: EQUIPMENT_IDS,
  artefacts: ARTEFACT_IDS,
  'poison cards': POISON_CARDS.map(({ id }) => id),
  'combat rooms': COMBAT_ROOM_IDS,
  'special rooms': SPECIAL_ROOM_IDS,
  lairs: LAIR_IDS,
};
const plays = readPlays();
const play = (text: string) => new Map([['/catacombs/spy.test.ts', text]]);

describe('a play by name', () => {
  it.each(Object.entries(CONTENT))('%s: each has one', (_, ids) => {
    expect(ids.length).toBeGreaterThan(0);
    expect(unplayed(ids, plays)).toEqual([]);
  });

  it('is missed where there is none', () => {
    expect(unplayed(['monster:orc', 'monster:fen-wisp'], plays)).toEqual(['monster:fen-wisp']);
    const named = [...plays].filter(([, text]) => namedIn(text).includes('monster:savage-centaur'));
    expect(named.length).toBeGreaterThan(0);
    const without = new Map([...plays].filter(([file]) => !named.some(([other]) => other === file)));
    expect(unplayed(MONSTER_IDS, without)).toContain('monster:savage-centaur');
  });

  it('names a card, its piece or its action, and nothing else will do', () => {
    const ids = ['monster:fen-wisp'];
    for (const name of ['monster:fen-wisp', 'monster:fen-wisp-1', 'monster:fen-wisp-12>attack-1'])
      expect(unplayed(ids, play(`it('BASE-001', () => fight('${name}'));`))).toEqual([]);
    for (const text of [
      "it('BASE-001', () => fight('monster:fen-wisp-lord'));",
      "it('BASE-001', () => {}); // 'monster:fen-wisp'",
      "/** 'monster:fen-wisp' */ it('BASE-001', run);",
      "export const IMP = 'monster:fen-wisp';",
    ])
      expect(unplayed(ids, play(text))).toEqual(ids);
  });
});
