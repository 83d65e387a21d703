import { openDeviceBelongings, openDeviceGames, type Belongings, type Games } from '../../session';

let games: Games | null = null;
let belongings: Belongings | null = null;

function opened(): Games {
  const all = openDeviceGames();
  // Nobody can take a removal back any more that was made before this start.
  void all.forgetAll();
  return all;
}

/** The games kept on this device; the shelf is opened when somebody first asks for it. */
export const deviceGames = (): Games => (games ??= opened());

export const deviceBelongings = (): Belongings => (belongings ??= openDeviceBelongings());
