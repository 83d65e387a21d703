import type { RoomId } from '../../../../theme';
import { CRYPT_GROUND, CRYPT_SURFACE } from './crypt';
import { CAVE_GROUND, CAVE_SURFACE } from './cave';
import { FORGE_GROUND, FORGE_SURFACE } from './forge';
import { OSSUARY_GROUND, OSSUARY_SURFACE } from './ossuary';
import { TEMPLE_GROUND, TEMPLE_SURFACE } from './temple';
import { TOMB_GROUND, TOMB_SURFACE } from './tomb';

export interface RoomPrograms {
  /** `ground(mm)`: height in millimetres and material, 0 to 1. */
  readonly ground: string;
  /** `surface(mm, height, material, ao)`: colour and gloss; `glow(mm, material, nearby)`: light of its own. */
  readonly surface: string;
  readonly isFlooded: boolean;
}

export const ROOM_PROGRAMS: Readonly<Record<RoomId, RoomPrograms>> = {
  crypt: { ground: CRYPT_GROUND, surface: CRYPT_SURFACE, isFlooded: false },
  cave: { ground: CAVE_GROUND, surface: CAVE_SURFACE, isFlooded: false },
  forge: { ground: FORGE_GROUND, surface: FORGE_SURFACE, isFlooded: false },
  ossuary: { ground: OSSUARY_GROUND, surface: OSSUARY_SURFACE, isFlooded: false },
  temple: { ground: TEMPLE_GROUND, surface: TEMPLE_SURFACE, isFlooded: true },
  tomb: { ground: TOMB_GROUND, surface: TOMB_SURFACE, isFlooded: false },
};
