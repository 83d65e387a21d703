import { OFFERED } from '../../../scripts/soak/coverage/offered';
import { unwritten } from '../../../scripts/soak/coverage/recordPage';
import { Tally, type Goals } from '../../../scripts/soak/coverage/tally';
import type { Physics } from '../../../scripts/soak/physics';
import { soak } from '../../../scripts/soak/soak';
import { SOAKS } from '../../../scripts/soak/soaks';
import type { GameId } from '../../../src/rules/books';
import { readMarkdown } from '../record/markdown';

/** Few games: of what is printed once, some comes up only in a soak of thousands. */
interface Sample {
  readonly physics: Physics;
  readonly games: number;
  /** So large a part of the goals must be used. */
  readonly most: number;
}

const SAMPLES: Readonly<Record<GameId, readonly Sample[]>> = {
  // Games of each box.
  catacombs: [
    { physics: 'fake', games: 48, most: 5 / 6 },
    { physics: 'real', games: 24, most: 3 / 5 },
  ],
  conquest: [
    { physics: 'fake', games: 60, most: 9 / 10 },
    { physics: 'real', games: 16, most: 4 / 5 },
  ],
  // Small enough for all of it.
  gym: [
    { physics: 'fake', games: 300, most: 1 },
    { physics: 'real', games: 300, most: 1 },
  ],
  // Fights of any zone, and quests; of all things, spells and runes that there are, many are met by hundreds alone.
  reign: [{ physics: 'fake', games: 60, most: 2 / 3 }],
};

const countOf = (goals: Goals): number => Object.values(goals).flat().length;

const samples = (Object.keys(SAMPLES) as GameId[]).flatMap((game) => SAMPLES[game].map((one) => ({ game, ...one })));

/** A sample of what `npm run soak` plays; any game that goes wrong throws, with its number and its record. */
it.each(samples)(
  'whole games of $game with $physics physics keep every invariant, use what there is, and offer what is on their page',
  ({ game, physics, games, most }) => {
    const { goals, outOfReach, pageOf } = SOAKS[game];
    const soaked = soak(SOAKS[game], { physics, from: 0, to: games, every: 1 });
    expect(soaked.games).toBe(games);
    expect(soaked.cutShort).toBeLessThan(games / 2);
    const tally = new Tally();
    tally.merge(soaked.counts);
    const missing = tally.missing(goals[physics], outOfReach);
    expect(missing.slice(countOf(goals[physics]) * (1 - most))).toEqual([]);
    const page = pageOf(readMarkdown(`src/rules/${game}/RECORD.md`));
    const offered = tally.idsOf(OFFERED);
    expect(offered.length).toBeGreaterThan(0);
    expect(unwritten(page, offered)).toEqual([]);
  },
  120_000,
);
