import { seatsOfTeam, TEAMS } from '../../../../rules/conquest';
import type { SeatId } from '../../../../rules/machine';
import type { ConquestPlayed } from '../../../../session/conquest';
import type { AtTable } from '../../../game';
import type { ConquestSpeech } from '../words';

/** Whose turn it is to say something: one player by name, both of a team as such. */
export function whoIsAsked(
  seats: readonly SeatId[],
  { state, words }: Pick<AtTable<ConquestPlayed, ConquestSpeech>, 'state' | 'words'>,
): string {
  const { setup } = state.view.model;
  const whole = TEAMS.find((team) => {
    const both = seatsOfTeam(setup, team);
    return both.length > 1 && both.length === seats.length && both.every((seat) => seats.includes(seat));
  });
  return whole === undefined ? seats.map(words.name).join(', ') : words.name(whole);
}
