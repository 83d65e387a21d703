import type { Belongings, DeviceGames, DeviceModules } from '../../session';
import type { Screens } from '../game';
import { SCREENS } from '../games';
import { deviceBelongings, deviceGames, deviceKeeps, type DeviceKeeps } from '../shelf';
import { AllScreens } from './AllScreens';

export interface GameProps {
  /** Those of this device, unless a test brings its own. */
  readonly games?: DeviceGames;
  readonly belongings?: Belongings;
  readonly keeps?: DeviceKeeps;
  readonly screens?: Partial<Screens<DeviceModules>>;
}

/** The games of this app, on its screens. */
export const Game = ({
  games = deviceGames(),
  belongings = deviceBelongings(),
  keeps = deviceKeeps(),
  screens = SCREENS,
}: GameProps) => <AllScreens<DeviceModules> games={games} belongings={belongings} screens={screens} {...keeps} />;
