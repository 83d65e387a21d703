import type { SatDown, UsualTable } from '../../people';
import { choicesAlone, choicesOfFirstGame, levelAlone } from './alone';
import { withPlayer, withPlayerCount } from './changeChoices';
import type { CatacombsChoices } from './freshChoices';

/** Who sat here last sits down again; where nobody has yet, the app is the opponent of one person. */
export function proposedChoices(choices: CatacombsChoices, table: UsualTable): CatacombsChoices {
  if (table.players.length === 0) return choicesOfFirstGame(choices);
  const usual = withUsualTable(choices, table);
  return table.level === null ? usual : choicesAlone(usual, table.level);
}

/** Whoever gave a name sits down as they were; where nobody is known, the choices stays as it is. */
export function withUsualTable(choices: CatacombsChoices, { players, passing }: UsualTable): CatacombsChoices {
  const seated = players.length > choices.players.length ? withPlayerCount(choices, players.length) : choices;
  return players.reduce<CatacombsChoices>(
    (next, player, index) => {
      const seat = next.players[index]?.seat;
      return seat === undefined || player.name === '' ? next : withPlayer(next, seat, player);
    },
    { ...seated, passing },
  );
}

/** Who sits down to this game. */
export const satDownTo = (choices: CatacombsChoices): SatDown => ({
  players: choices.players,
  passing: choices.passing,
  level: levelAlone(choices),
});
