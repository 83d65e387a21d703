import { MONSTER_CARDS } from '../../../src/rules/catacombs/content/monsters';
import { ABILITY_IDS, BASE_MONSTER_IDS, MONSTER_IDS, type Family } from '../../../src/rules/catacombs/words/ids';
import { rgbOf } from '../../../src/theme';
import { FAMILIES } from '../../../src/ui/games/catacombs/catalogue/colours';
import { fight } from './support/fight';
import { BOB, OVERSEER } from './support/setup';

const rimOf = (family: Family) => rgbOf(FAMILIES[family].rim);

describe('monsters', () => {
  it('BASE-229: the Overseer controls all monsters, and nobody else does', () => {
    const table = fight({ monsters: ['monster:orc', 'monster:troll'] }).passAll();
    expect(table.prompt.seats).toEqual([OVERSEER]);
    expect(table.options).toEqual([
      'monster:orc-1>attack-1',
      'monster:orc-1>pass',
      'monster:troll-1>attack-1',
      'monster:troll-1>pass',
    ]);
    const command = { kind: 'choose', options: ['monster:orc-1>attack-1'] } as const;
    expect(table.refusal(command, BOB)).toMatchObject({ reason: 'notYourTurn' });
  });

  it('BASE-229 BASE-230: one card a type, with family, reward, life, attacks and abilities', () => {
    expect(Object.keys(MONSTER_CARDS)).toEqual([...MONSTER_IDS]);
    for (const id of MONSTER_IDS) {
      const card = MONSTER_CARDS[id];
      expect(card).toMatchObject({
        id,
        gold: expect.any(Number),
        life: expect.any(Number),
        family: expect.any(String),
      });
      expect(card.actions.length).toBeGreaterThan(0);
      expect(card.actions.every((steps) => steps.length > 0)).toBe(true);
      expect(card.abilities.every((ability) => ABILITY_IDS.includes(ability))).toBe(true);
    }
  });

  it('BASE-231: undead are grey, mythological blue, dungeon green, infernal orange', () => {
    const [grey, blue, green, orange] = (['undead', 'mythological', 'dungeon', 'infernal'] as const).map(rimOf);
    expect(Math.max(...grey!) - Math.min(...grey!)).toBeLessThan(0.1);
    expect(blue![2]).toBeGreaterThan(1.5 * Math.max(blue![0], blue![1]));
    expect(green![1]).toBeGreaterThan(1.5 * Math.max(green![0], green![2]));
    expect(orange![0]).toBeGreaterThan(1.5 * orange![1]);
    expect(orange![1]).toBeGreaterThan(1.5 * orange![2]);
    const families = BASE_MONSTER_IDS.map((id) => MONSTER_CARDS[id].family);
    expect(families.filter((family) => family === 'undead')).toHaveLength(5);
    expect(new Set(families)).toEqual(new Set(['undead', 'dungeon', 'mythological', 'infernal']));
  });
});
