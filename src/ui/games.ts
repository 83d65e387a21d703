import type { DeviceModules } from '../session';
import type { Uis } from './game';
import { catacombsUi } from './games/catacombs';
import { conquestUi } from './games/conquest';
import { gymUi } from './games/gym';

/** What each game fills the screens with: one that fills none is a type error. */
export const UIS: Uis<DeviceModules> = { catacombs: catacombsUi, conquest: conquestUi, gym: gymUi };
