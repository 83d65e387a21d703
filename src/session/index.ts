export type { FlickReport } from './flickReport';
export { createGym, type Gym, type GymFlick, type GymLaunch, type GymState } from './gym';
export { GYM_DISCS, type GymDiscId } from './gymTable';
export { openSettings } from './openSettings';
export type { SettingsStore } from './settings';
export {
  AID_CHOICES,
  LANGUAGE_CHOICES,
  MOTION_CHOICES,
  TELLING_SPEEDS,
  type Settings,
  type TellingSpeed,
} from './settingsFormat';
export type { FlickFilm, JudgedContact, Verdict } from './catacombs/flickFilm';
export {
  AIM_WAYS,
  PASSINGS,
  type AimAid,
  type AimWay,
  type GameSheet,
  type Passing,
  type Player,
} from './catacombs/sheet';
export type { ShownHero, ShownPiece, ShownTable } from './catacombs/shownTable';
export type { FirstContact, TableLaunch, TableSession } from './catacombs/tableSession';
export type { Beat, LogLine, TableState, UndoOffer } from './catacombs/tableState';
