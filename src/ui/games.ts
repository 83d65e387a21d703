import type { DeviceModules } from '../session';
import type { Screens } from './game';
import { catacombsScreens } from './games/catacombs/screens';
import { gymScreens } from './games/gym/screens';

/** What each game fills the screens with: one that fills none is a type error. */
export const SCREENS: Screens<DeviceModules> = { catacombs: catacombsScreens, gym: gymScreens };
