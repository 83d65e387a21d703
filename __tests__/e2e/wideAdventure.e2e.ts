import { SIZES } from './driver/sizes';
import { GAME_MS, playThreeRooms } from './player/threeRooms';

it(
  'is played on a wide tablet from the title to the final battle and its story',
  () => playThreeRooms(SIZES.wideTablet),
  GAME_MS,
);
