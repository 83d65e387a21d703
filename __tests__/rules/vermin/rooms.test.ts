import { seedChance } from '../../../src/rules/machine';
import { openCatacombs, startCatacombs, type CatacombsSetup } from '../../../src/rules/catacombs';
import { BASE_COMBAT_ROOMS } from '../../../src/rules/catacombs/content/base/rooms';
import {
  BASE_COMBAT_ROOM_IDS,
  BASE_LORD_IDS,
  LORD_IDS,
  MONSTER_IDS,
  SOLOTH_COMBAT_ROOM_IDS,
} from '../../../src/rules/catacombs/words/ids';
import { worthOf } from '../../../src/rules/catacombs/content/monsters';
import type { CombatRoomCard } from '../../../src/rules/catacombs/content/cards/room';
import { VERMIN_COMBAT_ROOM_IDS, WITH_SOLOTH_ICON } from '../../../src/rules/catacombs/words/verminIds';
import { VERMIN_COMBAT_ROOMS } from '../../../src/rules/catacombs/content/vermin/rooms';
import { modelAtStart } from '../../../src/rules/catacombs/start/modelAtStart';
import { fightOn } from '../../../src/rules/catacombs/model/subjects/cards';
import { shortOf } from '../../../src/rules/catacombs/model/subjects/shortOf';
import { setupWith } from '../catacombs/support/setup';

const vermin = (change: Partial<CatacombsSetup> = {}): CatacombsSetup =>
  setupWith({ expansions: ['vermin'], ...change });
const line = (...roomsOfLevel: [number, number, number]) => ({ layout: { kind: 'line', roomsOfLevel } }) as const;

/** Every card that these games lay out, game by game. */
const laid = (setup: CatacombsSetup, seeds = 30): readonly (readonly string[])[] =>
  Array.from({ length: seeds }, (_, seed) => {
    const { path } = startCatacombs(setup, seed).state.model;
    return path.kind === 'line' ? path.columns.flat().map(({ card }) => card) : [];
  });

const isOf = (ids: readonly string[], card: string): boolean => ids.includes(card);
const worth = ({ monsters }: CombatRoomCard): number =>
  MONSTER_IDS.reduce((sum, id) => sum + worthOf(id) * (monsters[id] ?? 0), 0);
const discs = ({ monsters, wanderingIcons }: CombatRoomCard): number =>
  Object.values(monsters).reduce((sum, count) => sum + count, wanderingIcons);
const ofLevel = (level: number) => VERMIN_COMBAT_ROOMS.filter((card) => card.level === level);
const mean = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

describe('the rooms of Vermin', () => {
  it('VERM-004: 24 of them, eight of each level, the fuller the deeper', () => {
    expect(VERMIN_COMBAT_ROOMS.map(({ id }) => id)).toEqual([...VERMIN_COMBAT_ROOM_IDS]);
    expect([0, 1, 2].map((level) => ofLevel(level).length)).toEqual([8, 8, 8]);
    const fullness = [0, 1, 2].map((level) => mean(ofLevel(level).map(discs)));
    expect(fullness).toEqual([...fullness].sort((a, b) => a - b));
  });

  it('what they are worth rises with the level', () => {
    const means = [0, 1, 2].map((level) => mean(ofLevel(level).map(worth)));
    expect(means).toEqual([...means].sort((a, b) => a - b));
  });

  it.each(LORD_IDS)('VERM-011: with %s every room finds its discs', (lord) => {
    const isBase = BASE_LORD_IDS.some((id) => id === lord);
    const expansions = isBase ? (['vermin'] as const) : (['soloth', 'vermin'] as const);
    const { model } = modelAtStart(setupWith({ expansions, lord }), seedChance(1));
    const cards = VERMIN_COMBAT_ROOMS.filter(({ id }) => !isBase || !WITH_SOLOTH_ICON.includes(id));
    expect(cards.filter((card) => shortOf(model, fightOn(model, card).monsters).length > 0)).toEqual([]);
  });

  it('VERM-066 VERM-071: every Healer laid out is the new one, the second one too', () => {
    const { variants } = setupWith();
    const healers = (setup: CatacombsSetup) =>
      new Set(laid(setup, 3).flatMap((cards) => cards.filter((card) => card.includes('healer'))));
    const twice = { variants: { ...variants, secondHealer: true } };
    expect(healers(vermin(twice))).toEqual(new Set(['room:healer-of-vermin', 'room:second-healer-of-vermin']));
    expect(healers(setupWith(twice))).toEqual(new Set(['room:healer', 'room:second-healer']));
  });

  it('VERM-064 VERM-070: of each pile half stays, the larger half of an odd one', () => {
    const most = (setup: CatacombsSetup, level: 0 | 1 | 2): number => {
      for (let asked = 14; asked > 0; asked--) {
        const rooms: [number, number, number] = [1, 1, 1];
        rooms[level] = asked;
        if (openCatacombs({ ...setup, ...line(...rooms) }, 1).ok) return asked;
      }
      return 0;
    };
    const base = ([0, 1, 2] as const).map((level) => BASE_COMBAT_ROOMS.filter((card) => card.level === level).length);
    const added = (level: number) => ofLevel(level).filter(({ id }) => !WITH_SOLOTH_ICON.includes(id)).length;
    expect(([0, 1, 2] as const).map((level) => most(vermin(), level))).toEqual(
      base.map((count, level) => Math.ceil(count / 2) + added(level)),
    );
  });

  it('VERM-065: theirs are shuffled among them', () => {
    const cards = laid(vermin(line(4, 8, 4)));
    const shares = cards.map((game) => game.filter((card) => isOf(VERMIN_COMBAT_ROOM_IDS, card)).length);
    expect(Math.min(...shares)).toBeLessThan(Math.max(...shares));
    expect(cards.every((game) => game.some((card) => isOf(BASE_COMBAT_ROOM_IDS, card)))).toBe(true);
    expect(cards.every((game) => new Set(game).size === game.length)).toBe(true);
  });

  it('VERM-067: the layout is that of any game', () => {
    const kinds = laid(vermin(), 3).map((game) => game.length);
    expect(kinds).toEqual(laid(setupWith(), 3).map((game) => game.length));
  });

  it('VERM-068: the rooms of Soloth may be halved in place of those of the base game', () => {
    const setup = setupWith({
      ...line(4, 6, 4),
      expansions: ['soloth', 'vermin'],
      roomPools: ['added', 'added', 'added'],
    });
    const cards = laid(setup, 10).flat();
    expect(cards.some((card) => isOf(SOLOTH_COMBAT_ROOM_IDS, card))).toBe(true);
    expect(cards.some((card) => isOf(VERMIN_COMBAT_ROOM_IDS, card))).toBe(true);
    expect(cards.some((card) => isOf(BASE_COMBAT_ROOM_IDS, card))).toBe(false);
  });

  it('VERM-072 VERM-073: what carries the icon of Soloth stays in the box without it', () => {
    const icons = (setup: CatacombsSetup) =>
      laid(setup)
        .flat()
        .filter((card) => isOf(WITH_SOLOTH_ICON, card));
    expect(icons(vermin(line(6, 10, 6)))).toEqual([]);
    expect(icons(setupWith({ ...line(6, 10, 6), expansions: ['soloth', 'vermin'] })).length).toBeGreaterThan(0);
  });
});
