import type { ForeignGame, GameFault } from '../../session';
import { uiOf, type UisByName, type AnyUi } from '../game';
import type { AnyListed, AnySeen } from './anyGames';

/** With what fills the screens for it. */
interface OnScreen {
  readonly ui: AnyUi;
}

/** Of games of any kind, those that have a screen here. */
export type SeatedGame = AnyListed & OnScreen;
export type SeatedSight = AnySeen & OnScreen;

/** null where no screen is made for such a game. */
export function seated<Row extends { readonly game: string }>(row: Row, all: UisByName): (Row & OnScreen) | null {
  const ui = uiOf(all, row.game);
  return ui === null ? null : { ...row, ui };
}

/** A game that is here and cannot be opened: no table is laid for its kind, or the shelf says why. */
export type ApartGame = Omit<ForeignGame, 'why'> & { readonly why: ForeignGame['why'] | 'noTable' };

/** Why a game is not opened. */
export type OpeningFault = GameFault | { readonly kind: 'noTable'; readonly named: string };

export const noTableFor = ({ game }: { readonly game: string }): OpeningFault => ({ kind: 'noTable', named: game });

export interface Parted {
  readonly seated: readonly SeatedGame[];
  readonly apart: readonly ApartGame[];
}

/** The rows of a list: those that can be played on, and those that keep their row and say why not. */
export function parted(rows: readonly (AnyListed | ForeignGame)[], all: UisByName): Parted {
  const found: SeatedGame[] = [];
  const apart: ApartGame[] = [];
  for (const row of rows) {
    const own = row.game === null ? null : seated(row, all);
    if (own !== null) found.push(own);
    else if (row.game === null) apart.push(row);
    else apart.push({ game: null, id: row.id, name: row.name, named: row.game, why: 'noTable' });
  }
  return { seated: found, apart };
}
