import { GRADES, QUEST_IDS, type Grade, type QuestId } from '../../../src/rules/reign';
import type { Bout, Said } from '../arenaOf';
import type { Done, Job } from './job';
import { contestantOf, type Contestant } from './match';
import { tellParties } from './tell';

const TEXTS = ['levels', 'games', 'grades', 'quests'];

/** What may stand on the command line besides what every game's arena takes. */
export const OPTIONS: Readonly<Record<string, { readonly type: 'string' | 'boolean' }>> = Object.fromEntries(
  TEXTS.map((name) => [name, { type: 'string' }] as const),
);

const USUAL = { levels: '3', games: '20', grades: 'novice', quests: 'campaign' } as const;

/** Of the numbers that seed a quest each party has so many. */
const numbers = (from: number, count: number): readonly number[] =>
  Array.from({ length: count }, (_, index) => from + index);

export const jobsFor = (
  heroes: Contestant,
  grade: Grade,
  quest: QuestId | null,
  from: number,
  games: number,
): readonly Job[] => numbers(from, games).map((game): Job => ({ game, grade, heroes, quest }));

const textOf = (said: Said, name: keyof typeof USUAL): readonly string[] => {
  const text = said[name];
  return (typeof text === 'string' ? text : USUAL[name]).split(',');
};

function gradeOf(text: string): Grade {
  const grade = GRADES.find((one) => one === text);
  if (grade === undefined) throw new Error(`there is no grade ${text}: ${GRADES.join(', ')}`);
  return grade;
}

/** null: the campaign. */
function questNamed(text: string): QuestId | null {
  if (text === 'campaign') return null;
  const quest = QUEST_IDS.find((one) => one === `quest:${text}`);
  if (quest === undefined) throw new Error(`there is no quest ${text}`);
  return quest;
}

/** What the words of the command line come to; an error says which of them is none. */
export function askedBy(said: Said, from: number) {
  const [counted = ''] = textOf(said, 'games');
  const games = Number(counted);
  if (!Number.isSafeInteger(games) || games < 1) throw new Error(`--games wants a number, not ${counted}`);
  const levels = textOf(said, 'levels');
  const grades = textOf(said, 'grades').map(gradeOf);
  const quests = textOf(said, 'quests');
  const bouts = levels.flatMap((level) =>
    grades.flatMap((grade) =>
      quests.map((quest): Bout<Job, Done> => ({
        jobs: jobsFor(contestantOf(level), grade, questNamed(quest), from, games),
        tell: (done) => tellParties(`level ${level}, ${grade}, ${quest}`, done),
      })),
    ),
  );
  return { bouts, contestants: levels, seeds: games };
}
