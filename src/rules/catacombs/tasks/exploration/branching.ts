import { chooseOne } from '../../../machine';
import { chosenOne } from '../../model/answers';
import { elected, nextVoter, withVote } from './ballot';
import { enterFromLine } from './explore';
import type { RuleOf } from '../../model/types';

/** The hero players vote on which of two rooms to enter (EXTRA-052). */
export const chooseRoomRule: RuleOf<'chooseRoom'> = {
  run(play, { cards, votes }) {
    const voter = nextVoter(play.model, cards, votes);
    if (voter !== undefined) return play.ask([voter], { kind: 'chooseRoom' }, chooseOne(cards));
    const { chosen, because } = elected(play, cards, votes);
    play.emit({ kind: 'roomChosen', card: chosen, because });
    enterFromLine(play, chosen);
  },
  answer(play, task, answer, seat) {
    play.next({ ...task, votes: withVote(play.model, task.cards, task.votes, { choice: chosenOne(answer), seat }) });
  },
};
