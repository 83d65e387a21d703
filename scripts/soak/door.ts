import { gameAsked } from '../lib/gameAsked';
import { SOAKS } from './soaks';

export { tell } from './tell';

export const soakAsked = (named?: string) => gameAsked(SOAKS, named);
