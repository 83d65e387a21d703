export type { AnyPlayback, AnySeen } from './anyGames';
export { deviceBelongings, deviceGames, deviceKeeps, type DeviceKeeps } from './deviceGames';
export {
  GamesProvider,
  type GamesProviderProps,
  useBelongings,
  useDeviceKeeps,
  useGames,
  useUis,
} from './GamesContext';
export { PlaybackGate } from './PlaybackGate';
export { PractiseScreen } from './PractiseScreen';
export { useFaultWords } from './useFaultWords';
export { useKnownPeople, type KnownPeople } from './useKnownPeople';
export { useGameList, type GameList } from './useGameList';
export { handedSight, handSight } from './handedSight';
export { handedStart, handStart, type HandedStart } from './handedStart';
export { levelKey } from './levelKey';
export { keptName, sitterName, usualNames } from './usualNames';
export { useGameName } from './useGameName';
export { usePlaceWords } from './usePlaceWords';
export { noTableFor, seated, type ApartGame, type OpeningFault, type SeatedGame, type SeatedSight } from './seated';
export type { PlayedBack } from './usePlayback';
export { useSharedTable } from './useSharedTable';
