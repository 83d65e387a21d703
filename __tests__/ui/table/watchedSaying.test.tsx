import { screen } from '@testing-library/react-native';
import { useTranslation } from 'react-i18next';
import { Text } from 'react-native';
import { en } from '../../../src/i18n/en';
import type { TableState } from '../../../src/session';
import { useTableWords } from '../../../src/ui/table/play/useTableWords';
import { sayingOf } from '../../../src/ui/table/shell/sayingOf';
import { ambushDraft } from '../../session/catacombs/support/ambush';
import { created, toldAll } from '../../session/catacombs/support/playing';
import { twoTabs } from '../../session/catacombs/support/tabs';
import { followTable } from '../../../src/session/catacombs/tabs/followTable';
import { renderInApp } from '../renderApp';

const ORC = { monsters: [{ monster: 'monster:orc' as const, at: { xMm: 150, yMm: 300 } }] };

function Line({ state }: { readonly state: TableState }) {
  const { t } = useTranslation();
  const words = useTableWords(state.sheet, state.view.model.setup);
  return <Text testID="line">{sayingOf({ state, words, chosen: null, placing: null, t }).what}</Text>;
}

async function lineOf(state: TableState): Promise<string> {
  await renderInApp(<Line state={state} />);
  return screen.getByTestId('line').props.children as string;
}

it('a table that is watched and stands still says whom the other tab asks', async () => {
  const [here, there] = twoTabs();
  const session = await created(here, ambushDraft(ORC));
  await toldAll(session);
  const followed = await followTable(there.shelf, session.getState().gameId);
  if (!followed.ok) throw new Error(JSON.stringify(followed.error));
  const state = followed.value.getState();
  expect(state).toMatchObject({ isWatched: true, prompt: null, beat: null });
  expect(session.getState().isWatched).toBe(false);
  const [before, after] = en.shelf.tab.waitsFor.split('{{player}}');
  const said = await lineOf(state);
  expect([said.startsWith(before!), said.endsWith(after!)]).toEqual([true, true]);
  expect(said.length).toBeGreaterThan(before!.length + after!.length);
});
