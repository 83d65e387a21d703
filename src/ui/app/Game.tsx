import type { Belongings, DeviceGames, DeviceModules } from '../../session';
import type { Uis } from '../game';
import { UIS } from '../games';
import { deviceBelongings, deviceGames, deviceKeeps, type DeviceKeeps } from '../shelf';
import { AllScreens } from './AllScreens';

export interface GameProps {
  /** Those of this device, unless a test brings its own. */
  readonly games?: DeviceGames;
  readonly belongings?: Belongings;
  readonly keeps?: DeviceKeeps;
  readonly uis?: Partial<Uis<DeviceModules>>;
}

/** The games of this app, on its screens. */
export const Game = ({
  games = deviceGames(),
  belongings = deviceBelongings(),
  keeps = deviceKeeps(),
  uis = UIS,
}: GameProps) => <AllScreens<DeviceModules> games={games} belongings={belongings} uis={uis} {...keeps} />;
