export { DiscImage, type DiscImageProps } from './DiscImage';
export { discPicture } from './discPicture';
