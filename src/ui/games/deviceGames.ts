import { openDeviceGames, type Games } from '../../session';

let opened: Games | null = null;

/** The games kept on this device; the shelf is opened when somebody first asks for it. */
export function deviceGames(): Games {
  opened ??= openDeviceGames();
  return opened;
}
