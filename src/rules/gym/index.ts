export { EXERCISES, SETUP_OF, type Exercise } from './exercises';
export { gym, openGym } from './game';
export { isMetBy, type FlownFlick } from './goals';
export { PRACTICE } from './practice';
export { gymBook, type WrittenAnswer } from './record';
export { setupFaults, TOP_SPEED_MM_S, type SetupFault } from './setupFaults';
export { isFree } from './tasks';
export {
  CUSHIONS,
  GOAL_KINDS,
  GO_ON,
  INSTEADS,
  LEAVE,
  LEAVERS,
  type FlickReport,
  type Goal,
  type GymDisc,
  type GymEvent,
  type GymModel,
  type GymOutcome,
  type GymPurpose,
  type GymSetup,
  type GymState,
  type GymTypes,
} from './words';
