import { catacombsWords, textOf } from '../../support/words';
import type { Catacombs } from '../../../src/rules/catacombs';
import type { TableSession, TableState } from '../../../src/session/catacombs';
import { anyTable } from '../../../src/ui/game';
import { DRAWERS, type DrawerId } from '../../../src/ui/games/catacombs/drawers/drawers';
import type { DrawerContentProps } from '../../../src/ui/games/catacombs/drawers/contentProps';
import { catacombsTable } from '../../../src/ui/games/catacombs/table';
import type { CatacombsSpeech } from '../../../src/ui/games/catacombs/words/speech';
import { Table, type TableProps } from '../../../src/ui/table';
import { askedDrawer, drawersIn, DrawerTabs, useNews, type Drawer } from '../../../src/ui/table/drawers';
import type { DrawerTabsProps } from '../../../src/ui/table/drawers/DrawerTabs';

/** The frame, filled with Catacombs. */
export const FILLED = anyTable(catacombsTable);

export const CatacombsTable = (props: Omit<TableProps, 'ui'>) => <Table ui={FILLED} {...props} />;

export const speech = (language: 'en' | 'fr' = 'en'): CatacombsSpeech => ({
  ...catacombsWords(language),
  t: textOf(language),
});

export const drawersOf = (model: Catacombs): readonly Drawer[] =>
  drawersIn(FILLED.drawers, { model } as Parameters<typeof drawersIn>[1]);

export const drawer = (id: DrawerId): Drawer => FILLED.drawers!.rows.find((row) => row.id === id)!;

/** No drawer tells the game anything. */
const NOBODYS = null as unknown as TableSession;

/** What lies in one drawer. */
export function DrawerOnly({ id, ...rest }: DrawerContentProps & { readonly id: DrawerId }) {
  const { Body } = DRAWERS.rows.find((row) => row.id === id)!;
  const props = { ...rest, words: { ...speech(), ...rest.words }, session: NOBODYS };
  return <Body {...props} />;
}

/** The handles of the drawers of a game. */
export function HandlesOnly({
  state,
  ...rest
}: Pick<DrawerTabsProps, 'openId' | 'hasNames' | 'news' | 'onOpen' | 'areCountsBelow'> & {
  readonly state: Pick<TableState, 'view' | 'prompt'>;
}) {
  return (
    <DrawerTabs
      set={DRAWERS}
      drawers={drawersOf(state.view.model)}
      words={speech()}
      asked={askedDrawer(FILLED.asks, state)}
      {...rest}
    />
  );
}

export const useCatacombsNews = (state: TableState, openIds: readonly DrawerId[]) =>
  useNews(drawersOf(state.view.model), state as never, openIds);
