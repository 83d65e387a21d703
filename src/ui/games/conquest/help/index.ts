export { conquestHelp } from './conquestHelp';
export { chaptersOf } from './rulesOf';
export { TOPICS } from './topics';
