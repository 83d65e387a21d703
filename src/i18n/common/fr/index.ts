import { entrance } from '../entrance/fr';
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
import type { Wording } from '../wording';

/** Tout ce que dit le jeu, en français : espaces insécables devant les signes doubles. */
export const fr: Wording = {
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
};
