import type { RulesOf } from '../../ai/core';
import type { RecordBook } from '../../rules/machine';
import type { Played } from './played';

/** A rulebook knows nothing of what is above it: the same book, by the types of the game as it is played. */
export const asPlayed = <P extends Played>(
  book: RecordBook<RulesOf<P>, P['setup'], P['written']>,
): RecordBook<P, P['setup'], P['written']> => book as unknown as RecordBook<P, P['setup'], P['written']>;
