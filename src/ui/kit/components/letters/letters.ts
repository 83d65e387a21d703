import { TYPE, type TypeRole } from '../../../../theme';

export interface Letters {
  readonly sizePt: number;
  readonly lineHeightPt: number;
}

/**
 * A role's letters, so many times as large as usual. What is larger than a body text already grows by as many points as
 * that: twice as large, a single word of a heading would be broader than a phone.
 */
export function lettersOf(type: TypeRole, scale: number): Letters {
  const { sizePt, lineHeightPt } = TYPE[type];
  const grown = scale <= 1 ? scale : 1 + (scale - 1) * Math.min(1, TYPE.body.sizePt / sizePt);
  return { sizePt: sizePt * grown, lineHeightPt: lineHeightPt * grown };
}
