export * from './belongings';
export * from './catacombs';
export type { FlickReport } from './gym/flickReport';
export { createGym, type Gym, type GymFlick, type GymLaunch, type GymState } from './gym/gym';
export { GYM_DISCS, type GymDiscId } from './gym/gymTable';
export type { Likeness } from './flicking/likeness';
export { openDeviceGames } from './device';
export { openDeviceSeats, proposedDraft, type Seats, type UsualTable } from './people';
export { readDeviceStatistics, suggestedHandicap, type PlayerStatistics, type Suggestion } from './statistics';
export { openSettings } from './settings/openSettings';
export type { SettingsStore } from './settings/settings';
export {
  AID_CHOICES,
  LANGUAGE_CHOICES,
  MOTION_CHOICES,
  FLICKS_TO_TEACH,
  TELLING_SPEEDS,
  TEXT_SIZES,
  type Settings,
  type TellingSpeed,
} from './settings/settingsFormat';
