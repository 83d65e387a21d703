import { isFields } from '../../lib';

/** What a game is played for: kept with it, told on the shelf, decides what its end leads to and whether it counts. */
export type Occasion =
  | { readonly kind: 'table' }
  | { readonly kind: 'lesson'; readonly lesson: string; readonly step: number }
  | { readonly kind: 'campaign'; readonly campaign: string; readonly chapter: string }
  | { readonly kind: 'ladder'; readonly rival: string; readonly bout: number }
  | { readonly kind: 'daily'; readonly date: string }
  | { readonly kind: 'tryOut'; readonly draft: string };

/** People, or one person and the app, sit down and play. */
export const AT_THE_TABLE: Occasion = { kind: 'table' };

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
const isCount = (value: unknown): value is number => typeof value === 'number' && Number.isSafeInteger(value);

/** An occasion as it was kept; what makes no sense, or was kept before there were any, is a game like any other. */
export function readOccasion(kept: unknown): Occasion {
  if (!isFields(kept)) return AT_THE_TABLE;
  const { kind, lesson, step, campaign, chapter, rival, bout, date, draft } = kept;
  if (kind === 'lesson' && isText(lesson) && isCount(step)) return { kind, lesson, step };
  if (kind === 'campaign' && isText(campaign) && isText(chapter)) return { kind, campaign, chapter };
  if (kind === 'ladder' && isText(rival) && isCount(bout)) return { kind, rival, bout };
  if (kind === 'daily' && isText(date)) return { kind, date };
  return kind === 'tryOut' && isText(draft) ? { kind, draft } : AT_THE_TABLE;
}

/** What is learnt or tried out is no deed to be counted. */
export const isCounted = ({ kind }: Occasion): boolean => kind !== 'lesson' && kind !== 'tryOut';
