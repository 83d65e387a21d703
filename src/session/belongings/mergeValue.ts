import { mergedTexts, type MergeValue, type ValueShape } from '../../storage';
import { KEPT_FLICKS } from '../flicking/likeness';
import { KEPT_PEOPLE, together } from '../people';
import { KEPT_TALLIES } from '../statistics';

/** Whatever is named here stays; what only the file knows is added. */
const withMissing =
  <T extends Readonly<Record<string, unknown>>>(shape: ValueShape<T>) =>
  (here: string, theirs: string): string | null =>
    mergedTexts(shape, here, theirs, (kept, added) => ({ ...added, ...kept }));

const MERGES: Readonly<Record<string, (here: string, theirs: string) => string | null>> = {
  /** By the name of whoever made them: their likenesses come of these. */
  [KEPT_FLICKS.key]: withMissing(KEPT_FLICKS),
  /** By game: those that are gone from both devices still count. */
  [KEPT_TALLIES.key]: withMissing(KEPT_TALLIES),
  /** By name, be it one of before. */
  [KEPT_PEOPLE.key]: (here, theirs) => mergedTexts(KEPT_PEOPLE, here, theirs, together),
};

export const mergeValue: MergeValue = (key, here, theirs) => MERGES[key]?.(here, theirs) ?? null;
