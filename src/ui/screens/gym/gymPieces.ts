import type { PieceId } from '../../../board';
import type { WordingKey } from '../../../i18n';
import { GYM_DISCS, type GymDiscId } from '../../../session';

type DiscKey = Extract<WordingKey, `disc.${string}`>;

const isGymDisc = (id: string): id is GymDiscId => GYM_DISCS.some((disc) => disc.id === id);

/** What a disc of the gym looks like; whatever is not one of its discs is one of its pillars. */
export const pieceOf = (id: string): PieceId => (isGymDisc(id) ? id : 'pillar-crypt');

/** What it is called. */
export const nameKeyOf = (id: string): DiscKey => (isGymDisc(id) ? `disc.${id}` : 'disc.obstacle');
