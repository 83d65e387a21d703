import type { ContactEntry } from '../../../src/rules/flicking';
import type { CatacombsEvent } from '../../../src/rules/catacombs';
import type { FightPlan } from '../catacombs/support/fight';
import type { Table } from '../catacombs/support/table';
import { solothParty } from './support';

export const PRINCESS = 'hero:ice-princess';

/** The spike on this monster comes off. */
export const spikeFell = (host: string, atMs = 15): ContactEntry => ({
  kind: 'riderFell',
  atMs,
  a: `ice-spike-on-${host}`,
  b: host,
  cause: 'jolt',
  speedMmS: 500,
});

/** These monsters lie under a spike before the play begins. */
export const frozenFight = (frozen: readonly string[], plan: FightPlan = {}): Table =>
  solothParty({
    ...plan,
    pieces: [...frozen.map((id) => ({ id, spike: { slipXMm: 0, slipYMm: 0 } })), ...(plan.pieces ?? [])],
  });

export const spikeOf = (table: Table, id: string): unknown => {
  const piece = table.piece(id);
  return piece.kind === 'monster' ? (piece.spike ?? null) : null;
};

export const isFrozen = (table: Table, id: string): boolean => spikeOf(table, id) !== null;

export const frozen = (piece: string): CatacombsEvent => ({ kind: 'frozen', piece, by: PRINCESS });

export const thawed = (piece: string, by: string, rule = 'SOL-091'): CatacombsEvent => ({
  kind: 'thawed',
  piece,
  cause: { by, rule },
});

/** What this monster could do now. */
export const actsOf = (table: Table, id: string): readonly string[] =>
  table.options.filter((option) => option.startsWith(`${id}>`));
