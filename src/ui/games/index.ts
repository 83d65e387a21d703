export { deviceGames } from './deviceGames';
export { GamesProvider, useGames } from './GamesContext';
export { TablePicture } from './TablePicture';
export { useFaultWords } from './useFaultWords';
export { useGameList, type GameList } from './useGameList';
export { usePlaceWords } from './usePlaceWords';
