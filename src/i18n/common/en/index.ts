import { entrance } from '../entrance/en';
import { table } from './table';
import { aim } from './aim';
import { choice } from './choice';
import { keys } from './keys';
import { prompts } from './prompts';
import { cards } from './cards';
import { drawers } from './drawers';
import { newGame } from './newGame';
import { playback, records } from './records';
import { referee } from './referee';
import { gameOver } from './gameOver';
import { shelf } from './shelf';
import { blankBoard } from './blankBoard';
import { credits } from './credits';
import { settings } from './settings';
import { people } from './people';
import { statistics } from './statistics';
import { title } from './title';
import { traces } from './traces';

/** Every word the app says, in English. The other languages have the shape of this one. */
export const en = {
  ...entrance,
  blankBoard,
  title,
  settings,
  credits,
  table,
  aim,
  choice,
  keys,
  prompts,
  cards,
  drawers,
  newGame,
  records,
  statistics,
  people,
  playback,
  referee,
  gameOver,
  shelf,
  traces,
} as const;
