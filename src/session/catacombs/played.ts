import type { PonderedCatacombs } from '../../ai/catacombs';
import type { CatacombsSetup, WrittenAnswer } from '../../rules/catacombs';
import type { CatacombsFlicked } from './flicked';
import type { CatacombsChoices } from './choices/freshChoices';
import type { ShownTable } from './shown/shownTable';
import type { GameStory } from './story/gameStory';
import type { GameSummary } from './summary/gameSummary';

/** Catacombs as it is played. */
export interface CatacombsPlayed extends PonderedCatacombs {
  setup: CatacombsSetup;
  written: WrittenAnswer;
  choices: CatacombsChoices;
  shown: ShownTable;
  summary: GameSummary;
  story: GameStory;
  flicked: CatacombsFlicked;
}
