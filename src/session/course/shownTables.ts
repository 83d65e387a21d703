import type { Eyes, GameState } from '../../rules/machine';
import type { CourseLine } from '../game/course';
import type { ToldFlick } from '../game/flickFilm';
import type { GameModule } from '../game/gameModule';
import type { Played } from '../game/played';

/** One thing to be told; `after` is the game at the end of the step that it came of. */
export type Item<P extends Played> =
  | { readonly kind: 'flight' | 'missed'; readonly film: ToldFlick<P> }
  | {
      readonly kind: 'event';
      readonly line: CourseLine<P>;
      readonly after: GameState<P>;
      readonly isByApp: boolean;
      readonly isIdle: boolean;
    }
  | { readonly kind: 'rest'; readonly after: GameState<P> };

/** The table as each pair of eyes follows it: all hear the same beats, and each sees what it may. */
export interface ShownTables<P extends Played> {
  shownTo(eyes: Eyes): P['shown'];
  /** These have been told. */
  take(items: readonly Item<P>[]): void;
  /** Everything has been told. */
  rest(state: GameState<P>): void;
}

/** `isNew`: nothing of the opening has been told. */
export function createShownTables<P extends Played>(
  { book: { game }, tale, flicks }: GameModule<P>,
  state: GameState<P>,
  isNew: boolean,
): ShownTables<P> {
  /** Where everybody began, and what has been told since: whoever looks for the first time catches up. */
  let base = { state, isBare: isNew };
  let told: readonly Item<P>[] = [];
  const tables = new Map<Eyes, P['shown']>();
  const restOf = remembered((after: GameState<P>, eyes: Eyes) => tale.of(game.viewFor(after, eyes)));

  function withItem(shown: P['shown'], item: Item<P>, eyes: Eyes): P['shown'] {
    switch (item.kind) {
      case 'flight':
        return flicks === null ? shown : flicks.atRest(shown, item.film.result.rest);
      case 'missed':
        return shown;
      case 'rest':
        return restOf(item.after, eyes);
      case 'event': {
        const event = item.isIdle ? null : game.eventFor(item.after, item.line.event, eyes);
        return event === null ? shown : tale.after(shown, event, restOf(item.after, eyes));
      }
    }
  }

  const withAll = (shown: P['shown'], items: readonly Item<P>[], eyes: Eyes): P['shown'] =>
    items.reduce((now, item) => withItem(now, item, eyes), shown);

  function beginning(eyes: Eyes): P['shown'] {
    const view = game.viewFor(base.state, eyes);
    return base.isBare ? tale.before(view) : tale.of(view);
  }

  return {
    shownTo(eyes) {
      const known = tables.get(eyes) ?? withAll(beginning(eyes), told, eyes);
      tables.set(eyes, known);
      return known;
    },
    take(items) {
      for (const [eyes, shown] of tables) tables.set(eyes, withAll(shown, items, eyes));
      const last = items.findLastIndex(({ kind }) => kind === 'rest');
      const settled = items[last];
      if (settled?.kind === 'rest') base = { state: settled.after, isBare: false };
      told = last < 0 ? [...told, ...items] : items.slice(last + 1);
    },
    rest(after) {
      base = { state: after, isBare: false };
      told = [];
      tables.clear();
    },
  };
}

/** The tables at the end of the step that is being told, each worked out once. */
function remembered<State extends object, Result>(work: (state: State, eyes: Eyes) => Result) {
  let known: { readonly state: State; readonly results: Map<Eyes, Result> } | null = null;
  return (state: State, eyes: Eyes): Result => {
    if (known?.state !== state) known = { state, results: new Map() };
    const found = known.results.get(eyes) ?? work(state, eyes);
    known.results.set(eyes, found);
    return found;
  };
}
