export { DiscFace } from './discPicture/DiscFace';
export { discPicture } from './discPicture/discPicture';
export { pieceOfCard } from './discPicture/pieceOfCard';
