export { catacombsHelp } from './catacombsHelp';
export { textOf, topicName } from './pageOf';
