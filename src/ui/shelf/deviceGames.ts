import {
  openDeviceBelongings,
  openDeviceGames,
  openDevicePeople,
  openDeviceSeats,
  readDeviceStatistics,
  type Belongings,
  type DeviceGames,
  type KnownPeople,
  type Seats,
} from '../../session';

/** What is kept on a device beside its games. */
export interface DeviceKeeps {
  /** Its usual players. */
  readonly seats: Seats;
  /** Those who are known here. */
  readonly people: KnownPeople;
  /** What everybody has done in the games that are kept here. */
  readonly readStatistics: typeof readDeviceStatistics;
}

let games: DeviceGames | null = null;
let belongings: Belongings | null = null;
let keeps: DeviceKeeps | null = null;

function opened(): DeviceGames {
  const all = openDeviceGames();
  // Nobody can take a removal back any more that was made before this start.
  void all.forgetAll();
  return all;
}

/** The games kept on this device; the shelf is opened when somebody first asks for it. */
export const deviceGames = (): DeviceGames => (games ??= opened());

export const deviceBelongings = (): Belongings => (belongings ??= openDeviceBelongings());

export const deviceKeeps = (): DeviceKeeps =>
  (keeps ??= { seats: openDeviceSeats(), people: openDevicePeople(), readStatistics: readDeviceStatistics });
