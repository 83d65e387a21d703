import { screen } from '@testing-library/react-native';
import { Text } from 'react-native';
import { useCatacombsText } from '../../../src/ui/games/catacombs/words';
import type { SeatId } from '../../../src/rules/machine';
import type { CatacombsPlayed, TableState } from '../../../src/session/catacombs';
import { whoIsAsked } from '../../../src/ui/games/catacombs/moment/whoIsAsked';
import { useTableWords } from '../../../src/ui/games/catacombs/words/useTableWords';
import { sayingOf } from '../../../src/ui/table/head/sayingOf';
import { ambushChoices } from '../../session/catacombs/support/ambush';
import { created, device, toldAll } from '../../session/catacombs/support/playing';
import { twoTabs } from '../../session/catacombs/support/tabs';
import { followTable } from '../../../src/session/shelf/tabs/followTable';
import { renderInApp } from '../renderApp';
import { catacombsModule } from '../../../src/session/catacombs';
import { en } from '../../support/words';

const firstPlayer = en.newGame.players.usualName.replace('{{number}}', '1');
const ORC = { monsters: [{ monster: 'monster:orc' as const, at: { xMm: 150, yMm: 300 } }] };

function Line({ state }: { readonly state: TableState }) {
  const { t } = useCatacombsText();
  const words = useTableWords(state.sheet, state.view.model.setup);
  const who = (seats: readonly SeatId[]) => whoIsAsked(seats, state, words);
  const source = {
    state,
    words,
    whoIsAsked: who,
    whyMeant: words.why,
    line: null,
    size: 'board',
    placing: null,
    t,
  } as const;
  return <Text testID="line">{sayingOf<CatacombsPlayed>(source).what}</Text>;
}

async function lineOf(state: TableState): Promise<string> {
  await renderInApp(<Line state={state} />);
  return screen.getByTestId('line').props.children as string;
}

it('a table that is watched and stands still says whom the other tab asks', async () => {
  const [here, there] = twoTabs();
  const session = await created(here, ambushChoices(ORC));
  await toldAll(session);
  const stored = await there.shelf.open(session.getState().gameId);
  if (!stored.ok) throw new Error(stored.error.reason);
  const followed = followTable(catacombsModule, there.shelf, stored.value);
  if (!followed.ok) throw new Error(JSON.stringify(followed.error));
  const state = followed.value.getState();
  expect(state).toMatchObject({ isWatched: true, prompt: null, beat: null });
  expect(session.getState().isWatched).toBe(false);
  const [before, after] = en.shelf.tab.waitsFor.split('{{player}}');
  const said = await lineOf(state);
  expect([said.startsWith(before!), said.endsWith(after!)]).toEqual([true, true]);
  expect(said.length).toBeGreaterThan(before!.length + after!.length);
});

it('a table behind the curtain says to whom the device goes, and of no disc that it moves', async () => {
  const session = await created(device(), ambushChoices(ORC, { passing: 'roundTheTable' }));
  await toldAll(session);
  expect(session.answer({ kind: 'choose', options: ['accept'] })).toBeNull();
  await toldAll(session);
  const state = session.getState();
  expect(state).toMatchObject({ prompt: null, beat: null, curtain: expect.any(String) });
  expect(state.curtain).not.toBe(state.view.model.setup.overseer);
  expect(await lineOf(state)).toBe(`${en.table.curtain.passPhone} ${firstPlayer}`);
});
