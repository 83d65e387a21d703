import { decide, MINDS } from '../../src/ai/catacombs';
import { catacombs } from '../../src/rules/catacombs';
import { seedChance } from '../../src/rules/machine';
import { built, leaving, mazeOf, SPACES } from '../rules/catacombs/support/maze';
import { heldHeroes } from '../../src/rules/catacombs/model/setup';
import type { Table } from '../rules/catacombs/support/table';
import { tableAt, type Moment } from '../rules/catacombs/support/tableAt';

const { lair: LAIR, kitchen: KITCHEN, crypt: CRYPT, healer: HEALER } = SPACES;

/** Which ways a seat of the app goes from here, whatever its luck. */
function waysFrom({ state }: Table): readonly string[] {
  const seat = state.prompt!.seats[0]!;
  const view = catacombs.viewFor(state, seat);
  const said = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => {
    const { answer } = decide({ view, seat, mind: MINDS[3], stream: seedChance(seed).play })!;
    if (answer.kind !== 'choose') throw new Error('a direction is chosen');
    return answer.options[0] ?? '';
  });
  return [...new Set(said)];
}

/** The same moment, after a vain try at the door between Healer and lair. */
function withoutLair(table: Table, boards: Moment['boards'] = {}): Table {
  const path = { ...mazeOf(table), barred: [{ at: LAIR, direction: 'west' as const }] };
  return tableAt({ setup: built(), boards, tasks: [], model: { path } });
}

describe('a party of the app in a labyrinth', () => {
  it('goes on to what is new, and does not fight a room again for nothing', () => {
    expect(leaving(CRYPT).options).toContain('north');
    expect(waysFrom(leaving(CRYPT))).not.toContain('north');
  });

  it('remembers a door that it once tried in vain', () => {
    expect(waysFrom(leaving(HEALER, [CRYPT]))).toEqual(['east']);
    expect(waysFrom(withoutLair(leaving(HEALER, [CRYPT])))).toEqual(['north']);
  });

  it('turns back to a Healer that it knows only when it is hurt and can pay', () => {
    const party = (life: number, gold: number): Table => {
      const boards = heldHeroes(built()).map((id) => [id, { life, gold }] as const);
      return withoutLair(leaving(KITCHEN, [HEALER]), Object.fromEntries(boards));
    };
    expect(party(9, 700).options).toEqual(['east', 'south']);
    expect(waysFrom(party(9, 700))).toEqual(['east']);
    expect(waysFrom(party(1, 700))).toEqual(['south']);
    expect(waysFrom(party(1, 0))).toEqual(['east']);
  });
});
