import { isFields, textOf, type Fields } from '../../lib';
import type { ValueShape } from '../../storage';
import type { PlayerTally } from './gameTally';

/** What was counted of one game, as it was when it was last touched. */
export interface GameTally {
  readonly game: string;
  readonly touchedAtMs: number;
  readonly players: readonly PlayerTally[];
}

export type KeptTallies = Readonly<Record<string, GameTally>>;

const countOf = (value: unknown): number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : 0;

const measuresIn = (kept: unknown): PlayerTally['measures'] =>
  Object.fromEntries(Object.entries(isFields(kept) ? kept : {}).map(([name, value]) => [name, countOf(value)]));

const playerOf = (kept: Fields): PlayerTally => ({
  name: textOf(kept.name, ''),
  hasWon: kept.hasWon === true,
  measures: measuresIn(kept.measures),
});

const playersOf = (kept: unknown): readonly PlayerTally[] =>
  Array.isArray(kept)
    ? kept
        .filter(isFields)
        .map(playerOf)
        .filter(({ name }) => name !== '')
    : [];

const gamesIn = (found: unknown): readonly (readonly [string, Fields])[] =>
  Object.entries(isFields(found) ? found : {}).flatMap(([id, kept]) => (isFields(kept) ? [[id, kept] as const] : []));

/** What makes no sense costs itself alone: a game that is still there is counted again. */
export const parseTallies = (found: unknown): KeptTallies =>
  Object.fromEntries(
    gamesIn(found).map(([id, { game, touchedAtMs, players }]) => [
      id,
      { game: textOf(game, ''), touchedAtMs: countOf(touchedAtMs), players: playersOf(players) },
    ]),
  );

const measuredPlayer = ({ name, hasWon, ...measures }: Fields): Fields => ({ name, hasWon, measures });

/** Version 1 knew one game, and wrote its measures beside the name. */
const withMeasures = (found: unknown): unknown =>
  Object.fromEntries(
    gamesIn(found).map(([id, { touchedAtMs, players }]) => [
      id,
      {
        game: 'catacombs',
        touchedAtMs,
        players: Array.isArray(players) ? players.filter(isFields).map(measuredPlayer) : [],
      },
    ]),
  );

/** Nothing without a version was kept here. */
export const KEPT_TALLIES: ValueShape<KeptTallies> = {
  key: 'statistics',
  upgrades: [() => ({}), withMeasures],
  parse: parseTallies,
};
