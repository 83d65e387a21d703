import type { Board, FlickTable, TableDisc, TakenPlace } from '../../flicking';
import { ARENA_MM } from '../content/arena';
import { PROJECTILE_RADIUS_MM } from '../content/discs';
import { DISC_IDS } from '../words/ids';
import type { Conquest } from './model';
import { radiusOfDisc } from './queries';
import type { ConquestSetup } from './setup';

/** Walls, or the open edge of the mat (CONQ-020, CONQ-156). */
export const boardOf = ({ ground }: ConquestSetup): Board => ({
  ...ARENA_MM,
  edge: ground === 'walls' ? 'wall' : 'open',
});

const byId = (a: { readonly id: string }, b: { readonly id: string }): number => (a.id < b.id ? -1 : 1);

/** What is always there, in order: whoever thinks ahead asks for it with every flick. */
const ALWAYS = DISC_IDS.map((id) => ({ id, radiusMm: radiusOfDisc(id) })).sort(byId);

/** Everything that lies in the arena, a projectile that waits for its second flick too. */
export function lying({ discs, projectile }: Conquest): readonly TakenPlace[] {
  const all = ALWAYS.map(({ id, radiusMm }) => ({ id, xMm: discs[id].xMm, yMm: discs[id].yMm, radiusMm }));
  if (projectile === null) return all;
  const { kind, xMm, yMm } = projectile;
  return [...all, { id: kind, xMm, yMm, radiusMm: PROJECTILE_RADIUS_MM[kind] }].sort(byId);
}

export const discOf = ({ id, xMm, yMm, radiusMm }: TakenPlace): TableDisc => ({
  id,
  xMm,
  yMm,
  radiusMm,
  isFixed: false,
  ignores: [],
});

/** What a flick is simulated on. */
export const tableOf = (model: Conquest): FlickTable => ({
  ...boardOf(model.setup),
  discs: lying(model).map(discOf),
  riders: [],
});
