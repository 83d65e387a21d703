import { use } from 'react';
import type { TypeRole } from '../../../../theme';
import { TextScaleContext } from '../../side';
import { lettersOf, type Letters } from './letters';

/** A role's letters as they are to be given to the system: what it scales by itself is taken off again. */
export function useLetters(type: TypeRole): Letters {
  const { whole, letters } = use(TextScaleContext);
  const bySystem = whole / letters;
  const { sizePt, lineHeightPt } = lettersOf(type, whole);
  return { sizePt: sizePt / bySystem, lineHeightPt: lineHeightPt / bySystem };
}
