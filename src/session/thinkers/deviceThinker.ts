/** On phones and tablets there is one thread for all: it thinks between frames. */
export { frameThinker as deviceThinker } from './frameThinker';
