import { saidYes, yesOrNo } from '../../model/answers';
import { livingHeroes, livingSeats } from '../../model/queries';
import type { CatacombsPlay, RuleOf } from '../../model/types';
import type { CatacombsTask } from '../../words/tasks';
import { CAMP_TRACK } from '../../content/campTrack';

type CampTask = Extract<CatacombsTask, { kind: 'camp' }>;

/** The marker moves one space on, and the new space is resolved (EXTRA-031). */
function pitchCamp(play: CatacombsPlay, { card, board }: CampTask, space: number): void {
  play.change({ ...play.model, campSpace: space });
  const reached = CAMP_TRACK[space - 1];
  if (reached === undefined) return;
  if (reached.kind === 'star') return play.next({ kind: 'campFight', card, board });
  const heroes = livingHeroes(play.model).map(({ id }) => id); // EXTRA-034
  play.next({ kind: 'campRecover', heroes, points: reached.points });
}

function decide(play: CatacombsPlay, task: CampTask, space: number): void {
  const votes = Object.values(task.votes);
  const isCamping = votes.filter(Boolean).length * 2 > votes.length; // EXTRA-030: a tie is a no
  play.emit({ kind: 'campDecided', isCamping, space: isCamping ? space : null });
  if (isCamping) pitchCamp(play, task, space);
}

/** At the end of each Resolution the players of living heroes decide together (EXTRA-029, EXTRA-030, EXTRA-041). */
export const campRule: RuleOf<'camp'> = {
  run(play, task) {
    const { campSpace } = play.model;
    if (campSpace === null || campSpace >= CAMP_TRACK.length) return;
    const undecided = livingSeats(play.model).find((seat) => task.votes[seat] === undefined);
    if (undecided === undefined) return decide(play, task, campSpace + 1);
    play.ask([undecided], { kind: 'camp', space: campSpace + 1 }, yesOrNo('camp'));
  },
  answer(play, task, answer) {
    const seat = livingSeats(play.model).find((one) => task.votes[one] === undefined);
    if (seat === undefined) return;
    play.next({ ...task, votes: { ...task.votes, [seat]: saidYes('camp', answer) } });
  },
};
