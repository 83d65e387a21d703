import glass1 from '../../../assets/sounds/glass1.wav';
import glass2 from '../../../assets/sounds/glass2.wav';
import notch1 from '../../../assets/sounds/notch1.wav';
import putBack1 from '../../../assets/sounds/putBack1.wav';
import slide1 from '../../../assets/sounds/slide1.wav';
import stone1 from '../../../assets/sounds/stone1.wav';
import stone2 from '../../../assets/sounds/stone2.wav';
import wall1 from '../../../assets/sounds/wall1.wav';
import wall2 from '../../../assets/sounds/wall2.wav';
import woodLarge1 from '../../../assets/sounds/woodLarge1.wav';
import woodLarge2 from '../../../assets/sounds/woodLarge2.wav';
import woodLarge3 from '../../../assets/sounds/woodLarge3.wav';
import woodMedium1 from '../../../assets/sounds/woodMedium1.wav';
import woodMedium2 from '../../../assets/sounds/woodMedium2.wav';
import woodMedium3 from '../../../assets/sounds/woodMedium3.wav';
import woodSmall1 from '../../../assets/sounds/woodSmall1.wav';
import woodSmall2 from '../../../assets/sounds/woodSmall2.wav';
import woodSmall3 from '../../../assets/sounds/woodSmall3.wav';
import woodTiny1 from '../../../assets/sounds/woodTiny1.wav';
import woodTiny2 from '../../../assets/sounds/woodTiny2.wav';
import woodTiny3 from '../../../assets/sounds/woodTiny3.wav';
import type { Sound } from './catalogue';

/** The bundled recordings of each sound, in the order of their variants. */
export const SOUND_FILES: Readonly<Record<Sound, readonly (number | string)[]>> = {
  woodTiny: [woodTiny1, woodTiny2, woodTiny3],
  woodSmall: [woodSmall1, woodSmall2, woodSmall3],
  woodMedium: [woodMedium1, woodMedium2, woodMedium3],
  woodLarge: [woodLarge1, woodLarge2, woodLarge3],
  stone: [stone1, stone2],
  glass: [glass1, glass2],
  wall: [wall1, wall2],
  slide: [slide1],
  putBack: [putBack1],
  notch: [notch1],
};
