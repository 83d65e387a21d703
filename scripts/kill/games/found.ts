import type { Result } from '../../../src/lib';
import type { GameShelf, StorageFault, StoredGame } from '../../../src/storage';
import { entriesOn, gameIdOf } from './playOn';
import type { Judge, Verdict } from './reference';

/** What a kill has left on a shelf. */
export interface Found {
  /** Of all games. */
  readonly stepCount: number;
  /** The game that is played, behind the one before it. */
  readonly games: readonly FoundGame[];
}

interface FoundGame {
  readonly number: number;
  readonly game: Result<StoredGame, StorageFault>;
}

const LATEST = 2;

export async function foundOn(shelf: GameShelf): Promise<Found> {
  const entries = await entriesOn(shelf);
  const games: FoundGame[] = [];
  for (let number = Math.max(0, entries.length - LATEST); number < entries.length; number++) {
    games.push({ number, game: await shelf.open(gameIdOf(number)) });
  }
  return { stepCount: entries.reduce((sum, { stepCount }) => sum + stepCount, 0), games };
}

/** The last that was acknowledged: so many steps of the game of this number. */
export interface Kept {
  readonly number: number;
  readonly stepCount: number;
}

const said = ({ number, game }: FoundGame): string | null =>
  game.ok ? null : `game ${number}: ${game.error.kind}: ${game.error.reason}`;

function missing(games: readonly FoundGame[], kept: Kept): string | null {
  const found = games.find(({ number }) => number === kept.number);
  if (found === undefined) return `game ${kept.number} was acknowledged, and is not there`;
  if (!found.game.ok) return said(found);
  const { length } = found.game.value.steps;
  return length >= kept.stepCount ? null : `${kept.stepCount} steps were acknowledged, and there are ${length}`;
}

/** What the kill has cost: all of what was acknowledged must be there, and go as it would have gone. */
export function verdictOn({ games }: Found, kept: Kept | null, reference: Judge): Verdict {
  const lost = kept === null ? null : missing(games, kept);
  if (lost !== null) return { wrong: lost, marks: [] };
  const verdicts = games.map((found) =>
    found.game.ok ? reference.judge(found.number, found.game.value) : { wrong: said(found), marks: [] },
  );
  return { wrong: verdicts.find(({ wrong }) => wrong !== null)?.wrong ?? null, marks: verdicts.at(-1)?.marks ?? [] };
}
