import type { SatDown, UsualTable } from '../../people';
import { draftAlone, draftOfFirstGame, levelAlone } from './alone';
import { withPlayer, withPlayerCount } from './changeDraft';
import type { NewGameDraft } from './newGameDraft';

/** Who sat here last sits down again; where nobody has yet, the app is the opponent of one person. */
export function proposedDraft(draft: NewGameDraft, table: UsualTable): NewGameDraft {
  if (table.players.length === 0) return draftOfFirstGame(draft);
  const usual = withUsualTable(draft, table);
  return table.level === null ? usual : draftAlone(usual, table.level);
}

/** Whoever gave a name sits down as they were; where nobody is known, the draft stays as it is. */
export function withUsualTable(draft: NewGameDraft, { players, passing }: UsualTable): NewGameDraft {
  const seated = players.length > draft.players.length ? withPlayerCount(draft, players.length) : draft;
  return players.reduce<NewGameDraft>(
    (next, player, index) => {
      const seat = next.players[index]?.seat;
      return seat === undefined || player.name === '' ? next : withPlayer(next, seat, player);
    },
    { ...seated, passing },
  );
}

/** Who sits down to this game. */
export const satDownTo = (draft: NewGameDraft): SatDown => ({
  players: draft.players,
  passing: draft.passing,
  level: levelAlone(draft),
});
