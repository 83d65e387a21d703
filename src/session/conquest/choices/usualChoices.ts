import type { SatDown, UsualTable } from '../../people';
import { choicesAlone, levelAlone } from './alone';
import { withPlayer, withPlayerCount } from './changeChoices';
import type { ConquestChoices } from './freshChoices';

/** Whoever gave a name sits down as they were; where nobody is known, the choices stays as it is. */
function withUsualTable(choices: ConquestChoices, { players, passing }: UsualTable): ConquestChoices {
  const seated = players.length > choices.players.length ? withPlayerCount(choices, players.length) : choices;
  return players.reduce<ConquestChoices>(
    (next, player, index) => {
      const seat = next.players[index]?.seat;
      return seat === undefined || player.name === '' ? next : withPlayer(next, seat, player);
    },
    { ...seated, passing },
  );
}

/** Who sat here last sits down again; where nobody has yet, the app is the opponent of one person. */
export function proposedChoices(choices: ConquestChoices, table: UsualTable): ConquestChoices {
  if (table.players.length === 0) return choicesAlone(choices);
  const usual = withUsualTable(choices, table);
  return table.level === null ? usual : choicesAlone(usual, table.level);
}

/** Who sits down to this game. */
export const satDownTo = (choices: ConquestChoices): SatDown => ({
  players: choices.players,
  passing: choices.passing,
  level: levelAlone(choices),
});
