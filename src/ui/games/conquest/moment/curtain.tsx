import { charactersOf, seatOfCharacter, seatsOfTeam, teamOfSeat, type CharacterId } from '../../../../rules/conquest';
import type { SeatId } from '../../../../rules/machine';
import type { ConquestPlayed } from '../../../../session/conquest';
import type { AtTable, CurtainLooks } from '../../../game';
import { DiscImage } from '../../../kit/disc';
import { FACES } from '../catalogue/discs';
import type { ConquestSpeech } from '../words';

type At = AtTable<ConquestPlayed, ConquestSpeech>;

/** The Characters of a seat: both where it plays a whole team. */
function charactersAt({ state }: At, seat: SeatId): readonly CharacterId[] {
  const { setup } = state.view.model;
  return charactersOf(teamOfSeat(setup, seat)).filter((character) => seatOfCharacter(setup, character) === seat);
}

/** The disc of whoever comes next: of a whole team the one that acts, or else the first. */
function CurtainFace({ seat, sizePt, ...at }: At & { readonly seat: SeatId; readonly sizePt: number }) {
  const { character } = at.state.shown;
  const own = charactersAt(at, seat);
  const disc = own.find((one) => one === character) ?? own[0];
  return disc === undefined ? null : <DiscImage sheet={FACES} piece={disc} sizePt={sizePt} />;
}

export const CURTAIN: CurtainLooks<ConquestPlayed, ConquestSpeech> = {
  Face: CurtainFace,
  part(at, seat) {
    const { words, state } = at;
    const { setup } = state.view.model;
    const team = teamOfSeat(setup, seat);
    if (seatsOfTeam(setup, team).length === 1) return words.t('conquest.table.curtain.both', { team: words.the(team) });
    return words.t('conquest.table.curtain.one', { character: charactersAt(at, seat).map(words.the).join(', ') });
  },
  moment({ state: { shown }, words }) {
    return words.t('conquest.table.curtain.moment', { turn: Math.max(1, shown.turn), team: words.name(shown.active) });
  },
};
