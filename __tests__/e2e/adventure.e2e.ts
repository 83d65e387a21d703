import { SIZES } from './driver/sizes';
import { GAME_MS, playThreeRooms } from './player/threeRooms';

it('is played on a phone from the title to the final battle and its story', () => playThreeRooms(SIZES.phone), GAME_MS);
