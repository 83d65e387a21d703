import type { DeviceModules } from '../session';
import type { Screens } from './game';
import { catacombsScreens } from './games/catacombs/screens';

/** What each game fills the screens with. */
export const SCREENS: Screens<Pick<DeviceModules, 'catacombs'>> = { catacombs: catacombsScreens };
