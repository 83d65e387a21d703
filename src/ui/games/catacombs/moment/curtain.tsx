import type { SeatId } from '../../../../rules/machine';
import type { CatacombsPlayed } from '../../../../session/catacombs';
import type { AtTable, CurtainLooks } from '../../../game';
import { DiscFace } from '../cards';
import { pieceIdOf } from '../pieces/pieceIdOf';
import type { CatacombsSpeech } from '../words/speech';
import { currentPhase, phaseName } from './ribbon';

type At = AtTable<CatacombsPlayed, CatacombsSpeech>;

const heroesOf = ({ state }: At, seat: SeatId) =>
  state.view.model.setup.heroSeats.find((one) => one.seat === seat)?.heroes ?? [];

/** The disc of whoever comes next: the first hero of the seat, or the Lord. */
function CurtainFace({ seat, sizePt, ...at }: At & { readonly seat: SeatId; readonly sizePt: number }) {
  const [hero] = heroesOf(at, seat);
  return <DiscFace piece={pieceIdOf(hero ?? at.state.view.model.setup.lord)} sizePt={sizePt} />;
}

export const CURTAIN: CurtainLooks<CatacombsPlayed, CatacombsSpeech> = {
  Face: CurtainFace,
  part(at, seat) {
    const { words, state } = at;
    if (seat === state.view.model.setup.overseer) return words.t('table.curtain.playsOverseer');
    return words.t('table.curtain.playsHeroes', { heroes: heroesOf(at, seat).map(words.name).join(', ') });
  },
  moment({ state: { shown }, words }) {
    const phase = phaseName(currentPhase(shown), words);
    const { round } = shown;
    return round > 0 ? `${words.say(words.wording.terms.round, { round: String(round) })} · ${phase}` : phase;
  },
};
