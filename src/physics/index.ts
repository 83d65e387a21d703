/** The door of physics. The board imports `./flight` instead, which knows no engine. */
export { FEEL, type Feel } from './feel';
export { poseAt, type Flight, type FlightSegment, type FlightTrack, type Pose } from './flight';
export { simulate, type FlickOutcome } from './simulate';
export { simulateMany, type StopWhen } from './simulateMany';
export type { TableFault } from './tableFault';
