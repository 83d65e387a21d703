import { screen, within } from '@testing-library/react-native';
import { DeclineButton } from '../../../../src/ui/games/catacombs/play/DeclineButton';
import { frozenFight, PRINCESS } from '../../../rules/soloth/frost';
import { overseersTurn, solothParty } from '../../../rules/soloth/support';
import { tableAt, type Moment } from '../../../rules/catacombs/support/tableAt';
import type { Table } from '../../../rules/catacombs/support/table';
import { poisonOf } from '../../../rules/vermin/support';
import { renderInApp } from '../../renderApp';
import { PromptOnly } from './PromptOnly';
import { sessionAt } from './sessionAt';

jest.setTimeout(60_000);

const ELF = 'hero:elf';
const SORCERESS = 'hero:sorceress';
const ORC = 'monster:orc-1';
const TROLL = 'monster:troll-1';

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
  [1, 'Costs 1 magic and 1 life.'],
])('names of a price only what is paid, with %i magic left', async (magic, price) => {
  await ask(solothParty({ boards: { [SORCERESS]: { magic } } }).act(SORCERESS, 'fire-burst'));
  expect(saidOf('payLife').getByText(price)).toBeTruthy();
});

describe('why it is asked', () => {
  it('one spike struck several', async () => {
    await ask(
      solothParty({ monsters: ['monster:orc', 'monster:troll'] })
        .act(PRINCESS, 'ice-spike')
        .flick({ hits: [ORC, TROLL] }),
    );
    expect(screen.getByText(/struck several monsters/)).toBeTruthy();
  });

  it('the touch of a Wight heals', async () => {
    await ask(
      overseersTurn({ monsters: ['monster:wight', 'monster:troll'], pieces: [{ id: TROLL, life: 1 }] })
        .act('monster:wight-1', 'attack-1')
        .flick({ hits: [ELF] }),
    );
    expect(screen.getByText(/^Touch of Decay/)).toBeTruthy();
  });

  it('a spike goes with the Bracelet', async () => {
    const boards = { [PRINCESS]: { equipment: ['equipment:ice-bracelet'] } } as const;
    const table = frozenFight([ORC], { monsters: ['monster:rust-monster', 'monster:orc'], boards }).passAll();
    table.state = { ...table.state, model: { ...table.model, equipmentDeck: [] } };
    await ask(
      table
        .act('monster:rust-monster-1', 'attack-1')
        .flick({ hits: [PRINCESS] })
        .choose('card-1'),
    );
    expect(screen.getByText(/and one Ice Spike with it/)).toBeTruthy();
  });
});

it('lets a Gargoyle lie that may slip away', async () => {
  const table = overseersTurn({ monsters: ['monster:gargoyle'] })
    .act('monster:gargoyle-1', 'attack-1')
    .flick({ hits: [ELF] });
  const session = sessionAt(table.state);
  await renderInApp(<DeclineButton session={session} state={session.getState()} />);
  expect(screen.getByText('Let the disc lie')).toBeTruthy();
});
