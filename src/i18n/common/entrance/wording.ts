import type { KeysOf, ShapeOf } from '../shape';
import type { entrance } from './en';

export type EntranceWording = ShapeOf<typeof entrance>;
export type EntranceKey = KeysOf<typeof entrance>;
