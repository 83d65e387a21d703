import type { Result } from '../lib';
import { deviceKeyValue, deviceShelf, deviceStorage, type StorageFault } from '../storage';
import { openBelongings, type Belongings } from './belongings';
import { createTrail, openCrashes, trailed, type KeptCrashes } from './crashes';
import { openKeptFlicks } from './flicking/likeness';
import { MODULES } from './modules';
import { knownAs, openPeople, openSeats, type KnownPeople, type Seats } from './people';
import { createSettings, type SettingsStore } from './settings';
import { openGames, type Games as AnyGames } from './shelf/openGames';
import type { ListedAs, OpenedAs, SeenAs } from './shelf/modules';
import type { SharedTable as AnySharedTable, TablePlace as AnyPlace } from './shelf/tabs/sharedTable';
import { readStatistics, type PlayerStatistics } from './statistics';
import { deviceThinker } from './thinkers/deviceThinker';

/** Every game that this app can play. */
export type DeviceModules = typeof MODULES;
export type GameId = keyof DeviceModules;
export type Games = AnyGames<DeviceModules>;
export type ListedGame = ListedAs<typeof MODULES>;
export type OpenedGame = OpenedAs<typeof MODULES>;
export type SeenGame = SeenAs<typeof MODULES>;
export type SharedTable = AnySharedTable<OpenedGame>;
export type TablePlace = AnyPlace<OpenedGame>;

const RADIX = 36;
const randomName = (): string => Math.floor(Math.random() * Number.MAX_SAFE_INTEGER).toString(RADIX);
const nowMs = (): number => Date.now();

const trail = createTrail();

/** The games that are kept on this device. */
export const openDeviceGames = (): Games =>
  openGames({
    modules: MODULES,
    shelf: trailed(deviceShelf, trail),
    thinker: deviceThinker,
    flicks: openKeptFlicks(deviceKeyValue),
    nowMs,
    newId: () => `${nowMs().toString(RADIX)}-${randomName()}`,
  });

/** All that is kept on this device. */
export const openDeviceBelongings = (): Belongings =>
  openBelongings({ modules: MODULES, storage: deviceStorage, nowMs });

/** What everybody has done in the games of this device. */
export async function readDeviceStatistics(): Promise<Result<readonly PlayerStatistics[], StorageFault>> {
  const people = await openDevicePeople().all();
  return readStatistics({ modules: MODULES, shelf: deviceShelf, values: deviceKeyValue, knownAs: knownAs(people) });
}

/** Those who play on this device. */
export const openDevicePeople = (): KnownPeople => openPeople(deviceKeyValue);

/** The usual players of this device. */
export const openDeviceSeats = (): Seats => openSeats(deviceKeyValue);

/** The settings of this device. */
export const openSettings = (): SettingsStore => createSettings(deviceKeyValue);

/** What has broken on this device, with what was done last in its games. */
export const openDeviceCrashes = (): KeptCrashes => openCrashes({ values: deviceKeyValue, trail, nowMs });
