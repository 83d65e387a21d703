import { BOXES, type Box } from './boxes';
import { VARIANTS } from './balance/variants';
import { contestantOf, type Contestant } from './contestant';
import type { Bout as AnyBout } from '../arenaOf';
import type { Level } from '../../../src/ai/core';
import { bareName, type Handicap, HANDICAPS } from '../../../src/rules/catacombs';
import type { Done, Job } from './job';
import { gameSetup } from './setups';
import { tellIdle } from './idle/tellIdle';
import { tellAccounts, tellConform, tellPairs, tellStated, tellWholes } from './tell';

/** What is asked of the arena on the command line. */
export interface Wanted {
  /** Pairs like 4:3, the one that should be better first; in whole games the heroes first, or one for both sides. */
  readonly levels: readonly string[];
  readonly rooms: number;
  readonly games: number;
  readonly from: number;
  readonly variants: readonly string[];
  /** Only games against these Lords, by the last part of their ids; against all by turns where none is named. */
  readonly lords: readonly string[];
  /** What evens whole games out; none where nothing is named. */
  readonly handicap: string;
  /** Whose rooms; the base box's where none is named. */
  readonly box: string;
  /** How often a pass is played on each way, and how many passes of a game. */
  readonly plays: number;
  readonly passes: number;
}

type Bout = AnyBout<Job, Done>;

const numbers = (from: number, count: number): readonly number[] =>
  Array.from({ length: count }, (_, index) => from + index);

const boxOf = (text: string): Box | null => BOXES.find((box) => box === text) ?? null;

/** Rooms are played in pairs and whole games from both sides, so that each side counts for each. */
function boutsBetween(a: Contestant, b: Contestant, { rooms, games, from, box }: Wanted): readonly Bout[] {
  const title = `${a} against ${b}`;
  const inRooms = numbers(from, rooms).map((room): Job => ({ kind: 'pair', room, box: boxOf(box), a, b }));
  const inGames = numbers(from, games).flatMap((game): Job[] => [
    { kind: 'whole', game, heroes: a, overseer: b },
    { kind: 'whole', game, heroes: b, overseer: a },
  ]);
  return [
    { jobs: inRooms, tell: (done) => tellPairs(title, done) },
    { jobs: inGames, tell: (done) => tellWholes(title, a, done) },
  ];
}

const duels = (wanted: Wanted): readonly Bout[] =>
  wanted.levels.flatMap((text) => {
    const [a = '', b = ''] = text.split(':');
    return boutsBetween(contestantOf(a), contestantOf(b), wanted);
  });

/** More Lords than there are in any box take turns less often. */
const TURNS = 32;

/** So many games, passing over those against other Lords. */
export function gamesAgainst(
  variant: string,
  { games, from, lords }: Pick<Wanted, 'games' | 'from' | 'lords'>,
): readonly number[] {
  if (lords.length === 0) return numbers(from, games);
  const wanted = (game: number): boolean => {
    const { lord } = gameSetup(game, VARIANTS[variant]);
    return lord !== null && lords.includes(bareName(lord));
  };
  const found = numbers(from, games * TURNS).filter(wanted);
  if (found.length < games) throw new Error(`${variant} has no Lord called ${lords.join(' or ')}`);
  return found.slice(0, games);
}

function handicapOf(text: string): { readonly handicap?: Handicap } {
  if (text === '') return {};
  const handicap = HANDICAPS.find((one) => one === text);
  if (handicap === undefined) throw new Error(`there is no handicap ${text}: ${HANDICAPS.join(', ')}`);
  return { handicap };
}

const balance = (wanted: Wanted): readonly Bout[] =>
  wanted.levels.map((text) => {
    const [first = '', second = first] = text.split(':');
    const sides = { heroes: contestantOf(first), overseer: contestantOf(second) };
    return {
      jobs: (wanted.variants.length > 0 ? wanted.variants : Object.keys(VARIANTS)).flatMap((variant) =>
        gamesAgainst(variant, wanted).map((game): Job => ({
          kind: 'accounted',
          game,
          variant,
          ...sides,
          ...handicapOf(wanted.handicap),
        })),
      ),
      tell: (done) => tellAccounts(sides, done),
    };
  });

const calibration = ({ levels, rooms, from }: Wanted): readonly Bout[] =>
  levels.map((level) => ({
    jobs: numbers(from, rooms).map((room): Job => ({ kind: 'stated', room, level: contestantOf(level) })),
    tell: (done) => tellStated(level, done),
  }));

const conformance = ({ games, from }: Wanted): readonly Bout[] => [
  { jobs: numbers(from, games).map((game): Job => ({ kind: 'conform', game })), tell: tellConform },
];

function levelOf(text: string): Level {
  const contestant = contestantOf(text);
  if (typeof contestant !== 'number') throw new Error(`passes are judged of a level, not of ${text}`);
  return contestant;
}

const idle = ({ levels, games, from, variants, plays, passes: most }: Wanted): readonly Bout[] =>
  levels.map(levelOf).map((level) => ({
    jobs: numbers(from, games).flatMap((game) =>
      (variants.length > 0 ? variants : ['base']).map((variant): Job => ({
        ...{ kind: 'idle', game, variant, level },
        ...{ plays, most },
      })),
    ),
    tell: (done) =>
      tellIdle(
        level,
        plays,
        done.flatMap((one) => (one.kind === 'idle' ? [one.found] : [])),
      ),
  }));

const PLANS = { duels, balance, calibration, idle, conformance };
export type PlanName = keyof typeof PLANS;

export const boutsOf = (name: PlanName, wanted: Wanted): readonly Bout[] =>
  PLANS[name](wanted).filter(({ jobs }) => jobs.length > 0);
