import { screen } from '@testing-library/react-native';
import { drawerKeys } from '../../../src/ui/table/drawers';
import { handlesIn } from '../../../src/ui/table/drawers/drawersIn';
import { DRAWERS } from '../../../src/ui/games/catacombs/drawers/drawers';
import { DrawerOnly, drawersOf, HandlesOnly } from './filled';
import { HERO_FORMS, HeroCell } from '../../../src/ui/games/catacombs/heroes/HeroCell';
import { heroesAtTable } from '../../../src/ui/games/catacombs/heroes/heroState';
import { poisonOf, verminFight } from '../../rules/vermin/support';
import { fight } from '../../rules/catacombs/support/fight';
import { ANN, BOB } from '../../rules/catacombs/support/setup';
import { renderInApp } from '../renderApp';
import { sessionAt } from './prompts/sessionAt';
import { catacombsWords } from '../../support/words';

jest.setTimeout(60_000);

const nothing = (): void => undefined;

it.each(HERO_FORMS)('%s: poison, and how much of it kills', async (form) => {
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
    renderInApp(<DrawerOnly id={id} state={state} words={words} onShowRule={nothing} />);

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

  it('has a handle of its own while there are new cards', async () => {
    await renderInApp(<HandlesOnly state={poisoned()} news={{ poison: 2 }} openId={null} hasNames onOpen={nothing} />);
    expect(screen.getByLabelText('Poison, new: 2')).toBeTruthy();
  });

  it('lies with others behind one handle where there are nine drawers', () => {
    const heroSeats = [
      { seat: ANN, heroes: ['hero:elf', 'hero:wizard'] },
      { seat: BOB, heroes: ['hero:witch-hunter', 'hero:sorceress'] },
    ] as const;
    const setup = { expansions: ['soloth', 'vermin'], heroSeats } as const;
    const { model } = fight({ monsters: ['monster:orc'], setup, boards });
    expect(drawersOf(model)).toHaveLength(9);
    const { handles, others } = handlesIn(DRAWERS, drawersOf(model), null, {});
    expect(handles).toHaveLength(4);
    expect(others.map(({ id }) => id)).toEqual(['artefacts', 'spells', 'gold', 'poison', 'rules']);
    expect(Object.keys(drawerKeys(drawersOf(model), nothing))).toEqual(expect.arrayContaining(['p', 'a', 'e']));
  });

  it('has no letter where it has no handle', () => {
    const heroSeats = [
      { seat: ANN, heroes: ['hero:ice-princess', 'hero:paladin'] },
      { seat: BOB, heroes: ['hero:witch-hunter', 'hero:sorceress'] },
    ] as const;
    const { model } = fight({ setup: { expansions: ['soloth'], heroSeats } });
    expect(drawersOf(model).map(({ id }) => id)).not.toContain('poison');
    expect(Object.keys(drawerKeys(drawersOf(model), nothing))).not.toContain('p');
  });

  it('is empty where no expansion has brought any', async () => {
    await open('poison', sessionAt(fight().state).getState());
    expect(screen.getByText('No poison in this game')).toBeTruthy();
  });
});
