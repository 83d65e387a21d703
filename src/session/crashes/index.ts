export { crashReport, type CrashNote, type Scene } from './crashNote';
export { openCrashes, type KeptCrashes } from './keptCrashes';
export { createTrail, trailed } from './trail';
