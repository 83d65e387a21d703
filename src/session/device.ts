import { deviceKeyValue, deviceShelf } from '../storage';
import { openGames, type Games } from './shelf/openGames';
import { openKeptFlicks } from './flicking/likeness';
import { deviceThinker } from './thinkers/deviceThinker';

const RADIX = 36;
const randomName = (): string => Math.floor(Math.random() * Number.MAX_SAFE_INTEGER).toString(RADIX);

/** The games that are kept on this device. */
export const openDeviceGames = (): Games =>
  openGames({
    shelf: deviceShelf,
    thinker: deviceThinker,
    flicks: openKeptFlicks(deviceKeyValue),
    nowMs: () => Date.now(),
    newId: () => `${Date.now().toString(RADIX)}-${randomName()}`,
  });
