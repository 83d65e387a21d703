import type { DiscSort } from '../../../src/rules/catacombs/words/discSorts';
import { BOARD_IDS, DISC_RADIUS_MM, MAX_HOLES, type DiscSize } from '../../../src/rules/catacombs';
import { ALLY_CARDS } from '../../../src/rules/catacombs/content/base/heroes';
import { EQUIPMENT_CARDS } from '../../../src/rules/catacombs/content/equipment';
import { LORD_CARDS } from '../../../src/rules/catacombs/content/lords';
import { MONSTER_CARDS } from '../../../src/rules/catacombs/content/monsters';
import { discsIn, stockOf, SORTS_OF } from '../../../src/rules/catacombs/content/stock';
import {
  ALLY_IDS,
  SOLOTH_EQUIPMENT_IDS,
  type AllyId,
  FAMILIES,
  BASE_HERO_IDS,
  BASE_LORD_IDS,
  MONSTER_IDS,
  type Family,
  type MonsterId,
} from '../../../src/rules/catacombs/words/ids';
import { fight } from './support/fight';

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

/** Those whose pictures a disc carries: a variant has a card and no picture. */
const monstersOn = (sort: DiscSort): readonly MonsterId[] =>
  MONSTER_IDS.filter((id) => SORTS_OF[id].includes(sort) && MONSTER_CARDS[id].variantOf === null);

const sorts = Object.keys(stockOf([])) as DiscSort[];

/** How many monster discs of that colour and size the box holds. */
const discsOf = (family: Family, size: DiscSize): number =>
  sum(
    sorts.map((sort) => {
      const [face] = monstersOn(sort).map((id) => MONSTER_CARDS[id]);
      return face?.family === family && face.size === size ? discsIn(stockOf([]), sort) : 0;
    }),
  );

const COLOURS = { grey: 'undead', green: 'dungeon', blue: 'mythological', orange: 'infernal' } as const;

describe('the discs of the box', () => {
  it('BASE-015: 39 are monsters, by colour and size', () => {
    expect(sum(Object.values(stockOf([])))).toBe(39);
    expect([discsOf(COLOURS.grey, 'medium'), discsOf(COLOURS.grey, 'large')]).toEqual([15, 1]);
    expect([discsOf(COLOURS.green, 'medium'), discsOf(COLOURS.green, 'large')]).toEqual([5, 5]);
    expect([discsOf(COLOURS.blue, 'medium'), discsOf(COLOURS.blue, 'large')]).toEqual([3, 4]);
    expect([discsOf(COLOURS.orange, 'medium'), discsOf(COLOURS.orange, 'large')]).toEqual([4, 2]);
  });

  it('BASE-008 BASE-014: 21 large ones: monsters, six obstacles, the Shield, and two for four Lords', () => {
    const monsters = FAMILIES.map((family) => discsOf(family, 'large'));
    const shields = 1;
    expect(sum([...monsters, MAX_HOLES, shields, BASE_LORD_IDS.length / 2])).toBe(21);
  });

  it('BASE-009 BASE-013: 32 medium ones: monsters, and five white ones for the heroes and one Summoned Skeleton', () => {
    const monsters = FAMILIES.map((family) => discsOf(family, 'medium'));
    const isBrought = (ally: AllyId) => SOLOTH_EQUIPMENT_IDS.some((id) => EQUIPMENT_CARDS[id].ally === ally);
    const mediumAllies = ALLY_IDS.filter((id) => ALLY_CARDS[id].size === 'medium' && !isBrought(id));
    expect(mediumAllies).toEqual(['ally:summoned-skeleton']);
    expect(BASE_HERO_IDS.length + mediumAllies.length).toBe(5);
    expect(sum([...monsters, BASE_HERO_IDS.length, mediumAllies.length])).toBe(32);
  });

  it('BASE-012 BASE-015: whoever shares a disc shares its colour and its size', () => {
    for (const sort of sorts) {
      const faces = monstersOn(sort).map((id) => [MONSTER_CARDS[id].family, MONSTER_CARDS[id].size].join());
      expect(new Set(faces).size).toBe(1);
    }
  });

  it('BASE-027: a disc has two faces, so no disc shows more than two things', () => {
    for (const sort of sorts) {
      const faces = monstersOn(sort).flatMap((id) => {
        const { life, abilities } = MONSTER_CARDS[id];
        const turned = abilities.filter((one) => one === 'ability:feeding-frenzy' || one === 'ability:fire-wall');
        const isOnTrack = abilities.includes('ability:stamina');
        const wounded = Array.from({ length: isOnTrack ? 0 : life - 1 }, () => 'wounded');
        return [id, ...wounded, ...turned];
      });
      expect([sort, faces.length <= 2]).toEqual([sort, true]);
    }
  });

  it('BASE-028: a family belongs to monsters alone, whatever the colour of a disc', () => {
    expect(BASE_LORD_IDS.filter((id) => 'family' in LORD_CARDS[id])).toEqual([]);
    expect(MONSTER_IDS.every((id) => FAMILIES.includes(MONSTER_CARDS[id].family))).toBe(true);
  });

  it('BASE-010 BASE-011 BASE-012: what a piece is decides how large it is', () => {
    const radius = (id: string, table = fight({ fight: 'final', monsters: ['monster:orc', 'monster:troll'] })) =>
      table.piece(id).radiusMm;
    expect(BASE_HERO_IDS.map((id) => radius(id))).toEqual(BASE_HERO_IDS.map(() => DISC_RADIUS_MM.medium));
    expect(radius('lord:sorcerer')).toBe(DISC_RADIUS_MM.large);
    expect(radius('monster:orc-1')).toBe(DISC_RADIUS_MM.medium);
    expect(radius('monster:troll-1')).toBe(DISC_RADIUS_MM.large);
    expect(ALLY_CARDS['ally:familiar'].size).toBe('small');
    const projectileOf = (hero: string, action: string) => {
      const { ask } = fight({ monsters: ['monster:orc'] }).act(hero, action).prompt;
      return ask.kind === 'flick' ? ask.projectile?.radiusMm : null;
    };
    expect(projectileOf('hero:elf', 'arrows')).toBe(DISC_RADIUS_MM.tiny);
    expect(projectileOf('hero:wizard', 'spell:fireball')).toBe(DISC_RADIUS_MM.small);
  });

  it('BASE-006 BASE-007: six board faces, and 62 discs in all', () => {
    const [lords, shields, smallDiscs, missiles] = [2, 1, 3, 6];
    const white = BASE_HERO_IDS.length + 1;
    expect(BOARD_IDS).toHaveLength(6);
    expect(sum([...Object.values(stockOf([])), lords, MAX_HOLES, shields, white, smallDiscs, missiles])).toBe(62);
  });
});
