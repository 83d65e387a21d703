import type { EquipmentId, HeroId } from '../../../../src/rules/catacombs/words/ids';
import type { FightPlan } from './fight';
import type { Table } from './table';

/** The fight, and in it a hero who owns this. */
export const owning = (hero: HeroId, equipment: EquipmentId, plan: FightPlan = {}): FightPlan => ({
  ...plan,
  boards: { ...plan.boards, [hero]: { ...plan.boards?.[hero], equipment: [equipment] } },
});

/** Laid low in round 1. */
export const down = (id: HeroId) => ({ id, stun: { round: 1, by: 'monster:ghoul-1' } }) as const;

export const optionsOf = (table: Table, hero: HeroId): readonly string[] =>
  table.options.filter((option) => option.startsWith(`${hero}>`));
