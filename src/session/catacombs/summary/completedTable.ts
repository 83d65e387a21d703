import type { ShownHero, ShownPiece, ShownTable } from '../shown/shownTable';

/** What a picture kept before there was frost, or a swarm, says nothing of. */
const PLAIN_PIECE: Pick<ShownPiece, 'isFrozen' | 'slipMm' | 'swarm'> = { isFrozen: false, slipMm: null, swarm: [] };
const PLAIN_HERO: Pick<ShownHero, 'armour' | 'magic' | 'kept' | 'poison' | 'swallowedBy'> = {
  armour: null,
  magic: null,
  kept: null,
  poison: 0,
  swallowedBy: null,
};

const each = <T extends object>(all: Readonly<Record<string, T>>, plain: Partial<T>): Readonly<Record<string, T>> =>
  Object.fromEntries(Object.entries(all).map(([id, one]) => [id, { ...plain, ...one }]));

/** A table as any version has kept it, with all that is shown of one today. */
export const completedTable = (kept: ShownTable): ShownTable => ({
  ...kept,
  pieces: each(kept.pieces, PLAIN_PIECE),
  heroes: each(kept.heroes, PLAIN_HERO),
});
