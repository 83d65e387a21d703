import { cards } from './cards';
import { drawers } from './drawers';
import { gameOver } from './gameOver';
import { newGame } from './newGame';
import { prompts } from './prompts';
import { records } from './records';
import { referee } from './referee';
import { statistics } from './statistics';
import { table } from './table';
import type { ScreensWording } from '../wording';

export const screens: ScreensWording = {
  table,
  prompts,
  cards,
  drawers,
  newGame,
  records,
  statistics,
  referee,
  gameOver,
};
