import armour from '../../../../../assets/music/armour.wav';
import bed from '../../../../../assets/music/bed.wav';
import card from '../../../../../assets/music/card.wav';
import defeat from '../../../../../assets/music/defeat.wav';
import stunned from '../../../../../assets/music/stunned.wav';
import token from '../../../../../assets/music/token.wav';
import victory from '../../../../../assets/music/victory.wav';
import yourTurn from '../../../../../assets/music/yourTurn.wav';
import { MATERIALS, type Bed, type Recording, type SoundCatalogue } from '../../../../feedback';
import { isCrystal, type GroundId } from '../../../../rules/conquest';

/** A little lower than any room of a dungeon; out on the mat a little higher. */
const BEDS: Readonly<Record<GroundId, Bed>> = {
  walls: { recording: bed, rate: 0.8 },
  mat: { recording: bed, rate: 1.19 },
};

/** token: one changes hands. armour: a blow is held. card: one is drawn or laid open. stunned: a team is. */
const CUES = { yourTurn, victory, defeat, token, armour, card, stunned } as const satisfies Readonly<
  Record<string, Recording>
>;
export type Cue = keyof typeof CUES;

/** Crystals ring as glass; all else is turned from wood. */
export const SOUNDS: SoundCatalogue = {
  beds: BEDS,
  cues: CUES,
  materialOf: (discId) => MATERIALS[isCrystal(discId) ? 'glass' : 'wood'],
};
