import type { GroundPrograms } from '../../../../../board/look';
import type { BoardId } from '../../../../../rules/catacombs';
import { CRYPT_GROUND, CRYPT_SURFACE } from './sksl/crypt';
import { CAVE_GROUND, CAVE_SURFACE } from './sksl/cave';
import { FORGE_GROUND, FORGE_SURFACE } from './sksl/forge';
import { OSSUARY_GROUND, OSSUARY_SURFACE } from './sksl/ossuary';
import { TEMPLE_GROUND, TEMPLE_SURFACE } from './sksl/temple';
import { TOMB_GROUND, TOMB_SURFACE } from './sksl/tomb';

/** What each board is made of. */
export const GROUND_PROGRAMS: Readonly<Record<BoardId, GroundPrograms>> = {
  crypt: { ground: CRYPT_GROUND, surface: CRYPT_SURFACE, isFlooded: false },
  cave: { ground: CAVE_GROUND, surface: CAVE_SURFACE, isFlooded: false },
  forge: { ground: FORGE_GROUND, surface: FORGE_SURFACE, isFlooded: false },
  ossuary: { ground: OSSUARY_GROUND, surface: OSSUARY_SURFACE, isFlooded: false },
  temple: { ground: TEMPLE_GROUND, surface: TEMPLE_SURFACE, isFlooded: true },
  tomb: { ground: TOMB_GROUND, surface: TOMB_SURFACE, isFlooded: false },
};
