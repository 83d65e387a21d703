export { flownSchema } from './flownSchema';
export { completeFlick } from './completeFlick';
export { completeResult } from './completeResult';
export { flickResolvedSchema, flickSchema, placeSchema, type WrittenFlick, type WrittenResult } from './stepSchemas';
