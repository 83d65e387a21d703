export { useSecret } from './secrets';
export { SwitcherCover } from './SwitcherCover';
