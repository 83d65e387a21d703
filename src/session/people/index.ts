export { openSeats, parseUsualTable, type SatDown, type Seats, type UsualTable } from './seats';
