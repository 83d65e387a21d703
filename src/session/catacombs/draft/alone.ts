import type { Level } from '../../../ai';
import { withPlayer, withPlayerCount } from './changeDraft';
import { MIN_PLAYERS, type NewGameDraft } from './newGameDraft';

/** A middling opponent, for whoever has not said how good it should be. */
const USUAL_LEVEL: Level = 3;

/** One person with all four heroes, and the app for an Overseer. */
export const isAlone = ({ players, overseer }: NewGameDraft): boolean =>
  players.length === MIN_PLAYERS && players.every(({ seat, mind }) => (seat === overseer) === (mind !== null));

export function draftAlone(draft: NewGameDraft): NewGameDraft {
  const two = withPlayerCount(draft, MIN_PLAYERS);
  const players = two.players.map((player) => ({ ...player, mind: null, likeness: null }));
  return withPlayer({ ...two, players }, two.overseer, { mind: USUAL_LEVEL });
}

/** So many people sit down; who sat alone gets a person for an Overseer. */
export function draftTogether(draft: NewGameDraft, count: number): NewGameDraft {
  const before = isAlone(draft) ? withPlayer(draft, draft.overseer, { mind: null, likeness: null }) : draft;
  return withPlayerCount(before, count);
}
