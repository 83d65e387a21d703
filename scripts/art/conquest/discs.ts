import { PIECES } from '../../../src/ui/games/conquest/catalogue/pieces';
import { drawDiscSheet } from '../discSheet';

/** The discs of the game as lists and cards show them. */
export default async function drawDiscs(): Promise<void> {
  await drawDiscSheet(PIECES, 'assets/discs/conquest');
}
