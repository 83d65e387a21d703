/** A point or a direction; the unit is in the name of whatever holds it. */
export interface Vec2 {
  readonly x: number;
  readonly y: number;
}

export const vec2 = (x: number, y: number): Vec2 => ({ x, y });
export const add = (a: Vec2, b: Vec2): Vec2 => ({ x: a.x + b.x, y: a.y + b.y });
export const sub = (a: Vec2, b: Vec2): Vec2 => ({ x: a.x - b.x, y: a.y - b.y });
export const scale = (a: Vec2, k: number): Vec2 => ({ x: a.x * k, y: a.y * k });
export const dot = (a: Vec2, b: Vec2): number => a.x * b.x + a.y * b.y;
// sqrt and not hypot: hypot differs between JavaScript engines.
export const length = (a: Vec2): number => Math.sqrt(a.x * a.x + a.y * a.y);
export const distance = (a: Vec2, b: Vec2): number => length(sub(a, b));
