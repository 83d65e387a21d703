import { boardModes, discStrike, DISCS, plateModes } from './discs';
import { amplify, delay, fadeOut, lowPass, mix, type Signal } from './filters';
import { atLoudness } from './loudness';
import { inRoom } from './room';
import { rubLoop } from './rub';
import { strike, type Strike } from './strike';

/** Stone gives nothing back but hardness: high, short, gritty, over the ring of a medium disc. */
const STONE: Strike = {
  lengthMs: 95,
  contactMs: 0.16,
  modes: [
    ...plateModes(1720, 13),
    { frequencyHz: 3340, quality: 46, level: 0.9 },
    { frequencyHz: 4870, quality: 52, level: 1.1 },
    { frequencyHz: 7150, quality: 44, level: 0.8 },
    ...boardModes(0.3),
  ],
  noiseLevel: 0.12,
  noiseMs: 7,
  strayPitch: 0.025,
  strayLevel: 0.35,
};

/** A cut stone of glass on its foot: a ping that rings for longer than anything of wood, over the knock of the foot. */
const GLASS: Strike = {
  lengthMs: 140,
  contactMs: 0.13,
  modes: [
    { frequencyHz: 2890, quality: 200, level: 1 },
    { frequencyHz: 4630, quality: 200, level: 0.75 },
    { frequencyHz: 6910, quality: 180, level: 0.5 },
    { frequencyHz: 9380, quality: 140, level: 0.28 },
    ...boardModes(0.5),
  ],
  noiseLevel: 0.03,
  noiseMs: 2,
  strayPitch: 0.012,
  strayLevel: 0.25,
};

/** The walls of an arena, heavy cardboard held by stands: a thud more than a clack. */
const WALL: Strike = {
  lengthMs: 130,
  contactMs: 0.5,
  modes: [
    { frequencyHz: 238, quality: 9, level: 0.9 },
    { frequencyHz: 405, quality: 10, level: 0.9 },
    { frequencyHz: 702, quality: 11, level: 0.9 },
    ...plateModes(1180, 18),
  ],
  noiseLevel: 0.05,
  noiseMs: 4,
  strayPitch: 0.02,
  strayLevel: 0.3,
};

/** Laid down, not struck: a softer edge, then the rim that follows. */
const LAID: Strike = {
  lengthMs: 110,
  contactMs: 0.65,
  modes: [...plateModes(1290, 12), ...boardModes(1, 7)],
  noiseLevel: 0.04,
  noiseMs: 5,
  strayPitch: 0.02,
  strayLevel: 0.2,
};

/** A wooden ratchet under the finger: dry, tiny, never a note of its own. */
const NOTCH: Strike = {
  lengthMs: 30,
  contactMs: 0.3,
  modes: plateModes(2480, 7),
  noiseLevel: 0.08,
  noiseMs: 2,
  strayPitch: 0.01,
  strayLevel: 0.1,
};

const knock = (recipe: Strike, seed: string, loudnessDb: number): Signal =>
  atLoudness(fadeOut(inRoom(strike(recipe, seed)), 12), loudnessDb);

function putBack(seed: string): Signal {
  const first = strike(LAID, seed);
  const rim = amplify(lowPass(strike(LAID, `${seed} rim`), 2500), 0.4);
  return atLoudness(fadeOut(inRoom(mix(first, delay(rim, 41))), 15), -21);
}

const variants = (name: string, count: number, make: (seed: string) => Signal): [string, () => Signal][] =>
  Array.from({ length: count }, (_, i) => [`${name}${i + 1}`, () => make(`pichenette ${name} ${i + 1}`)]);

/** Every file of `assets/sounds` by its name, and how it is made. A heavier disc is the louder one. */
export const RECIPES: ReadonlyMap<string, () => Signal> = new Map([
  ...variants('woodTiny', 3, (seed) => knock(discStrike(DISCS.woodTiny), seed, -22)),
  ...variants('woodSmall', 3, (seed) => knock(discStrike(DISCS.woodSmall), seed, -20.5)),
  ...variants('woodMedium', 3, (seed) => knock(discStrike(DISCS.woodMedium), seed, -19.5)),
  ...variants('woodLarge', 3, (seed) => knock(discStrike(DISCS.woodLarge), seed, -18.5)),
  ...variants('stone', 2, (seed) => knock(STONE, seed, -23.5)),
  ...variants('glass', 2, (seed) => knock(GLASS, seed, -23)),
  ...variants('wall', 2, (seed) => knock(WALL, seed, -19)),
  ...variants('slide', 1, (seed) => atLoudness(rubLoop(500, seed), -21)),
  ...variants('putBack', 1, putBack),
  ...variants('notch', 1, (seed) => knock(NOTCH, seed, -27)),
]);
