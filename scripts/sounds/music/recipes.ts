import { highPass, lowPass, type Signal } from '../filters';
import { atLoudness } from '../loudness';
import { bedLoop } from './bed';
import { armour, card, defeat, gold, kill, roomEntered, stunned, token, victory, yourTurn } from './cues';

/** A file of `assets/music`: every so many-th sample of its signal is kept, for a download that is small. */
export interface MusicRecipe {
  readonly keepsEvery: 2 | 4;
  make(): Signal;
}

const seedOf = (name: string): string => `pichenette ${name}`;

/** Nothing that cannot be kept is there to be folded down. */
const cue = (keepsEvery: 2 | 4, loudnessDb: number, make: () => Signal): MusicRecipe => ({
  keepsEvery,
  make: () => atLoudness(highPass(lowPass(make(), keepsEvery === 4 ? 3600 : 9000), 30), loudnessDb),
});

/** Every file by its name. Low sounds are kept at 11 025 samples a second, the others at twice that. */
export const MUSIC_RECIPES: ReadonlyMap<string, MusicRecipe> = new Map([
  ['bed', { keepsEvery: 4, make: () => atLoudness(bedLoop(12_000, seedOf('bed')), -24) }],
  ['roomEntered', cue(4, -19, () => roomEntered(1600))],
  ['victory', cue(2, -18, () => victory(2000))],
  ['defeat', cue(4, -19, () => defeat(2200))],
  ['yourTurn', cue(2, -21, () => yourTurn(600))],
  ['kill', cue(4, -19, () => kill(520, seedOf('kill')))],
  ['gold', cue(2, -23, () => gold(450))],
  ['token', cue(2, -24, () => token(160))],
  ['card', cue(2, -25, () => card(220, seedOf('card')))],
  ['armour', cue(2, -20, () => armour(420))],
  ['stunned', cue(4, -20, () => stunned(900))],
]);
