import { seedChance } from '../../../src/rules/machine';
import { BOARD_IDS } from '../../../src/rules/catacombs';
import { LORD_CARDS } from '../../../src/rules/catacombs/content/lords';
import { MONSTER_CARDS } from '../../../src/rules/catacombs/content/monsters';
import { BASE_COMBAT_ROOMS as COMBAT_ROOMS } from '../../../src/rules/catacombs/content/base/rooms';
import { LAIRS } from '../../../src/rules/catacombs/content/rooms';
import { BASE_LORD_IDS, BASE_MONSTER_IDS, type LordId } from '../../../src/rules/catacombs/words/ids';
import type { CombatRoomCard, LordRoomCard } from '../../../src/rules/catacombs/content/cards/room';
import { modelAtStart } from '../../../src/rules/catacombs/start/modelAtStart';
import { fightOn } from '../../../src/rules/catacombs/model/subjects/cards';
import { shortOf } from '../../../src/rules/catacombs/model/subjects/shortOf';
import { tableAt } from './support/tableAt';
import { setupWith } from './support/setup';

const fair = { ...setupWith().variants, fairPlacement: true };

const modelFor = (lord: LordId) => modelAtStart(setupWith({ lord }), seedChance(1)).model;

/** The spacing at which the Overseer is asked to place that card's monsters when they must keep apart. */
function spacingOn(card: CombatRoomCard | LordRoomCard, lord: LordId): number {
  const setup = { lord, variants: { ...fair, heroesPlacedLast: true } };
  const { board, monsters } = fightOn(modelFor(lord), card);
  const kind = card.kind === 'lord' ? 'final' : 'room';
  const { purpose } = tableAt({
    setup,
    tasks: [{ kind: 'openRoom', card: card.id, fight: kind, board, monsters }],
  }).prompt;
  return purpose.kind === 'placeMonsters' ? purpose.gapMm : -1;
}

/** With the fullest rooms, monsters that must keep 2.5 cm apart may come a little nearer (EXTRA-011). */
const LEAST_GAP_MM = 22;

const goldOf = ({ monsters }: CombatRoomCard): number =>
  BASE_MONSTER_IDS.reduce((sum, id) => sum + MONSTER_CARDS[id].gold * (monsters[id] ?? 0), 0);

const ofLevel = (level: 0 | 1 | 2) => COMBAT_ROOMS.filter((card) => card.level === level);

describe('the combat rooms against the box', () => {
  it.each(BASE_LORD_IDS)(
    'BASE-022 BASE-088 BASE-089: with %s every room finds all its discs, icons included',
    (lord) => {
      const model = modelFor(lord);
      const short = COMBAT_ROOMS.filter((card) => shortOf(model, fightOn(model, card).monsters).length > 0);
      expect(short).toEqual([]);
    },
  );

  it.each(BASE_LORD_IDS)(
    'EXTRA-007 EXTRA-009: with %s every room fits the monster zone, about 2.5 cm apart',
    (lord) => {
      const crowded = COMBAT_ROOMS.filter((card) => spacingOn(card, lord) < LEAST_GAP_MM);
      expect(crowded.map(({ id }) => id)).toEqual([]);
    },
  );

  it('BASE-086: each has a name, a level, a board, monsters, icons and exits', () => {
    expect(new Set(COMBAT_ROOMS.map(({ id }) => id)).size).toBe(30);
    for (const card of COMBAT_ROOMS) {
      expect(BOARD_IDS).toContain(card.board);
      expect(Object.values(card.monsters).reduce((sum, count) => sum + count, 0)).toBeGreaterThan(0);
      expect([0, 1, 2, 3, 4]).toContain(card.wanderingIcons);
      expect(card.exits.length).toBeGreaterThan(0);
      expect(new Set(card.exits).size).toBe(card.exits.length);
    }
  });

  it('no two rooms are alike', () => {
    const faces = COMBAT_ROOMS.map(({ board, monsters }) => JSON.stringify([board, monsters]));
    expect(new Set(faces).size).toBe(COMBAT_ROOMS.length);
  });

  it('every board face is fought on, and every monster met', () => {
    expect(new Set(COMBAT_ROOMS.map(({ board }) => board)).size).toBe(BOARD_IDS.length);
    const met = new Set(COMBAT_ROOMS.flatMap(({ monsters }) => Object.keys(monsters)));
    expect([...met].sort()).toEqual([...BASE_MONSTER_IDS].sort());
  });

  it('BASE-085: what a room is worth rises with its level', () => {
    const range = (level: 0 | 1 | 2) => {
      const gold = ofLevel(level).map(goldOf);
      return [Math.min(...gold), Math.max(...gold)];
    };
    expect([range(0), range(1), range(2)]).toEqual([
      [400, 600],
      [900, 1600],
      [1300, 1900],
    ]);
  });

  it('nothing of level 0 stuns or strikes twice as hard', () => {
    const harsh = ofLevel(0).flatMap(({ monsters }) =>
      BASE_MONSTER_IDS.filter(
        (id) =>
          monsters[id] !== undefined &&
          MONSTER_CARDS[id].actions.flat().some((step) => step.kind !== 'effect' && step.attack.modifiers.length > 0),
      ),
    );
    expect(harsh).toEqual([]);
  });
});

describe('the lairs against the box', () => {
  it.each(LAIRS.slice(0, BASE_LORD_IDS.length))(
    'BASE-313 BASE-314 BASE-315: the minions of $lord are in the reserve and fit its lair',
    (card) => {
      const model = modelFor(card.lord);
      const { board, monsters } = fightOn(model, card);
      expect(board).toBe(LORD_CARDS[card.lord].board);
      expect(monsters).toHaveLength(
        Object.values(LORD_CARDS[card.lord].minions).reduce((sum, count) => sum + count, 0),
      );
      expect(shortOf(model, monsters)).toEqual([]);
      expect(spacingOn(card, card.lord)).toBeGreaterThanOrEqual(LEAST_GAP_MM);
    },
  );
});
