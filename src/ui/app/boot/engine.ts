/** Why the drawing engine cannot start: the browser lacks a part, or the network did not deliver it. */
export type EngineFault = 'webgl' | 'wasm' | 'network';

/** Told how much of the engine is here, 0 to 1. */
export type OnProgress = (share: number) => void;
