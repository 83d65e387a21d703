import type { ConquestPlayed } from '../../../session/conquest';
import type { TableUi } from '../../game';
import { ASKS } from './asks';
import { CATALOGUE } from './catalogue';
import { DRAWERS } from './drawers/drawers';
import { Flank } from './flank/Flank';
import { AtHead } from './head/AtHead';
import { LiveRule } from './help/LiveRule';
import { bannerOf } from './moment/bannerOf';
import { CURTAIN } from './moment/curtain';
import { whoIsAsked } from './moment/whoIsAsked';
import { FLICK_LOOKS } from './play/flickLooks';
import { useBoard } from './play/useBoard';
import { ConquestReferee } from './referee';
import { TELLS } from './told/tells';
import { AtFoot } from './turn/AtFoot';
import { useTableWords, useTitle, type ConquestSpeech } from './words';

/** What the frame of the table is filled with when Conquest is played. */
export const conquestTable: TableUi<ConquestPlayed, ConquestSpeech> = {
  useWords: useTableWords,
  setupOf: ({ model }) => model.setup,
  useTitle,
  catalogue: CATALOGUE,
  asks: ASKS,
  tells: TELLS,
  whoIsAsked,
  useBoard,
  Between: null,
  Foot: AtFoot,
  Flank,
  drawers: DRAWERS,
  phases: () => null,
  Score: AtHead,
  banner: bannerOf,
  aside: null,
  curtain: CURTAIN,
  bed: ({ ground }) => ground,
  flicks: FLICK_LOOKS,
  Rule: LiveRule,
  Referee: ConquestReferee,
};
