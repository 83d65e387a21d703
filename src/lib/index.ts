export { assertNever } from './assertNever';
export { err, ok, type Result } from './result';
export { add, distance, dot, length, scale, sub, vec2, type Vec2 } from './vec2';
