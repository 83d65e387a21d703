import { screen, within } from '@testing-library/react-native';
import { solothParty } from '../../../rules/soloth/support';
import { tableAt, type Moment } from '../../../rules/catacombs/support/tableAt';
import type { Table } from '../../../rules/catacombs/support/table';
import { poisonOf } from '../../../rules/vermin/support';
import { renderInApp } from '../../renderApp';
import { PromptOnly } from './PromptOnly';
import { sessionAt } from './sessionAt';

jest.setTimeout(60_000);

const ELF = 'hero:elf';
const SORCERESS = 'hero:sorceress';

const ask = (table: Table) => renderInApp(<PromptOnly session={sessionAt(table.state)} />);
const saidOf = (option: string) => within(screen.getByTestId(`option-${option}`));

describe('a shop', () => {
  const shop = (kind: 'healer' | 'openMerchant', moment: Partial<Moment> = {}) =>
    tableAt({
      setup: { expansions: ['vermin'] },
      boards: { [ELF]: { gold: 900, poison: [poisonOf(2), poisonOf(5)] } },
      ...moment,
      tasks: [kind === 'healer' ? { kind, done: [] } : { kind }],
    });

  it.each(['healer', 'openMerchant'] as const)('says at the %s what a cure costs and does', async (kind) => {
    await ask(shop(kind));
    const cure = saidOf(`${ELF}>service:cure-poison`);
    expect(cure.getByText('400 gold takes one Poison card away. Poison now 7, and 8 kills.')).toBeTruthy();
  });

  it('says what one more card costs', async () => {
    await ask(shop('openMerchant', { setup: { expansions: ['soloth'] }, boards: { [ELF]: { gold: 900 } } }));
    expect(saidOf('peek').getByText(/^100 gold, paid together/)).toBeTruthy();
  });
});

it.each([
  [0, 'Costs life: 2.'],
  [1, 'Costs magic: 1, and life: 1.'],
])('names of a price only what is paid, with %i magic left', async (magic, price) => {
  await ask(solothParty({ boards: { [SORCERESS]: { magic } } }).act(SORCERESS, 'fire-burst'));
  expect(saidOf('payLife').getByText(price)).toBeTruthy();
});
