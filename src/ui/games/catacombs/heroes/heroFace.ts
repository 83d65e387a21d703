import type { PieceTone } from '../../../../board';
import type { HeroAtTable } from './heroState';

/** What each of the forms is drawn from. */
export interface HeroFaceProps {
  readonly hero: HeroAtTable;
  readonly name: string;
  readonly tone: PieceTone;
  /** Nothing more is to be done with it in this turn. */
  readonly isQuiet: boolean;
}
