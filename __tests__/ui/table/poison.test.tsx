import { screen } from '@testing-library/react-native';
import { catacombsWords } from '../../../src/i18n/catacombs';
import { DrawerContent, drawersIn, DrawerTabs } from '../../../src/ui/table/drawers';
import { HeroCell } from '../../../src/ui/table/shell/heroes/HeroCell';
import { heroesAtTable } from '../../../src/ui/table/shell/heroes/heroState';
import { poisonOf, verminFight } from '../../rules/vermin/support';
import { fight } from '../../rules/catacombs/support/fight';
import { ANN, BOB } from '../../rules/catacombs/support/setup';
import { renderInApp } from '../renderApp';
import { sessionAt } from './prompts/sessionAt';

jest.setTimeout(60_000);

const nothing = (): void => undefined;

it.each(['low', 'cell', 'board'] as const)('%s: poison, and how much of it kills', async (form) => {
  const boards = { 'hero:elf': { poison: [poisonOf(2), poisonOf(4)] } };
  const { shown } = sessionAt(verminFight({ monsters: ['monster:orc'], boards }).state).getState();
  const hero = heroesAtTable(shown, [], null).find(({ id }) => id === 'hero:elf')!;
  await renderInApp(
    <HeroCell hero={hero} words={catacombsWords('en')} form={form} onPress={nothing} onHold={nothing} />,
  );
  expect(screen.getByText('6/8')).toBeTruthy();
  expect(screen.getByLabelText(/poison 6 of 8/)).toBeTruthy();
});

describe('the drawer of poison', () => {
  const words = catacombsWords('en');
  const boards = { 'hero:elf': { poison: [poisonOf(2), poisonOf(3, 1)] } };
  const poisoned = () => sessionAt(verminFight({ monsters: ['monster:orc'], boards }).state).getState();
  const open = (id: 'poison' | 'heroes', state = poisoned()) =>
    renderInApp(<DrawerContent id={id} state={state} words={words} onShowRule={nothing} />);

  it('says of each hero the cards, what they took, and how near they bring it to death', async () => {
    await open('poison');
    expect(screen.getByText('Poison 5: at 8 the hero dies')).toBeTruthy();
    expect(screen.getByText('Card worth 2')).toBeTruthy();
    expect(screen.getByText('Card worth 3; cost 1 life when drawn')).toBeTruthy();
    expect(screen.getAllByText(/^Not poisoned/)).toHaveLength(3);
  });

  it('says how many cards are left, and what a cure costs', async () => {
    await open('poison');
    expect(screen.getByText('Cards left in the deck: 21')).toBeTruthy();
    expect(screen.getByText(/Merchant or the Healer: 400 gold/)).toBeTruthy();
    expect(screen.getByText(/^Cure Poison, a spell of the Wizard/)).toBeTruthy();
  });

  it('has a handle with how many cards lie under the boards', async () => {
    await renderInApp(<DrawerTabs state={poisoned()} openId={null} hasNames onOpen={nothing} />);
    expect(screen.getByLabelText('Poison, 2')).toBeTruthy();
  });

  it('lies with the heroes where nine handles would be too narrow', async () => {
    const heroSeats = [
      { seat: ANN, heroes: ['hero:elf', 'hero:wizard'] },
      { seat: BOB, heroes: ['hero:witch-hunter', 'hero:sorceress'] },
    ] as const;
    const setup = { expansions: ['soloth', 'vermin'], heroSeats } as const;
    const state = sessionAt(fight({ monsters: ['monster:orc'], setup, boards }).state).getState();
    expect(drawersIn(state.view.model).map(({ id }) => id)).not.toContain('poison');
    expect(drawersIn(state.view.model)).toHaveLength(8);
    await open('heroes', state);
    expect(screen.getByText('Poison 5: at 8 the hero dies')).toBeTruthy();
  });

  it('is empty where no expansion has brought any', async () => {
    await open('poison', sessionAt(fight().state).getState());
    expect(screen.getByText('No poison in this game')).toBeTruthy();
  });
});
