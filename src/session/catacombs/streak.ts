import { HANDICAP_TERMS, HANDICAPS, type Handicap, type HandicapTerms } from '../../rules/catacombs';
import type { CatacombsChoices } from './choices/freshChoices';
import type { CatacombsPlayed } from './played';
import type { ListedGame } from '../shelf/listedGame';
import type { Player } from '../game/sheet';

type Side = HandicapTerms['helps'];

/** So many wins of one side in a row, and a handicap is suggested. */
const WINS_IN_A_ROW = 3;

/** The latest games that one side won, one after the other. */
export interface Streak {
  readonly winner: Side;
  readonly wins: number;
  /** What the latest of them was evened out by. */
  readonly handicap: Handicap | null;
}

export interface Suggestion extends Omit<Streak, 'handicap'> {
  readonly handicap: Handicap;
}

type Played = Pick<ListedGame<CatacombsPlayed>, 'players' | 'touchedAtMs' | 'isBroughtIn' | 'summary'>;

interface Win {
  readonly winner: Side;
  readonly handicap: Handicap | null;
}

const isApp = ({ mind }: Pick<Player, 'mind'>): boolean => mind !== null;

/** Whether people or the app play each side: who wins against the app says nothing of who wins among friends. */
function oppositionOf(players: readonly Pick<Player, 'seat' | 'mind'>[], overseer: string): string {
  const atHeroes = players.filter(({ seat }) => seat !== overseer);
  const heroes = atHeroes.every(isApp) ? 'app' : atHeroes.some(isApp) ? 'both' : 'people';
  return `${heroes} against ${players.some((one) => one.seat === overseer && isApp(one)) ? 'app' : 'person'}`;
}

/** Nobody of this device has won what was played elsewhere, and of an old summary nobody knows who was the Overseer. */
function winIn({ players, isBroughtIn, summary }: Played, opposition: string): readonly Win[] {
  if (isBroughtIn || summary === null || summary.overseer === null) return [];
  const { outcome, handicap } = summary;
  if (outcome === null || outcome.winner === 'nobody') return [];
  return oppositionOf(players, summary.overseer) === opposition ? [{ winner: outcome.winner, handicap }] : [];
}

/** A win that a handicap has helped to proves nothing: it belongs to no streak, and ends one. */
const isOwn = ({ winner, handicap }: Win): boolean => handicap === null || HANDICAP_TERMS[handicap].helps !== winner;

/** How the latest games between the same sort of players went; null where there are none. */
export function streakOf(
  games: readonly Played[],
  { players, overseer }: Pick<CatacombsChoices, 'players' | 'overseer'>,
): Streak | null {
  const opposition = oppositionOf(players, overseer);
  const wins = [...games].sort((a, b) => b.touchedAtMs - a.touchedAtMs).flatMap((game) => winIn(game, opposition));
  const [latest] = wins;
  if (latest === undefined || !isOwn(latest)) return null;
  const end = wins.findIndex((win) => win.winner !== latest.winner || !isOwn(win));
  return { ...latest, wins: end < 0 ? wins.length : end };
}

/** The gentlest handicap for whoever keeps losing, or the next one where they lost with that. */
function nextFor(side: Side, played: Handicap | null): Handicap | null {
  const theirs = HANDICAPS.filter((id) => HANDICAP_TERMS[id].helps === side);
  return theirs[theirs.findIndex((id) => id === played) + 1] ?? null;
}

/** What might even this game out, and still does once it is taken; nothing where the table has chosen another way. */
export function suggestedHandicap(
  games: readonly Played[],
  choices: Pick<CatacombsChoices, 'players' | 'overseer' | 'handicap'>,
): Suggestion | null {
  const streak = streakOf(games, choices);
  if (streak === null || streak.wins < WINS_IN_A_ROW) return null;
  const { winner, wins } = streak;
  const handicap = nextFor(winner === 'heroes' ? 'overseer' : 'heroes', streak.handicap);
  const isOpen = [null, streak.handicap, handicap].includes(choices.handicap);
  return handicap === null || !isOpen ? null : { winner, wins, handicap };
}
