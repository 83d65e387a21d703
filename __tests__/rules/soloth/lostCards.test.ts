import { heroOf } from '../../../src/rules/catacombs/model/queries';
import { ANN, BOB } from '../catacombs/support/setup';
import { tableAt } from '../catacombs/support/tableAt';
import { overseersTurn } from './support';

const RUST = 'monster:rust-monster-1';
const MANTICORE = 'monster:manticore-1';
const HAMMER = 'equipment:war-hammer';

/** The Barbarian's hammer is eaten away: no other card is left to be drawn. */
function robbed() {
  const table = overseersTurn({
    monsters: ['monster:rust-monster', ['monster:manticore', [150, 110]]],
    pieces: [
      { id: MANTICORE, life: 1 },
      { id: RUST, life: 1 },
    ],
    boards: { 'hero:barbarian': { equipment: [HAMMER] } },
  });
  table.state = { ...table.state, model: { ...table.model, equipmentDeck: [] } };
  return table
    .act(RUST, 'attack-1')
    .flick({ hits: ['hero:barbarian'] })
    .choose('card-1')
    .passAll();
}

describe('a card lost to Corrosion', () => {
  it('SOL-264: earns nothing for the kill that names it', () => {
    const table = robbed();
    table.act('hero:barbarian', 'punch').flick({ hits: [MANTICORE] });
    table
      .act('hero:elf', 'punch')
      .flick({ hits: [RUST] })
      .passAll();
    expect(table.event('itemWon')).toMatchObject({ hero: 'hero:barbarian', equipment: HAMMER, isTaken: false });
    expect(heroOf(table.model, 'hero:barbarian').equipment).toEqual([]);
  });

  it('SOL-264: is never for sale again', () => {
    const { equipmentDeck } = robbed().model;
    const table = tableAt({
      setup: { expansions: ['soloth'] },
      boards: { 'hero:elf': { gold: 900 } },
      model: { equipmentDeck },
      tasks: [{ kind: 'enterCard', card: 'room:merchant-of-soloth' }],
    });
    expect(table.event('offerMade').equipment).toEqual([]);
    expect(table.prompt.seats).toEqual([ANN, BOB]);
  });
});
