import type { Level } from '../../../ai/core';
import { withPlayer, withPlayerCount } from './changeDraft';
import { MIN_PLAYERS, type NewGameDraft } from './newGameDraft';

/** The second-easiest, for whoever has not said how good it should be. */
const USUAL_LEVEL: Level = 2;

/** One person with all four heroes, and the app for an Overseer. */
export const isAlone = ({ players, overseer }: NewGameDraft): boolean =>
  players.length === MIN_PLAYERS && players.every(({ seat, mind }) => (seat === overseer) === (mind !== null));

/** How good the app is as the Overseer of one person; null where several play. */
export const levelAlone = (draft: NewGameDraft): Level | null =>
  isAlone(draft) ? (draft.players.find(({ seat }) => seat === draft.overseer)?.mind ?? null) : null;

export function draftAlone(draft: NewGameDraft, level: Level = USUAL_LEVEL): NewGameDraft {
  const two = withPlayerCount(draft, MIN_PLAYERS);
  const players = two.players.map((player) => ({ ...player, mind: null, likeness: null }));
  return withPlayer({ ...two, players }, two.overseer, { mind: level });
}

/** For a device on which nobody has played yet: one person, and the gentlest dungeon. */
export const draftOfFirstGame = (draft: NewGameDraft): NewGameDraft => ({ ...draftAlone(draft), length: 'first' });

/** So many people sit down; who sat alone gets a person for an Overseer. */
export function draftTogether(draft: NewGameDraft, count: number): NewGameDraft {
  const before = isAlone(draft) ? withPlayer(draft, draft.overseer, { mind: null, likeness: null }) : draft;
  return withPlayerCount(before, count);
}
