import { teamOfSeat, type ConquestSetup } from '../../../rules/conquest';
import type { GameSheet } from '../../game/sheet';
import type { ConquestChoices } from './freshChoices';

/** The same people with the same choices, and other cards. */
export function choicesAgain(
  setup: ConquestSetup,
  { name, players, passing, retakes }: GameSheet,
  seed: number,
): ConquestChoices {
  const { tokens, layout, ground, options, first } = setup;
  return {
    name,
    players: players.map((player) => ({ ...player, team: teamOfSeat(setup, player.seat) })),
    tokens,
    layout,
    ground,
    options,
    first,
    passing,
    retakes,
    seed,
  };
}
