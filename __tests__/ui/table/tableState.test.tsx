import { act, renderHook } from '@testing-library/react-native';
import { createStore } from 'zustand';
import type { Played, TableSession, TableState } from '../../../src/session';
import { useTableState } from '../../../src/ui/table/now/useTableState';

/** As much of a table as is looked at here. */
const sessionOf = (state: Pick<TableState<Played>, 'keeping' | 'beatsLeft'>) =>
  createStore(() => state) as unknown as TableSession<Played> & { setState(state: Partial<TableState<Played>>): void };

it('a table is seen anew when it changes, and not when what it was is written down', async () => {
  const session = sessionOf({ keeping: 'kept', beatsLeft: 2 });
  const seen: TableState<Played>[] = [];
  await renderHook(() => seen.push(useTableState(session)));
  expect(seen).toHaveLength(1);
  await act(async () => session.setState({ keeping: 'keeping' }));
  await act(async () => session.setState({ keeping: 'kept' }));
  expect(seen).toHaveLength(1);
  await act(async () => session.setState({ keeping: 'keeping', beatsLeft: 1 }));
  expect(seen.map(({ beatsLeft }) => beatsLeft)).toEqual([2, 1]);
});

it('the moment between a release and its flight is not rendered, and what comes after the flight is seen at once', async () => {
  const flying = { beat: { kind: 'flight', number: 1 } } as unknown as Partial<TableState<Played>>;
  const nothing = { prompt: null, beat: null, thinking: null, curtain: null, view: { outcome: null } } as unknown;
  const session = sessionOf({ keeping: 'kept', beatsLeft: 2 });
  const seen: TableState<Played>[] = [];
  await renderHook(() => seen.push(useTableState(session)));
  await act(async () => session.setState({ ...(nothing as object), keeping: 'keeping', beatsLeft: 1 }));
  await act(async () => session.setState({ keeping: 'kept' }));
  expect(seen).toHaveLength(1);
  await act(async () => session.setState(flying));
  expect(seen.at(-1)?.beat?.kind).toBe('flight');
  await act(async () => {
    session.setState({ ...flying, beatsLeft: 5 });
    session.setState({ prompt: {} as never, beat: null, beatsLeft: 0 });
  });
  expect(seen.at(-1)).toMatchObject({ beat: null, beatsLeft: 0 });
});

it('another table is seen at once', async () => {
  const tables = [5, 6].map((beatsLeft) => sessionOf({ keeping: 'kept', beatsLeft }));
  const { result, rerender } = await renderHook(({ at }: { at: number }) => useTableState(tables[at]!).beatsLeft, {
    initialProps: { at: 0 },
  });
  await rerender({ at: 1 });
  expect(result.current).toBe(6);
});
