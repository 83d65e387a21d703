import { decide, MINDS, type CatacombsMind } from '../../src/ai/catacombs';
import { questionsOfGames } from '../session/thinkers/questions';

const { head } = MINDS[1];
/** Imagines much as one side and next to nothing as the other. */
const QUICK = 2;
const AS_HERO: CatacombsMind = { ...MINDS[1], head: { ...head, overseer: { ...head.overseer, flicks: QUICK } } };
const AS_OVERSEER: CatacombsMind = { ...MINDS[1], head: { ...head, flicks: QUICK } };

const QUESTIONS = questionsOfGames();
const isOverseers = ({ view, seat }: (typeof QUESTIONS)[number]): boolean => seat === view.model.setup.overseer;
const effortsOf = (asked: typeof QUESTIONS, mind: CatacombsMind): readonly number[] =>
  asked.map(({ view, seat, stream }) => decide({ view, seat, mind, stream })?.effort ?? 0);

it.each([
  ['the overseer', AS_OVERSEER, AS_HERO, QUESTIONS.filter(isOverseers)],
  ['the heroes', AS_HERO, AS_OVERSEER, QUESTIONS.filter((asked) => !isOverseers(asked))],
])('thinks with the head of its side: %s', (_, careful, quick, asked) => {
  expect(asked.length).toBeGreaterThan(0);
  expect(Math.max(...effortsOf(asked, quick))).toBeLessThanOrEqual(QUICK);
  expect(Math.max(...effortsOf(asked, careful))).toBeGreaterThan(QUICK);
});
