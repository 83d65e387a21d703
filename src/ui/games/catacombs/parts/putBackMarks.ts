import type { PurposeOf } from './asked';

export interface PutBackMark {
  readonly option: 'first' | 'second';
  readonly number: number;
  readonly xMm: number;
  readonly yMm: number;
}

const OPTIONS = ['first', 'second'] as const;

/** The spots to choose from, numbered alike on the board and on their buttons. */
export const putBackMarks = ({ places }: PurposeOf<'putBack'>): readonly PutBackMark[] =>
  OPTIONS.flatMap((option, index) => {
    const place = places[index];
    return place === undefined ? [] : [{ option, number: index + 1, xMm: place.xMm, yMm: place.yMm }];
  });
