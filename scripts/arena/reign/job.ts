import {
  FIRST_STEPS,
  reignBook,
  USUAL_CHOICES,
  type Carried,
  type Grade,
  type QuestId,
} from '../../../src/rules/reign';
import type { Account } from './account';
import { playQuest, type Contestant } from './match';

/** One party: a quest with heroes who are new, or the campaign from its beginning. Everything follows from its numbers. */
export interface Job {
  readonly game: number;
  readonly grade: Grade;
  readonly heroes: Contestant;
  /** null: the whole campaign. */
  readonly quest: QuestId | null;
}

export interface Done {
  readonly job: Job;
  /** One after the other: of a campaign every try. */
  readonly tries: readonly Account[];
}

/** So many tries a campaign may take. */
export const MOST_TRIES = 8;
/** No two tries of a campaign have the same luck. */
const SEEDS_EACH = 16;

function playCampaign({ game, grade, heroes }: Job): readonly Account[] {
  const choices = { ...USUAL_CHOICES, grade };
  const tries: Account[] = [];
  const done: { readonly chapter: string; readonly isWon: boolean; readonly carried: Carried }[] = [];
  while (tries.length < MOST_TRIES) {
    const next = FIRST_STEPS.onward(done);
    const [chapter] = 'open' in next ? next.open : [];
    if (chapter === undefined) break;
    const carried = done[done.length - 1]?.carried ?? null;
    const { state, account } = playQuest(
      FIRST_STEPS.setupOf(carried, chapter, choices),
      game * SEEDS_EACH + tries.length,
      heroes,
    );
    tries.push(account);
    if (state.outcome === null) break;
    done.push({ chapter, isWon: state.outcome.isWon, carried: FIRST_STEPS.carriedOf(state) });
  }
  return tries;
}

export function carryOut(job: Job): Done {
  const { game, grade, quest, heroes } = job;
  if (quest === null) return { job, tries: playCampaign(job) };
  const setup = reignBook.setup.parse({ grade, isMasterNeutral: true, quest: { id: quest } });
  return { job, tries: [playQuest(setup, game * SEEDS_EACH, heroes).account] };
}
