import { type SeatId } from '../../../machine';
import { saidYes, yesOrNo } from '../../model/answers';
import type { Catacombs } from '../../model/model';
import type { RuleOf } from '../../model/types';

/** Everybody who has not accepted yet, the Overseer included. */
export const undecidedSeats = ({ setup }: Pick<Catacombs, 'setup'>): readonly SeatId[] =>
  [setup.overseer, ...setup.heroSeats.map(({ seat }) => seat)].filter((seat) => !setup.acceptedBy?.includes(seat));

/** All players must accept the story before the game starts; one who does not is enough (EXTRA-006). */
export const acceptAdventureRule: RuleOf<'acceptAdventure'> = {
  run(play, { seats }) {
    const [seat] = seats;
    if (seat === undefined) return;
    play.ask([seat], { kind: 'acceptAdventure' }, yesOrNo('acceptAdventure'));
  },
  answer(play, { seats }, answer) {
    const [seat, ...others] = seats;
    if (seat === undefined) return;
    const isAccepted = saidYes('acceptAdventure', answer);
    play.emit({ kind: 'adventureJudged', seat, isAccepted });
    if (isAccepted) return play.next({ kind: 'acceptAdventure', seats: others });
    const outcome = { winner: 'nobody', because: 'adventureDeclined', rule: 'EXTRA-006' } as const;
    play.emit({ kind: 'gameEnded', outcome });
    play.finish(outcome);
  },
};

/** Everybody hears of it before anything else, also whoever is still to accept a story. */
export const stateHandicapRule: RuleOf<'stateHandicap'> = {
  run: (play, { handicap }) => play.emit({ kind: 'handicapStated', handicap }),
};
