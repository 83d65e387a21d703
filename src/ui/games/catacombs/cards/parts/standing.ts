import type { PieceTone } from '../../../../../board';
import type { GlyphId } from '../../../../kit/glyph';
import type { RuleTopic } from '../../topics';
import type { Standing } from '../live';

/** How a disc is drawn that stands like this. */
export const TONE_OF: Readonly<Record<Standing, PieceTone>> = {
  canAct: 'normal',
  acted: 'dimmed',
  down: 'fallen',
  frozen: 'dimmed',
  swallowed: 'fallen',
  dead: 'fallen',
};

export const STANDING_GLYPHS: Readonly<Record<Standing, GlyphId>> = {
  canAct: 'move',
  acted: 'done',
  down: 'stunning',
  frozen: 'iceSpike',
  swallowed: 'maw',
  dead: 'overseer',
};

export const STANDING_TOPICS: Readonly<Record<Standing, RuleTopic>> = {
  canAct: 'keyword:acted',
  acted: 'keyword:acted',
  down: 'keyword:incapacitated',
  frozen: 'keyword:frozen',
  swallowed: 'ability:devourer',
  dead: 'keyword:dead',
};
