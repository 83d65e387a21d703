export { announce } from './announce';
export { Announced } from './Announced';
export { lastTouched, touched } from './lastTouched';
export { readFrom } from './readFrom';
