import { seedChance } from '../../../src/rules/machine';
import { BOARD_IDS, type CatacombsSetup, openCatacombs, startCatacombs } from '../../../src/rules/catacombs';
import { BASE_COMBAT_ROOMS } from '../../../src/rules/catacombs/content/base/rooms';
import {
  LORD_IDS,
  SOLOTH_COMBAT_ROOM_IDS,
  SOLOTH_MONSTER_IDS,
  type LordId,
} from '../../../src/rules/catacombs/words/ids';
import { MONSTER_CARDS, worthOf } from '../../../src/rules/catacombs/content/monsters';
import { MONSTER_IDS } from '../../../src/rules/catacombs/words/ids';
import { LAIRS } from '../../../src/rules/catacombs/content/rooms';
import { SOLOTH_COMBAT_ROOMS } from '../../../src/rules/catacombs/content/soloth/rooms';
import type { CombatRoomCard, LordRoomCard } from '../../../src/rules/catacombs/content/cards/room';
import { modelAtStart } from '../../../src/rules/catacombs/start/modelAtStart';
import { fightOn } from '../../../src/rules/catacombs/model/subjects/cards';
import { shortOf } from '../../../src/rules/catacombs/model/subjects/shortOf';
import { setupWith } from '../catacombs/support/setup';
import { tableAt } from '../catacombs/support/tableAt';

const soloth = (change: Partial<CatacombsSetup> = {}): CatacombsSetup =>
  setupWith({ expansions: ['soloth'], ...change });

const modelFor = (lord: LordId) => modelAtStart(soloth({ lord }), seedChance(1)).model;
const fair = { ...setupWith().variants, fairPlacement: true, heroesPlacedLast: true };

function spacingOn(card: CombatRoomCard | LordRoomCard, lord: LordId): number {
  const { board, monsters } = fightOn(modelFor(lord), card);
  const fight = card.kind === 'lord' ? 'final' : 'room';
  const { purpose } = tableAt({
    setup: soloth({ lord, variants: fair }),
    tasks: [{ kind: 'openRoom', card: card.id, fight, board, monsters }],
  }).prompt;
  return purpose.kind === 'placeMonsters' ? purpose.gapMm : -1;
}

const ofLevel = (level: 0 | 1 | 2) => SOLOTH_COMBAT_ROOMS.filter((card) => card.level === level);
const worth = ({ monsters }: CombatRoomCard): number =>
  MONSTER_IDS.reduce((sum, id) => sum + worthOf(id) * (monsters[id] ?? 0), 0);
const discs = ({ monsters, wanderingIcons }: CombatRoomCard): number =>
  Object.values(monsters).reduce((sum, count) => sum + count, wanderingIcons);

/** Every combat room that games with these seeds come upon. */
function drawn(setup: CatacombsSetup, seeds = 40): readonly string[] {
  return Array.from({ length: seeds }, (_, seed) => startCatacombs(setup, seed).state.model.path).flatMap((path) =>
    path.kind === 'line' ? path.columns.flat().map(({ card }) => card) : [],
  );
}

const isOfSoloth = (card: string): boolean => SOLOTH_COMBAT_ROOM_IDS.some((id) => id === card);

describe('the rooms of Soloth against the box', () => {
  it('SOL-003: 27 of them, nine of each level, beside the Merchant and the Altar', () => {
    expect(SOLOTH_COMBAT_ROOMS.map(({ id }) => id)).toEqual([...SOLOTH_COMBAT_ROOM_IDS]);
    expect(([0, 1, 2] as const).map((level) => ofLevel(level).length)).toEqual([9, 9, 9]);
  });

  it.each(LORD_IDS)('SOL-015: with %s every room finds all its discs, old and new', (lord) => {
    const model = modelFor(lord);
    const all = [...BASE_COMBAT_ROOMS, ...SOLOTH_COMBAT_ROOMS];
    expect(all.filter((card) => shortOf(model, fightOn(model, card).monsters).length > 0).map(({ id }) => id)).toEqual(
      [],
    );
  });

  it.each(LORD_IDS)('with %s every room fits the monster zone, 2.5 cm apart', (lord) => {
    const tight = SOLOTH_COMBAT_ROOMS.filter((card) => spacingOn(card, lord) < 25).map(({ id }) => id);
    expect(tight).toEqual([]);
  });

  it.each(LAIRS)('SOL-271: the minions of $lord are in the reserve and fit its lair', (card) => {
    const model = modelFor(card.lord);
    expect(shortOf(model, fightOn(model, card).monsters)).toEqual([]);
    expect(spacingOn(card, card.lord)).toBeGreaterThanOrEqual(22); // EXTRA-011: a full lair is a little closer
  });

  it('SOL-272: never more than one Phoenix in a room', () => {
    expect(SOLOTH_COMBAT_ROOMS.filter(({ monsters }) => (monsters['monster:phoenix'] ?? 0) > 1)).toEqual([]);
  });

  it('the deeper, the fuller, and the more a room is worth', () => {
    const mean = (values: readonly number[]) => values.reduce((sum, one) => sum + one, 0) / values.length;
    for (const of of [discs, worth]) {
      const means = ([0, 1, 2] as const).map((level) => mean(ofLevel(level).map(of)));
      expect(means).toEqual([...means].sort((a, b) => a - b));
    }
  });

  it('no two rooms are alike, every board is fought on, every new monster met', () => {
    const faces = [...BASE_COMBAT_ROOMS, ...SOLOTH_COMBAT_ROOMS].map(({ board, monsters }) =>
      JSON.stringify([board, monsters]),
    );
    expect(new Set(faces).size).toBe(faces.length);
    expect(new Set(SOLOTH_COMBAT_ROOMS.map(({ board }) => board)).size).toBe(BOARD_IDS.length);
    const met = new Set(SOLOTH_COMBAT_ROOMS.flatMap(({ monsters }) => Object.keys(monsters)));
    expect(SOLOTH_MONSTER_IDS.filter((id) => !met.has(id))).toEqual([]);
  });

  it('nothing of level 0 stuns or strikes twice as hard', () => {
    const harsh = ofLevel(0).flatMap(({ monsters }) =>
      MONSTER_IDS.filter(
        (id) =>
          monsters[id] !== undefined &&
          MONSTER_CARDS[id].actions.flat().some((step) => step.kind !== 'effect' && step.attack.modifiers.length > 0),
      ),
    );
    expect(harsh).toEqual([]);
  });
});

describe('which rooms are drawn', () => {
  const line = { kind: 'line', roomsOfLevel: [2, 2, 2] } as const;

  it('SOL-226: both sorts are mixed unless the table says otherwise', () => {
    const cards = drawn(soloth({ layout: line })).filter((card) => !/merchant|healer|lair/.test(card));
    expect(cards.some(isOfSoloth)).toBe(true);
    expect(cards.every(isOfSoloth)).toBe(false);
  });

  it('SOL-226: level by level the new ones alone, or the old ones alone', () => {
    const setup = soloth({ layout: line, roomPools: ['added', 'base', 'added'] });
    const levels = drawn(setup).flatMap((id) => {
      const card = [...BASE_COMBAT_ROOMS, ...SOLOTH_COMBAT_ROOMS].find((one) => one.id === id);
      return card === undefined ? [] : [[card.level, isOfSoloth(id)] as const];
    });
    expect(levels.filter(([level, isNew]) => isNew !== (level !== 1))).toEqual([]);
    expect(levels).not.toEqual([]);
  });

  it('SOL-001 SOL-226: without the expansion none of its cards is drawn', () => {
    expect(drawn(setupWith({ layout: line, roomPools: ['added', 'added', 'added'] })).filter(isOfSoloth)).toEqual([]);
  });

  it('SOL-226: the cards of a pool are a hard limit', () => {
    const many = soloth({ layout: { kind: 'line', roomsOfLevel: [10, 0, 0] } });
    expect(openCatacombs(many, 1).ok).toBe(true);
    expect(openCatacombs({ ...many, roomPools: ['added', 'mixed', 'mixed'] }, 1)).toMatchObject({
      ok: false,
      error: { reason: 'notEnoughRoomCards', details: { cards: 9 } },
    });
  });
});
