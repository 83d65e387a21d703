import { apply, sample, seedChance } from '../../../src/rules/machine';
import {
  catacombs,
  catacombsBook,
  expansionsIn,
  FILLED_EXPANSIONS,
  readAdventure,
  startCatacombs,
  type CatacombsState,
  type MonsterId,
} from '../../../src/rules/catacombs';
import { SORTS_OF, stockOf } from '../../../src/rules/catacombs/content/stock';
import { cardsInTheBox, pileSizes } from '../../../src/rules/catacombs/start/roomPool';
import { OFFERED_EXPANSIONS } from '../../../src/session/catacombs';
import { ORC_AND_ELF } from '../adventure/stories';
import { killed } from '../catacombs/support/facts';
import { fight } from '../catacombs/support/fight';
import { setupWith } from '../catacombs/support/setup';

/** A monster that the repository does not have, and a room that brings it: cards alone, the rules are the real ones. */
jest.mock('../../../src/rules/catacombs/words/workshopIds', () => ({
  WORKSHOP_MONSTER_IDS: ['monster:mud-imp'],
  WORKSHOP_ABILITY_IDS: [],
  WORKSHOP_COMBAT_ROOM_IDS: ['room:mud-pit'],
}));
jest.mock('../../../src/rules/catacombs/content/workshop/monsters', () => {
  const { monsterCard } = jest.requireActual<typeof import('../../../src/rules/catacombs/content/cards/monsterCard')>(
    '../../../src/rules/catacombs/content/cards/monsterCard',
  );
  const { pitch, PUNCH } = jest.requireActual<typeof import('../../../src/rules/catacombs/content/attacks')>(
    '../../../src/rules/catacombs/content/attacks',
  );
  const id = 'monster:mud-imp' as MonsterId;
  return { WORKSHOP_MONSTERS: { [id]: monsterCard(id, ['dungeon', 'medium'], [1, 100], [[pitch(PUNCH)]]) } };
});
jest.mock('../../../src/rules/catacombs/content/workshop/stock', () => ({ WORKSHOP_STOCK: { 'monster:mud-imp': 2 } }));
jest.mock('../../../src/rules/catacombs/content/workshop/rooms', () => {
  const monsters = { 'monster:mud-imp': 2, 'monster:zombie': 1 };
  const card = { kind: 'combat', id: 'room:mud-pit', level: 0, board: 'cave', monsters, wanderingIcons: 0, exits: [] };
  return { WORKSHOP_COMBAT_ROOMS: [card] };
});

const IMP = 'monster:mud-imp' as MonsterId;
const PIT = 'room:mud-pit';
const zeros = { layout: { kind: 'line', roomsOfLevel: [1, 0, 0] } } as const;
const withWorkshop = setupWith({ ...zeros, expansions: ['workshop'] });

const firstRoom = ({ model: { path } }: CatacombsState): string =>
  path.kind === 'line' ? (path.columns[0]?.[0]?.card ?? '') : '';

function gameInThePit(): readonly [number, CatacombsState] {
  for (let seed = 1; seed < 200; seed++) {
    const { state } = startCatacombs(withWorkshop, seed);
    if (firstRoom(state) === PIT) return [seed, state];
  }
  throw new Error('the pit is never drawn');
}

describe('a monster in the workshop', () => {
  it('has its box offered for a new game', () => {
    expect(FILLED_EXPANSIONS).toEqual(['soloth', 'vermin', 'workshop']);
    expect(OFFERED_EXPANSIONS).toEqual(['soloth', 'vermin', 'workshop']);
    expect(catacombsBook.setup.parse({ expansions: ['workshop'] })).toMatchObject({ expansions: ['workshop'] });
  });

  it('has discs of its own, and only where the box is in play', () => {
    expect(SORTS_OF[IMP]).toEqual([IMP]);
    expect(stockOf(['workshop'])).toEqual({ ...stockOf([]), [IMP]: 2 });
    expect(Object.keys(stockOf([]))).not.toContain(IMP);
    expect(Object.keys(stockOf(['soloth', 'vermin']))).not.toContain(IMP);
  });

  it('has its room among the others of its level', () => {
    expect(cardsInTheBox(withWorkshop).map(({ id }) => id)).toContain(PIT);
    expect(cardsInTheBox(setupWith(zeros)).map(({ id }) => id)).not.toContain(PIT);
    const [plain = 0] = pileSizes(setupWith(zeros));
    expect(pileSizes(withWorkshop)[0]).toBe(plain + 1);
    expect(pileSizes({ ...withWorkshop, roomPools: ['added', 'mixed', 'mixed'] })[0]).toBe(1);
  });

  it('comes into play: its room is drawn, its discs leave the reserve, and lie on the board', () => {
    const [seed, opened] = gameInThePit();
    let state = opened;
    let stream = seedChance(seed).play;
    while (state.prompt !== null && state.model.room?.round !== 1) {
      const drawn = sample(catacombs, state.prompt, stream);
      stream = drawn.stream;
      const applied = apply(catacombs, state, drawn.value);
      if (!applied.ok) throw new Error(JSON.stringify(applied.refusal));
      state = applied.state;
    }
    const pieces = Object.values(state.model.room?.pieces ?? {});
    expect(pieces.filter((piece) => piece.kind === 'monster' && piece.card === IMP).map(({ id }) => id)).toEqual([
      `${IMP}-1`,
      `${IMP}-2`,
    ]);
    expect(state.model.stock).toEqual({ ...stockOf(['workshop']), [IMP]: 0, zombie: stockOf([]).zombie - 1 });
  });

  it('acts, is killed and goes to its killer like any other', () => {
    const table = fight({ setup: { expansions: ['workshop'] }, monsters: [IMP, 'monster:orc'] }).passAll();
    expect(table.options).toContain(`${IMP}-1>attack-1`);
    table
      .passAll()
      .act('hero:elf', 'punch')
      .flick({ hits: [`${IMP}-1`] });
    expect(table.events).toContainEqual(killed(`${IMP}-1`, 'hero:elf', 'hero:elf'));
    expect(table.model.heroes['hero:elf']?.kills).toEqual([{ monster: IMP, disc: IMP }]);
  });

  it('is brought along by a story that names it', () => {
    const [passage] = ORC_AND_ELF.rooms;
    const told = { ...ORC_AND_ELF, rooms: [{ ...passage, monsters: [{ monster: IMP, count: 2 }] }] };
    const read = readAdventure(JSON.stringify(told));
    expect(read).toMatchObject({ ok: true });
    expect(read.ok && expansionsIn(read.value)).toEqual(['workshop']);
  });
});
