import type { AdjusterProps } from './adjusting';

/** In a browser the arrows of the keyboard do it. */
export const Adjuster = (_props: AdjusterProps) => null;
