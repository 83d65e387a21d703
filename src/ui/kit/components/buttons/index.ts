export { BrassButton } from './BrassButton';
export { IconButton } from './IconButton';
export { LeatherButton } from './LeatherButton';
