import type { GameId } from '../../src/rules/books';
import { gameAsked } from '../lib/gameAsked';
import { carryOut, type Done, type Job } from './job';
import { boutsOf, type PlanName, type Wanted } from './plan';

/** A game whose players of the app can be matched, whatever its types: jobs go to workers, and what comes of them is told. */
export interface Arena {
  boutsOf(plan: string, wanted: object): readonly { readonly jobs: readonly unknown[]; tell(done: never): string }[];
  carryOut(job: never): unknown;
}

const catacombs = {
  boutsOf: (plan: string, wanted: object) => boutsOf(plan as PlanName, wanted as Wanted),
  carryOut: (job: Job): Done => carryOut(job),
} satisfies Arena;

/** Where players of each game meet; null where nobody plays against anybody. */
const ARENAS: Readonly<Record<GameId, Arena | null>> = { catacombs, conquest: null, gym: null };

const MET: Readonly<Record<string, Arena>> = Object.fromEntries(
  Object.entries(ARENAS).flatMap(([id, arena]) => (arena === null ? [] : [[id, arena] as const])),
);

export const arenaAsked = (named?: string) => gameAsked(MET, named);
