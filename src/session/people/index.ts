export { changed, merged, renamed, together, withNew, without, type NameFault } from './changes';
export { KEPT_PEOPLE, knownAs, openPeople, type KnownPeople } from './keptPeople';
export { LONGEST_NAME, personNamed, type People, type Person } from './person';
export { afterSitting, asKnown, called, whoIs, wishesAt } from './sitting';
export { openSeats, parseUsualTable, type SatDown, type Seats, type UsualTable } from './seats';
