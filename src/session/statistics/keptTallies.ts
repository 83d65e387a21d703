import { isFields, textOf, type Fields } from '../../lib';
import type { ValueShape } from '../../storage';
import type { PlayerTally } from './gameTally';

/** What was counted of one game, as it was when it was last touched. */
export interface GameTally {
  readonly touchedAtMs: number;
  readonly players: readonly PlayerTally[];
}

export type KeptTallies = Readonly<Record<string, GameTally>>;

const countOf = (value: unknown): number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : 0;

const playerOf = (kept: Fields): PlayerTally => ({
  name: textOf(kept.name, ''),
  flicks: countOf(kept.flicks),
  hits: countOf(kept.hits),
  kills: countOf(kept.kills),
  bestKills: countOf(kept.bestKills),
  bestDamage: countOf(kept.bestDamage),
  hasWon: kept.hasWon === true,
});

const playersOf = (kept: unknown): readonly PlayerTally[] =>
  Array.isArray(kept)
    ? kept
        .filter(isFields)
        .map(playerOf)
        .filter(({ name }) => name !== '')
    : [];

/** What makes no sense costs itself alone: a game that is still there is counted again. */
export function parseTallies(found: unknown): KeptTallies {
  const games = isFields(found) ? Object.entries(found) : [];
  return Object.fromEntries(
    games.flatMap(([id, kept]): readonly (readonly [string, GameTally])[] =>
      isFields(kept) ? [[id, { touchedAtMs: countOf(kept.touchedAtMs), players: playersOf(kept.players) }]] : [],
    ),
  );
}

/** Version 1 is the first there ever was: nothing without a version was kept here. */
export const KEPT_TALLIES: ValueShape<KeptTallies> = {
  key: 'statistics',
  upgrades: [() => ({})],
  parse: parseTallies,
};
