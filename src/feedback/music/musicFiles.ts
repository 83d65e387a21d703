import bed from '../../../assets/music/bed.wav';
import defeat from '../../../assets/music/defeat.wav';
import gold from '../../../assets/music/gold.wav';
import kill from '../../../assets/music/kill.wav';
import roomEntered from '../../../assets/music/roomEntered.wav';
import victory from '../../../assets/music/victory.wav';
import yourTurn from '../../../assets/music/yourTurn.wav';
import type { Piece } from './catalogue';

/** The bundled music. */
export const MUSIC_FILES: Readonly<Record<Piece, number | string>> = {
  bed,
  roomEntered,
  victory,
  defeat,
  yourTurn,
  kill,
  gold,
};
