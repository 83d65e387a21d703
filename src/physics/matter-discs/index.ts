/** The door of the plugin: see README.md. */
export * from './core';
export { internalsOf } from './internals';
export { matterDiscs } from './plugin';
export { createStage, loadStage, playTo, type DiscStage } from './stage';
