import { CONFIRM } from '../../words/options';
import { chooseOne, refuse, type SeatId } from '../../../machine';
import { chosenOne } from '../../model/answers';
import { withoutPiece } from '../../model/changes';
import type { Catacombs } from '../../model/model';
import { livingSeats, pieceOrNull } from '../../model/queries';
import type { CatacombsPlay, RuleOf } from '../../model/types';
import { companionsIn, heroesAt } from './placeHeroes';

/** Those who have put heroes down and are not yet content with it. */
const undecided = (model: Catacombs, confirmed: readonly SeatId[]): readonly SeatId[] =>
  livingSeats(model).filter((seat) => heroesAt(model, seat).length > 0 && !confirmed.includes(seat));

function takeBack(play: CatacombsPlay, seat: SeatId): void {
  const heroes = heroesAt(play.model, seat);
  for (const id of [...companionsIn(play.model, heroes), ...heroes]) {
    if (pieceOrNull(play.model, id)) play.change(withoutPiece(play.model, id));
  }
  // What was agreed to looks different now: everybody confirms anew.
  play.next({ kind: 'placeHeroes', seat }, { kind: 'placeFamiliar' }, { kind: 'confirmPlacement', confirmed: [] });
}

/** Hero players may place again until all have confirmed; only then the Overseer starts (BASE-084). */
export const confirmPlacementRule: RuleOf<'confirmPlacement'> = {
  run(play, { confirmed }) {
    const seats = undecided(play.model, confirmed);
    if (seats.length > 0) play.ask(seats, { kind: 'confirmPlacement' }, chooseOne([CONFIRM, ...seats]));
  },
  whyNot(_, __, answer, seat) {
    const chosen = chosenOne(answer);
    return seat === null || chosen === CONFIRM || chosen === seat
      ? null
      : refuse('notYourPieces', 'BASE-037', { seat: chosen });
  },
  answer(play, { confirmed }, answer, seat) {
    const seats = undecided(play.model, confirmed);
    const again = seats.find((one) => one === chosenOne(answer));
    if (again !== undefined) return takeBack(play, again);
    play.next({ kind: 'confirmPlacement', confirmed: [...confirmed, ...(seat === null ? seats : [seat])] });
  },
};
