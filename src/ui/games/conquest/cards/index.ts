export type { CardSaid } from './cardSaid';
export { backPicture, handCardPicture, markerPicture, OVERHANG_PT, tokenPicture } from '../catalogue/cards/pictures';
export { ShotPicture, ShotRow } from './ShotRow';
export { WholeCard, type WholeCardProps } from './WholeCard';
export { abilitySaid, saidOf, shotSaid } from './saidOf';
