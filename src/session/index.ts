export { LEVELS, type Level } from '../ai/core';
export { AIM_AIDS, AIM_WAYS, type AimAid, type AimWay } from '../rules/flicking';
export * from './belongings';
export { crashReport, type CrashNote, type KeptCrashes } from './crashes';
export type { DroppedSteps } from './course/readCourse';
export {
  openDeviceBelongings,
  openDeviceCrashes,
  openDeviceGames,
  openDevicePeople,
  openDeviceSeats,
  openSettings,
  readDeviceStatistics,
  type DeviceModules,
  type Games as DeviceGames,
} from './device';
export type { Likeness } from './game/likeness';
export {
  isOnePersonAlone,
  numberOfSeat,
  PASSINGS,
  RETAKES,
  type GameSheet,
  type Passing,
  type Player,
  type Retakes,
} from './game/sheet';
export type { Played } from './game/played';
export type { FlickFacts, FlickFilm, JudgedContact, ToldFlick } from './game/flickFilm';
export type { LogLine } from './game/course';
export type { GameModule } from './game/gameModule';
export type { FirstContact, TableSession } from './game/tableSession';
export type { Beat, Hint, TableState, UndoOffer } from './game/tableState';
export {
  asKnown,
  called,
  changed,
  LONGEST_NAME,
  merged,
  renamed,
  whoIs,
  wishesAt,
  withNew,
  without,
  type KnownPeople,
  type NameFault,
  type People,
  type Person,
  type SatDown,
  type Seats,
  type UsualTable,
} from './people';
export type { Playback, PlaybackState } from './playback/openPlayback';
export type { Watched } from './playback/watch';
export * from './settings';
export type { GameFault } from './shelf/gameFault';
export { foreignGame, type ForeignGame, type ListedGame } from './shelf/listedGame';
export type { ListedAs, Modules, OpenedAs, PlayedIn, SeenAs } from './shelf/modules';
export type { Games } from './shelf/openGames';
export type { SharedTable, TablePlace } from './shelf/tabs/sharedTable';
export type { PlayerStatistics } from './statistics';
