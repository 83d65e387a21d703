import { seatId, type Campaign, type SeatId } from '../../machine';
import type { Carried } from '../model/carried';
import type { ReignSetup } from '../model/setup';
import type { ReignState } from '../model/types';
import type { Grade } from '../words/characters';
import { HERO_IDS, type HeroId } from '../words/heroes';
import { QUEST_IDS, type QuestId } from '../words/quests';
import { carriedOf } from './carriedOf';

/** What is agreed on for all of a campaign; the level is fixed (REIGN-263). */
export interface CampaignChoices {
  readonly heroes: readonly { readonly hero: HeroId; readonly seat: SeatId }[];
  readonly grade: Grade;
  readonly hasHandicaps: boolean;
  readonly isMerciful: boolean;
  readonly isTwelveInclusive: boolean;
  /** Quests in which the porter is sought as well (REIGN-294). */
  readonly porterIn: readonly QuestId[];
}

export const USUAL_CHOICES: CampaignChoices = {
  heroes: HERO_IDS.map((hero) => ({ hero, seat: seatId('heroes') })),
  grade: 'novice',
  hasHandicaps: false,
  isMerciful: false,
  isTwelveInclusive: false,
  porterIn: [],
};

export type ReignCampaign = Campaign<ReignSetup, CampaignChoices, ReignState, Carried>;

/** After the third quest there is a village in the cavern, and no town (REIGN-308). */
const VILLAGE: readonly QuestId[] = ['quest:solar-orb'];

const questNamed = (chapters: readonly QuestId[], chapter: string): QuestId => {
  const id = chapters.find((one) => one === chapter);
  if (id === undefined) throw new Error(`no chapter ${chapter}`);
  return id;
};

/** Quests one after the other, each played until it is won; what was found and spent stays (REIGN-264, REIGN-266). */
export function campaignOf(id: string, chapters: readonly QuestId[]): ReignCampaign {
  return {
    id,
    chapters,
    setupOf(carried, chapter, { heroes, grade, hasHandicaps, isMerciful, isTwelveInclusive, porterIn }) {
      const quest = questNamed(chapters, chapter);
      const place = VILLAGE.includes(quest) ? 'village' : 'town';
      return {
        ...{ heroes, grade, hasHandicaps, isMasterNeutral: true, opening: null, draws: [] },
        master: seatId('master'),
        quest: {
          id: quest,
          plainCards: null,
          hasPorter: porterIn.includes(quest),
          ...{ isTwelveInclusive, isMerciful, pile: null, imprevus: [] },
          party: carried,
          // New heroes have neither écus nor experience: nothing to do in town (REIGN-367).
          town: carried === null ? null : place,
        },
      };
    },
    carriedOf,
    onward(tries) {
      const next = chapters.find((one) => !tries.some(({ chapter, isWon }) => chapter === one && isWon));
      return next === undefined ? { ending: 'fulfilled' } : { open: [next] };
    },
  };
}

/** First steps in the shadow (REIGN-264). */
export const FIRST_STEPS = campaignOf('campaign:first-steps', QUEST_IDS);
