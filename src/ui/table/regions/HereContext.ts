import { createContext, use } from 'react';
import type { Played, ToldFlick } from '../../../session';
import type { Saying } from '../head/PromptLine';
import type { News } from '../drawers/drawersIn';
import type { Drawers } from '../drawers/useDrawers';
import type { RoomPt } from '../layout/activeRect';
import type { TableLayout } from '../layout/tableLayout';
import type { TableNow } from '../now/useTableNow';
import type { OpenSheet } from '../sheets/TableSheets';

/** The table at this moment, and what lies open on it. Each region of it takes what it needs, and renders what has changed of that. */
export interface Here {
  readonly now: TableNow;
  readonly saying: Saying;
  readonly layout: TableLayout;
  readonly drawers: Drawers;
  readonly news: News;
  /** Where the stage is in the window, as soon as it has been laid out. */
  readonly room: RoomPt | null;
  readonly showRule: (topic: string) => void;
  readonly showFilm: (flick: ToldFlick<Played>) => void;
  readonly openSheet: (sheet: OpenSheet | null) => void;
}

const Context = createContext<Here | null>(null);

export const HereProvider = Context.Provider;

export function useHere(): Here {
  const here = use(Context);
  if (here === null) throw new Error('no table round it');
  return here;
}
