export { DiscImage, type DiscImageProps } from './DiscImage';
export { faceSheet, type FaceSheet } from './faceSheet';
