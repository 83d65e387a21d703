import { arenaOf } from '../arenaOf';
import { carryOut, type Done, type Job } from './job';
import { askedBy, OPTIONS } from './plan';
import { jobKey, pageOf, PARTS, playedOf, reportLines, type Line, type Played } from './report';

export const reignArena = arenaOf<Job, Done, Line, Played>({
  options: OPTIONS,
  asked: askedBy,
  carryOut,
  report: { parts: PARTS, lines: reportLines, jobKey, played: playedOf, page: pageOf },
});
