export { Scroll } from './Scroll';
export { SideScroll } from './SideScroll';
