import { chooseOne, type SeatId } from '../../machine';
import { chosenOne } from '../answers';
import { withSeatsExchanged } from '../model/changes';
import { heroSeats } from '../model/queries';
import type { RuleOf } from '../types';

const KEEP = 'keep';

/** Between rooms, where the table plays like that, the Overseer may offer the role to another (EXTRA-013). */
export const handOverRule: RuleOf<'handOver'> = {
  run(play) {
    play.ask([play.model.setup.overseer], { kind: 'handOver' }, chooseOne([KEEP, ...heroSeats(play.model)]));
  },
  answer(play, _, answer) {
    const to = heroSeats(play.model).find((seat) => seat === chosenOne(answer));
    if (to !== undefined) play.next({ kind: 'agreeHandOver', to, agreed: [] });
  },
};

const nextToAgree = (seats: readonly SeatId[], agreed: readonly SeatId[]): SeatId | undefined =>
  seats.find((seat) => !agreed.includes(seat));

/** By agreement of everybody; whoever becomes Overseer leaves its heroes to the one before. */
export const agreeHandOverRule: RuleOf<'agreeHandOver'> = {
  run(play, { to, agreed }) {
    const seat = nextToAgree(heroSeats(play.model), agreed);
    if (seat !== undefined) return play.ask([seat], { kind: 'agreeHandOver', to }, chooseOne(['agree', 'refuse']));
    const from = play.model.setup.overseer;
    play.change(withSeatsExchanged(play.model, to));
    play.emit({ kind: 'overseerChanged', from, to });
  },
  answer(play, task, answer) {
    const seat = nextToAgree(heroSeats(play.model), task.agreed);
    if (seat !== undefined && chosenOne(answer) === 'agree') {
      play.next({ ...task, agreed: [...task.agreed, seat] });
    }
  },
};
