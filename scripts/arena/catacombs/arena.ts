import { arenaOf } from '../arenaOf';
import { carryOut, type Done, type Job } from './job';
import { boutsOf } from './plan';
import { pageOf } from './report/page';
import { PARTS, reportLines, type Line } from './report/parts';
import { jobKey, playedOf, type Played } from './report/played';
import { askedBy, OPTIONS } from './wanted';

export const catacombsArena = arenaOf<Job, Done, Line, Played>({
  options: OPTIONS,
  asked(said, from) {
    const { plan, wanted, seeds } = askedBy(said, from);
    return { bouts: boutsOf(plan, wanted), contestants: wanted.levels, seeds };
  },
  carryOut,
  report: {
    parts: PARTS,
    lines: (parts, ordered) => reportLines(parts, ordered),
    jobKey,
    played: playedOf,
    page: pageOf,
  },
});
