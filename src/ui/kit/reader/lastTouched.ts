import type { HostInstance } from 'react-native';

let last: HostInstance | null = null;

/** A phone does not tell what its reader is at: what was activated last is where whoever uses it was. */
export function touched(place: HostInstance | null): void {
  last = place;
}

/** null before anything was, and where it is no longer there. */
export const lastTouched = (): HostInstance | null =>
  last !== null && 'isConnected' in last && last.isConnected === false ? null : last;
