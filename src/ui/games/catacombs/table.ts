import type { CatacombsPlayed } from '../../../session/catacombs';
import type { TableUi } from '../../game';
import { ASKS } from './asks';
import { CATALOGUE } from './catalogue';
import { DRAWERS } from './drawers/drawers';
import { HeroesAtFoot } from './heroes/HeroesAtFoot';
import { LiveReferee } from './live/LiveReferee';
import { LiveRule } from './live/LiveRule';
import { WayBetween } from './map/WayBetween';
import { bannerOf } from './moment/bannerOf';
import { CURTAIN } from './moment/curtain';
import { phasesOf } from './moment/ribbon';
import { whoIsAsked } from './moment/whoIsAsked';
import { FLICK_LOOKS } from './play/flickLooks';
import { useBoard } from './play/useBoard';
import { useTitle } from './shelf/titleOf';
import { TELLS } from './told/tells';
import type { CatacombsSpeech } from './words/speech';
import { useTableWords } from './words/useTableWords';

/** What the frame of the table is filled with when Catacombs is played. */
export const catacombsTable: TableUi<CatacombsPlayed, CatacombsSpeech> = {
  useWords: useTableWords,
  setupOf: ({ model }) => model.setup,
  useTitle,
  catalogue: CATALOGUE,
  asks: ASKS,
  tells: TELLS,
  whoIsAsked: (seats, { state, words }) => whoIsAsked(seats, state, words),
  useBoard,
  Between: WayBetween,
  Foot: HeroesAtFoot,
  drawers: DRAWERS,
  phases: ({ state, words }) => phasesOf(state.shown, words),
  banner: ({ state, words }) => bannerOf(state, words),
  aside: (proposal, { t }) => t(`table.menu.proposal.${proposal}`),
  curtain: CURTAIN,
  bed: ({ board }) => board,
  flicks: FLICK_LOOKS,
  Rule: LiveRule,
  Referee: LiveReferee,
};
