export { VERSION } from './build';
export { listenForCrashes } from './listenForCrashes';
export { deviceCrashes, deviceFacts, noteCrash } from './noteCrash';
