export { assertNever } from './assertNever';
export { canonicalJson } from './canonicalJson';
export { fnv1a64 } from './fnv1a64';
export { AS_IT_HAPPENED, filmAtMs, shownAtMs, tempoOf, type Hold, type Tempo } from './heldClock';
export { jsonFaultOf, type JsonFault } from './jsonFault';
export { fieldsOf, isFields, oneOf, textOf, type Fields } from './keptFields';
export { isAcross, QUARTERS, together, turnedBack, turnedBy, undone, type Quarters } from './quarters';
export { err, ok, type Result } from './result';
export { add, distance, dot, length, scale, sub, vec2, type Vec2 } from './vec2';
