import { screen } from '@testing-library/react-native';
import { catacombsWords } from '../../../src/i18n/catacombs';
import { HeroCell } from '../../../src/ui/table/shell/heroes/HeroCell';
import { heroesAtTable } from '../../../src/ui/table/shell/heroes/heroState';
import { poisonOf, verminFight } from '../../rules/vermin/support';
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
