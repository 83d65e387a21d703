import { cards } from './cards';
import { drawers } from './drawers';
import { gameOver } from './gameOver';
import { newGame } from './newGame';
import { prompts } from './prompts';
import { records } from './records';
import { referee } from './referee';
import { statistics } from './statistics';
import { table } from './table';

/** What only the screens of Catacombs say, in English. */
export const screens = { table, prompts, cards, drawers, newGame, records, statistics, referee, gameOver } as const;
