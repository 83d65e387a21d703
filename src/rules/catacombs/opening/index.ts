export { openAt, type OpenedAt } from './openAt';
export { openingSchema } from './openingSchema';
export { openingOf } from './writing/openingOf';
export { CARRIED_PURPOSES, momentOf } from './writing/moments';
