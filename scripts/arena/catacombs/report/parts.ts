import { TRIAL, type Ordered, type ReportLine } from '../../arenaOf';
import { LEVELS, type Level } from '../../../../src/ai/core';
import { bareName, SOLOTH_LORD_IDS } from '../../../../src/rules/catacombs';
import { VARIANTS } from '../balance/variants';
import { BOXES, type Box } from '../boxes';
import type { Job } from '../job';
import type { Sides } from '../match';
import { gamesAgainst } from '../plan';

export const PARTS = ['matrix', 'base', 'variants', 'lords', 'rungs', 'idle', 'newcomer'] as const;
export type PartName = (typeof PARTS)[number];

/** Within which a share should lie. */
export type Aim = readonly [low: number, high: number];

/** One figure of a report, where it should lie, and what plays the same games alone. */
export interface Line extends ReportLine<Job> {
  readonly part: PartName;
  readonly aim: Aim | null;
  readonly command: string;
}

/** No two parts play the same game, so that their games may be counted together. */
const OFFSETS: Readonly<Record<PartName, number>> = {
  matrix: 0,
  base: 1000,
  variants: 2000,
  lords: 3000,
  newcomer: 8000,
  idle: 9000,
  rungs: 0,
};

const GAMES = { matrix: 100, base: 600, variants: 100, lords: 130, newcomer: 150, idle: 60 } as const;
/** Passes of a game that are played on, and how often each way. */
const JUDGED = { most: 2, plays: 32 } as const;
const CHUNK = { quick: 10, slow: 2 } as const;
const PAIRS = { base: 400, box: 100 } as const;

const EQUAL: Aim = [0.35, 0.65];
const MIDDLING: Aim = [0.45, 0.55];
const EACH_BOX: Aim = [0.4, 0.6];
const RUNG: Aim = [0.62, 0.75];
const NEWCOMER: Aim = [0.6, 1];
const IDLE: Aim = [0, 0.02];

export const EQUALS: Level = 3;
const THE_EQUALS: Sides = { heroes: EQUALS, overseer: EQUALS };
/** What the app proposes to whoever has never played, and how well such people may flick. */
const USUAL: Level = 2;
const NEWCOMERS: readonly Level[] = [1, 2];

interface Games {
  readonly part: Exclude<PartName, 'rungs' | 'idle'>;
  readonly title: string;
  readonly sides: Sides;
  readonly variant: string;
  readonly lords?: readonly string[];
  readonly aim: Aim | null;
}

const named = (text: string): string => (text.includes(' ') ? `"${text}"` : text);
const claimed = (from: number, report: string): string =>
  `--from ${from}${report === TRIAL ? '' : ` --report ${named(report)}`}`;

function gamesLine({ report, from, most }: Ordered, { part, title, sides, variant, lords = [], aim }: Games): Line {
  const first = from + OFFSETS[part];
  const games = Math.min(most, GAMES[part]);
  const found = gamesAgainst(variant, { games, from: first, lords });
  const against = lords.length === 0 ? '' : ` --lords ${lords.join(',')}`;
  const levels = `--levels ${sides.heroes}:${sides.overseer} --variants ${variant}${against}`;
  return {
    part,
    title,
    aim,
    jobs: found.map((game): Job => ({ kind: 'accounted', game, variant, ...sides })),
    command: `npm run arena -- --balance ${levels} --games ${games} ${claimed(first, report)}`,
    chunk: CHUNK.quick,
  };
}

function rungLine({ report, from, most }: Ordered, a: Level, box: Box | null): Line {
  const b = (a - 1) as Level;
  const rooms = Math.min(most, box === null ? PAIRS.base : PAIRS.box);
  const where = box === null ? '' : ` --box ${box}`;
  return {
    part: 'rungs',
    title: `${a} against ${b}, ${box ?? 'base'}`,
    aim: RUNG,
    jobs: Array.from({ length: rooms }, (_, index): Job => ({ kind: 'pair', room: from + index, box, a, b })),
    command: `npm run arena -- --levels ${a}:${b} --rooms ${rooms}${where} ${claimed(from, report)}`,
    chunk: CHUNK.quick,
  };
}

function idleLine({ report, from, most }: Ordered): Line {
  const first = from + OFFSETS.idle;
  const games = Math.min(most, GAMES.idle);
  const asked = { variant: 'base', level: EQUALS, ...JUDGED };
  const judged = `--passes ${JUDGED.most} --plays ${JUDGED.plays}`;
  return {
    part: 'idle',
    title: 'base',
    aim: IDLE,
    jobs: Array.from({ length: games }, (_, index): Job => ({ kind: 'idle', game: first + index, ...asked })),
    command: `npm run arena -- --idle --levels ${EQUALS} --games ${games} ${judged} ${claimed(first, report)}`,
    chunk: CHUNK.slow,
  };
}

const shortly = (lord: string): string => bareName(lord);

function linesOf(part: PartName, ordered: Ordered): readonly Line[] {
  const games = (wanted: Omit<Games, 'part'>): Line => gamesLine(ordered, { ...wanted, part } as Games);
  switch (part) {
    case 'matrix':
      return LEVELS.flatMap((heroes) =>
        LEVELS.map((overseer) =>
          games({
            title: `${heroes}:${overseer}`,
            sides: { heroes, overseer },
            variant: 'base',
            aim: heroes === overseer ? EQUAL : null,
          }),
        ),
      );
    case 'base':
      return [games({ title: 'base', sides: THE_EQUALS, variant: 'base', aim: MIDDLING })];
    case 'variants':
      return Object.keys(VARIANTS)
        .filter((variant) => variant !== 'base' && variant !== 'firstGame')
        .map((variant) => games({ title: variant, sides: THE_EQUALS, variant, aim: EACH_BOX }));
    case 'lords':
      return SOLOTH_LORD_IDS.map((lord) =>
        games({ title: shortly(lord), sides: THE_EQUALS, variant: 'soloth', lords: [shortly(lord)], aim: null }),
      );
    case 'rungs':
      return [null, ...BOXES].flatMap((box) => LEVELS.slice(1).map((level) => rungLine(ordered, level, box)));
    case 'idle':
      return [idleLine(ordered)];
    case 'newcomer':
      return NEWCOMERS.map((heroes) =>
        games({
          title: `a hand of level ${heroes} against level ${USUAL}`,
          sides: { heroes, overseer: USUAL },
          variant: 'firstGame',
          aim: NEWCOMER,
        }),
      );
  }
}

/** All figures of a report, or of some of its parts. */
const isPart = (name: string): name is PartName => PARTS.some((part) => part === name);

export const reportLines = (parts: readonly string[], ordered: Ordered): readonly Line[] =>
  parts.filter(isPart).flatMap((part) => linesOf(part, ordered));
