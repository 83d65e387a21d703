import { BOARD_HOLES, DISC_RADIUS_MM, expansionOf, readAdventure, startCatacombs } from '../../../src/rules/catacombs';
import { ARTEFACT_CARDS } from '../../../src/rules/catacombs/content/soloth/artefacts';
import { EQUIPMENT_CARDS } from '../../../src/rules/catacombs/content/equipment';
import { MONSTER_CARDS } from '../../../src/rules/catacombs/content/monsters';
import { SPELL_CARDS } from '../../../src/rules/catacombs/content/spells';
import { discsIn, stockOf, SORTS_OF } from '../../../src/rules/catacombs/content/stock';
import { HERO_CARDS } from '../../../src/rules/catacombs/content/heroes';
import { HERO_IDS, RELEASED_EXPANSIONS } from '../../../src/rules/catacombs/words/ids';
import { sayFault } from '../../../src/rules/machine';
import { ANN, BOB, OVERSEER, setupWith } from '../catacombs/support/setup';
import { blocksOf, readMarkdown, tableOf } from '../record/markdown';
import { changed } from './stories';

const text = readMarkdown('src/rules/catacombs/ADVENTURE.md');
const [example = ''] = blocksOf(text, 'json adventure');

it('the example is an adventure, and begins as the text says', () => {
  const adventure = readAdventure(example);
  if (!adventure.ok) throw new Error(sayFault(adventure.error));
  const { state } = startCatacombs(setupWith({ adventure: adventure.value, acceptedBy: [OVERSEER, ANN, BOB] }), 1);
  expect(state.model.room?.pieces).toMatchObject({ 'hero:elf': { xMm: 150 }, 'monster:orc-1': { life: 1 } });
  expect(state.prompt).toMatchObject({
    seats: [OVERSEER],
    purpose: { kind: 'placeMonsters' },
    ask: { pieces: [{ id: 'monster:zombie-1' }] },
  });
});

it('the monsters are those of the cards and of the box', () => {
  const released = Object.values(MONSTER_CARDS).filter(({ id }) => expansionOf(id) !== 'workshop');
  const rows = released.map(({ id, size, life }) => {
    const discs = SORTS_OF[id].reduce((sum, sort) => sum + discsIn(stockOf(RELEASED_EXPANSIONS), sort), 0);
    return [id, DISC_RADIUS_MM[size], life, discs].map(String);
  });
  expect(tableOf(text, 'monster')).toEqual(rows);
});

it('the heroes have the life of their boards', () => {
  expect(tableOf(text, 'hero')).toEqual(Object.values(HERO_CARDS).map(({ id, life }) => [id, String(life)]));
});

it('the equipment is that of the cards', () => {
  const rows = Object.values(EQUIPMENT_CARDS).map(({ id, owners }) => [
    id,
    owners.length === HERO_IDS.length ? 'anybody' : owners.join(', '),
  ]);
  expect(tableOf(text, 'equipment')).toEqual(rows);
});

it('the artefacts and their prices are those of the cards', () => {
  const rows = Object.values(ARTEFACT_CARDS).map(({ id, cost }) => [id, cost.join(', ')]);
  expect(tableOf(text, 'artefact')).toEqual(rows);
});

it('the spells are those of the cards', () => {
  const rows = Object.values(SPELL_CARDS).map(({ id, copies }) => [id, String(copies)]);
  expect(tableOf(text, 'spell')).toEqual(rows);
});

it('the obstacles stand where the boards have holes', () => {
  const rows = Object.entries(BOARD_HOLES).map(([board, holes]) => [
    board,
    holes.map(({ x, y }) => `(${x}, ${y})`).join(' '),
  ]);
  expect(tableOf(text, 'obstacles of')).toEqual(rows);
});

it('the errors are worded as the text has them', () => {
  const story = JSON.parse(example) as object;
  const onTheObstacle = [{ monster: 'monster:orc', at: { xMm: 70, yMm: 200 } }];
  const broken = [
    changed(story, 'rooms.0.board', 'cellar'),
    changed(changed(story, 'rooms.0.monsters', onTheObstacle), 'rooms.0.anywhere', true),
    changed(story, 'heroes.hero:elf.equipment', ['equipment:great-axe']),
    changed(story, 'rooms.0.monsters', [{ monster: 'monster:orc', count: 6 }]),
    changed(story, 'rooms.0.monsters', [{ monster: 'monster:sewer-rat', on: 'hero:thief' }]),
    changed(story, 'heroes.hero:elf.poison', [5, 3]),
  ];
  const said = broken.map((one) => {
    const read = readAdventure(JSON.stringify(one));
    return read.ok ? 'good' : sayFault(read.error);
  });
  const rows = text
    .slice(text.indexOf('| the line'))
    .split('\n')
    .slice(2, 2 + said.length);
  expect(rows.map((row) => row.replaceAll('\\|', '|').replace(/^\| `(.*)` *\|$/, '$1'))).toEqual(said);
});
