export { openAt, type OpenedAt } from './openAt';
export { openingSchema } from './openingSchema';
