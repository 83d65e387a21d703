import { openDeviceBelongings, openDeviceGames, type Belongings, type Games } from '../../session';

let games: Games | null = null;
let belongings: Belongings | null = null;

/** The games kept on this device; the shelf is opened when somebody first asks for it. */
export const deviceGames = (): Games => (games ??= openDeviceGames());

export const deviceBelongings = (): Belongings => (belongings ??= openDeviceBelongings());
