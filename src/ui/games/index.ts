export { deviceBelongings, deviceGames } from './deviceGames';
export { GamesProvider, useBelongings, useGames } from './GamesContext';
export { PlaybackGate } from './PlaybackGate';
export { TablePicture } from './TablePicture';
export { useFaultWords, useFileFaultWords } from './useFaultWords';
export { useGameList, type GameList } from './useGameList';
export { useGameName } from './useGameName';
export { usePlaceWords } from './usePlaceWords';
export { useSharedTable } from './useSharedTable';
