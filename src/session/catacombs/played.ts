import type { PonderedCatacombs } from '../../ai/catacombs';
import type { CatacombsSetup, CatacombsTypes, WrittenAnswer } from '../../rules/catacombs';
import type { Played } from '../game/played';
import type { CatacombsFlicked } from './flicked';
import type { NewGameDraft } from './draft/newGameDraft';
import type { ShownTable } from './shown/shownTable';
import type { GameStory } from './story/gameStory';
import type { GameSummary } from './summary/gameSummary';

/** Catacombs as it is played. */
export interface CatacombsPlayed extends CatacombsTypes, Played {
  model: CatacombsTypes['model'];
  task: CatacombsTypes['task'];
  purpose: CatacombsTypes['purpose'];
  ask: CatacombsTypes['ask'];
  answer: CatacombsTypes['answer'];
  event: CatacombsTypes['event'];
  outcome: CatacombsTypes['outcome'];
  setup: CatacombsSetup;
  written: WrittenAnswer;
  choices: NewGameDraft;
  shown: ShownTable;
  summary: GameSummary;
  story: GameStory;
  thought: PonderedCatacombs['thought'];
  head: PonderedCatacombs['head'];
  flicked: CatacombsFlicked;
}
