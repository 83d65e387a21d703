import { screen } from '@testing-library/react-native';
import type { FlickFilm, JudgedContact } from '../../../src/session/catacombs';
import { rulebookIn } from '../../../src/i18n/catacombs/help';
import { films } from '../../../src/ui/games/catacombs/referee';
import { ContactRow } from '../../../src/ui/referee/ContactRow';
import { renderInApp } from '../renderApp';
import { catacombsWords } from '../../support/words';

// The faces of the discs are drawn by a processor here.
jest.setTimeout(60_000);

const words = catacombsWords('en');
const film = { actor: 'hero:elf', board: 'crypt', shot: { discId: 'hero:elf' } } as unknown as FlickFilm;
const BLOW: JudgedContact['verdict'] = {
  kind: 'damage',
  target: 'monster:orc-1',
  amount: 1,
  isKill: true,
  rule: 'BASE-128',
};

const shown = (contact: Partial<JudgedContact>, isCurrent: boolean): Promise<unknown> =>
  renderInApp(
    <ContactRow
      contact={{ number: 1, atMs: 0, a: 'hero:elf', b: 'monster:orc-1', xMm: 0, yMm: 0, verdict: BLOW, ...contact }}
      films={films}
      rulebook={rulebookIn}
      film={film}
      words={words}
      isCurrent={isCurrent}
      onChoose={() => undefined}
    />,
  );

it('a blow is told without the number of its rule, which stands behind the “i”', async () => {
  await shown({}, false);
  expect(screen.getByText(/Orc/)).toBeTruthy();
  expect(screen.queryByText(/BASE/)).toBeNull();
});

it('its rule and the number are read by whoever opens it', async () => {
  await shown({}, true);
  expect(screen.getByText('BASE-128')).toBeTruthy();
});

it('a slain disc that has left the board is not said to come back', async () => {
  const orc = 'monster:orc-1';
  await shown({ a: orc, b: null, verdict: { kind: 'gone', target: orc, rule: 'BASE-184' } }, false);
  expect(screen.getByText(/left the board, and for good/)).toBeTruthy();
});
