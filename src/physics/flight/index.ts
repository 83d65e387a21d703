/** The door of the film alone: nothing behind it knows matter-js, so the board may import it. */
export type { Flight, FlightSegment, FlightTrack, Pose } from './flight';
export { poseAt } from './poseAt';
