export * from './belongings';
export * from './catacombs';
export type { FlickReport } from './flickReport';
export { createGym, type Gym, type GymFlick, type GymLaunch, type GymState } from './gym';
export { GYM_DISCS, type GymDiscId } from './gymTable';
export type { Likeness } from './likeness';
export { openDeviceGames } from './openDeviceGames';
export { openDeviceSeats, proposedDraft, type Seats, type UsualTable } from './seats';
export { readDeviceStatistics, suggestedHandicap, type PlayerStatistics, type Suggestion } from './statistics';
export { openSettings } from './openSettings';
export type { SettingsStore } from './settings';
export {
  AID_CHOICES,
  LANGUAGE_CHOICES,
  MOTION_CHOICES,
  FLICKS_TO_TEACH,
  TELLING_SPEEDS,
  TEXT_SIZES,
  type Settings,
  type TellingSpeed,
} from './settingsFormat';
