import { catacombs, HIDDEN_CARD } from '../../../src/rules/catacombs';
import { fight } from './support/fight';
import { ANN, BOB, OVERSEER } from './support/setup';
import { tableAt } from './support/tableAt';

const SEATS = [ANN, BOB, OVERSEER];

describe('what a seat may know', () => {
  const table = () =>
    fight({
      monsters: ['monster:orc'],
      boards: {
        'hero:elf': {
          life: 3,
          gold: 400,
          equipment: ['equipment:map'],
          kills: [{ monster: 'monster:zombie', disc: 'zombie' }],
        },
      },
    });

  it('BASE-338: boards, gold, equipment, kills, the reserve and the table are public', () => {
    const { state } = table();
    for (const seat of SEATS) {
      const view = catacombs.viewFor(state, seat);
      expect({ ...view.model, path: null, equipmentDeck: null }).toEqual({
        ...state.model,
        path: null,
        equipmentDeck: null,
      });
      expect(view.prompt).toEqual(state.prompt);
    }
  });

  it('BASE-338: face-down Room and Equipment cards are hidden, and so is what chance will bring', () => {
    const { state } = table();
    const { path } = state.model;
    const cards = path.kind === 'line' ? path.columns.flat().map(({ card }) => card) : [];
    for (const seat of SEATS) {
      const { model, chance } = catacombs.viewFor(state, seat);
      const seen = model.path.kind === 'line' ? model.path.columns.flat().map(({ card }) => card) : [];
      expect(seen).toEqual(cards.map(() => HIDDEN_CARD));
      expect(model.equipmentDeck).toEqual([]);
      expect(chance).toEqual({ setup: [0, 0, 0, 0], play: [0, 0, 0, 0] });
    }
  });

  it('BASE-338: what is face up or on offer is seen by all', () => {
    const { state } = tableAt({ tasks: [{ kind: 'enterCard', card: 'room:merchant' }] });
    for (const seat of SEATS) expect(catacombs.viewFor(state, seat).model.offer).toEqual(state.model.offer);
    const explored = tableAt({ tasks: [] }).state;
    const { path } = catacombs.viewFor(explored, ANN).model;
    const [first] = path.kind === 'line' ? path.columns : [];
    expect(first).toEqual(explored.model.path.kind === 'line' ? explored.model.path.columns[0] : null);
  });
});
