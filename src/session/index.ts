export { LEVELS, type Level } from '../ai/core';
export { AIM_AIDS, AIM_WAYS, type AimAid, type AimWay } from '../rules/flicking';
export * from './belongings';
export * from './catacombs';
export type { DroppedSteps } from './course/readCourse';
export {
  openDeviceBelongings,
  openDeviceGames,
  openDeviceSeats,
  openSettings,
  readDeviceStatistics,
  type Games,
  type ListedGame,
  type SeenGame,
  type SharedTable,
  type TablePlace,
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
export type { FirstContact, TableSession as TableOf } from './game/tableSession';
export { practise, type GymPlayed } from './gym';
export type { Seats } from './people';
export * from './settings';
export type { GameFault } from './shelf/gameFault';
export { foreignGame, type ForeignGame } from './shelf/listedGame';
export type { PlayerStatistics } from './statistics';
