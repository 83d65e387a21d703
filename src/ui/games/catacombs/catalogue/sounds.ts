import bed from '../../../../../assets/music/bed.wav';
import defeat from '../../../../../assets/music/defeat.wav';
import gold from '../../../../../assets/music/gold.wav';
import kill from '../../../../../assets/music/kill.wav';
import roomEntered from '../../../../../assets/music/roomEntered.wav';
import victory from '../../../../../assets/music/victory.wav';
import yourTurn from '../../../../../assets/music/yourTurn.wav';
import { MATERIALS, type Bed, type Recording, type SoundCatalogue } from '../../../../feedback';
import { readNumbered, type BoardId } from '../../../../rules/catacombs';

/** Each board has the same bed at a depth of its own: lava is low, water high. */
const BEDS: Readonly<Record<BoardId, Bed>> = {
  forge: { recording: bed, rate: 0.84 },
  tomb: { recording: bed, rate: 0.89 },
  cave: { recording: bed, rate: 0.94 },
  crypt: { recording: bed, rate: 1 },
  ossuary: { recording: bed, rate: 1.06 },
  temple: { recording: bed, rate: 1.12 },
};

const CUES = { roomEntered, victory, defeat, yourTurn, kill, gold } as const satisfies Readonly<
  Record<string, Recording>
>;
export type Cue = keyof typeof CUES;

/** Obstacles are columns of stone; all else is turned from wood. */
export const SOUNDS: SoundCatalogue = {
  beds: BEDS,
  cues: CUES,
  materialOf: (discId) => MATERIALS[readNumbered(discId).of === 'obstacle' ? 'stone' : 'wood'],
};
