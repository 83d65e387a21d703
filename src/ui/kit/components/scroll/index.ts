export { Scroll } from './Scroll';
export { SideScroll } from './SideScroll';
export { keptPlace, type KeptPlace } from './keptPlace';
export { KeptPlaceContext, useFollowed } from './useFollowed';
