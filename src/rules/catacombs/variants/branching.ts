import { chooseOne } from '../../machine';
import { chosenOne } from '../answers';
import { isAlive } from '../model/hero';
import type { Catacombs } from '../model/model';
import { heroOf, livingSeats } from '../model/queries';
import { enterFromLine } from '../phases/explore';
import type { CatacombsTask } from '../tasks';
import type { CatacombsPlay, RuleOf } from '../types';

type Votes = Extract<CatacombsTask, { kind: 'chooseRoom' }>['votes'];

const mostOf = <T>(items: readonly T[], countOf: (item: T) => number): readonly T[] => {
  const most = Math.max(...items.map(countOf));
  return items.filter((item) => countOf(item) === most);
};

/** What those with the most living heroes voted for. */
function wishesOfTheMany(model: Catacombs, votes: Votes): readonly string[] {
  const seats = mostOf(model.setup.heroSeats, (seat) => seat.heroes.filter((id) => isAlive(heroOf(model, id))).length);
  return [...new Set(seats.flatMap(({ seat }) => votes[seat] ?? []))];
}

/** The hero players vote; a tie goes to the player with the most living heroes, or else to chance (EXTRA-052). */
function elect(play: CatacombsPlay, cards: readonly string[], votes: Votes): void {
  const tied = mostOf(cards, (card) => Object.values(votes).filter((vote) => vote === card).length);
  const wished = wishesOfTheMany(play.model, votes);
  const because = tied.length === 1 ? 'majority' : wished.length === 1 ? 'mostHeroes' : 'lot';
  const finalists = { majority: tied, mostHeroes: wished, lot: tied }[because];
  const card = finalists[because === 'lot' ? play.drawBelow('play', finalists.length) : 0];
  if (card === undefined) throw new Error('nobody voted');
  play.emit({ kind: 'roomChosen', card, because });
  enterFromLine(play, card);
}

export const chooseRoomRule: RuleOf<'chooseRoom'> = {
  run(play, { cards, votes }) {
    const undecided = livingSeats(play.model).find((seat) => votes[seat] === undefined);
    if (undecided === undefined) return elect(play, cards, votes);
    play.ask([undecided], { kind: 'chooseRoom' }, chooseOne(cards));
  },
  answer(play, task, answer) {
    const seat = livingSeats(play.model).find((one) => task.votes[one] === undefined);
    if (seat !== undefined) play.next({ ...task, votes: { ...task.votes, [seat]: chosenOne(answer) } });
  },
};
