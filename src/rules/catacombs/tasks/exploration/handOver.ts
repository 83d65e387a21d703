import { KEEP } from '../../words/options';
import { chooseOne, type SeatId } from '../../../machine';
import { chosenOne, saidYes, yesOrNo } from '../../model/answers';
import { withSeatsExchanged, withVariant } from '../../model/changes';
import type { Catacombs } from '../../model/model';
import { heroSeats } from '../../model/queries';
import type { RuleOf } from '../../model/types';
import { REMEDIES, type Remedy } from '../../words/variants';

const everybody = (model: Catacombs): readonly SeatId[] => [model.setup.overseer, ...heroSeats(model)];

/** Whoever proposes something agrees to it; a record written by hand names no seat, and then all are asked. */
const proposedBy = (seat: SeatId | null): readonly SeatId[] => (seat === null ? [] : [seat]);

/** Switched on, never off (EXTRA-002). */
const remediesLeft = ({ setup }: Catacombs): readonly Remedy[] => REMEDIES.filter((remedy) => !setup.variants[remedy]);

/** Who is asked before each room: all, where the table plays like that, or whoever has said so. */
const askedEachRoom = (model: Catacombs): readonly SeatId[] =>
  model.setup.house.overseerHandOver ? everybody(model) : (model.proposers ?? []);

/** Between two rooms: one of them has been fought. */
export const isProposalDue = (model: Catacombs): boolean => model.pitchCount > 0 && askedEachRoom(model).length > 0;

/** Anybody may propose another Overseer or a remedy; one proposal, and on it goes (EXTRA-002, EXTRA-013). */
export const handOverRule: RuleOf<'handOver'> = {
  run(play) {
    const seats = askedEachRoom(play.model);
    play.change({ ...play.model, proposers: [] });
    const options = [KEEP, ...remediesLeft(play.model), ...heroSeats(play.model)];
    play.ask(seats, { kind: 'handOver' }, chooseOne(options));
  },
  answer(play, _task, answer, seat) {
    const chosen = chosenOne(answer);
    const agreed = proposedBy(seat);
    const remedy = remediesLeft(play.model).find((one) => one === chosen);
    if (remedy !== undefined) return play.next({ kind: 'agreeRemedy', remedy, agreed });
    const to = heroSeats(play.model).find((one) => one === chosen);
    if (to !== undefined) play.next({ kind: 'agreeHandOver', to, agreed });
  },
};

const nextToAgree = (model: Catacombs, agreed: readonly SeatId[]): SeatId | undefined =>
  everybody(model).find((seat) => !agreed.includes(seat));

/** By agreement of everybody; whoever becomes Overseer leaves its heroes to the one before. */
export const agreeHandOverRule: RuleOf<'agreeHandOver'> = {
  run(play, { to, agreed }) {
    const seat = nextToAgree(play.model, agreed);
    if (seat !== undefined) return play.ask([seat], { kind: 'agreeHandOver', to }, yesOrNo('agree'));
    const from = play.model.setup.overseer;
    play.change(withSeatsExchanged(play.model, to));
    play.emit({ kind: 'overseerChanged', from, to });
  },
  answer(play, task, answer) {
    const seat = nextToAgree(play.model, task.agreed);
    if (seat !== undefined && saidYes('agree', answer)) {
      play.next({ ...task, agreed: [...task.agreed, seat] });
    }
  },
};

/** An Extra for the rest of the game, by agreement of everybody, the Overseer included (EXTRA-002). */
export const agreeRemedyRule: RuleOf<'agreeRemedy'> = {
  run(play, { remedy, agreed }) {
    const seat = nextToAgree(play.model, agreed);
    if (seat !== undefined) return play.ask([seat], { kind: 'agreeRemedy', remedy }, yesOrNo('agree'));
    play.change(withVariant(play.model, remedy));
    play.emit({ kind: 'remedyAdopted', remedy });
  },
  answer(play, task, answer) {
    const seat = nextToAgree(play.model, task.agreed);
    if (seat !== undefined && saidYes('agree', answer)) {
      play.next({ ...task, agreed: [...task.agreed, seat] });
    }
  },
};
