import { isFields } from '../../lib';
import {
  GROUNDS,
  LAYOUT_IDS,
  lying,
  seatsOfTeam,
  TEAMS,
  type ConquestOutcome,
  type ConquestState,
  type GroundId,
  type LayoutId,
  type Team,
} from '../../rules/conquest';
import type { SeatId } from '../../rules/machine';
import type { ShownDisc } from './shown/conquestShown';

/** The shape of what follows; a summary of another shape is not read. */
const SUMMARY_VERSION = 1;

/** What a list shows of a game without opening it: nothing that lies in a hand. */
export interface ConquestSummary {
  readonly version: typeof SUMMARY_VERSION;
  readonly turn: number;
  readonly active: Team;
  readonly layout: LayoutId;
  readonly ground: GroundId;
  readonly teams: Readonly<Record<Team, { readonly seats: readonly SeatId[]; readonly tokens: number }>>;
  readonly bank: number;
  readonly outcome: ConquestOutcome | null;
  /** For a picture of the arena. */
  readonly discs: readonly ShownDisc[];
}

export function summaryOf({ model, outcome }: ConquestState): ConquestSummary {
  const told = (team: Team) => ({ seats: seatsOfTeam(model.setup, team), tokens: model.teams[team].pool });
  return {
    version: SUMMARY_VERSION,
    turn: model.turn,
    active: model.active,
    layout: model.setup.layout,
    ground: model.setup.ground,
    teams: { sword: told('sword'), skull: told('skull') },
    bank: model.bank,
    outcome,
    discs: lying(model).map(({ id, xMm, yMm, radiusMm }) => ({ id, xMm, yMm, radiusMm })),
  };
}

const isCount = (value: unknown): value is number => typeof value === 'number' && Number.isSafeInteger(value);
const isTeamTold = (told: unknown): boolean => isFields(told) && Array.isArray(told.seats) && isCount(told.tokens);

/** A summary as it was kept; null for one of another shape. */
export function readSummary(kept: unknown): ConquestSummary | null {
  if (!isFields(kept) || kept.version !== SUMMARY_VERSION || !isFields(kept.teams)) return null;
  const { teams, turn, bank, discs, layout, ground, active } = kept;
  const isWhole =
    TEAMS.every((team) => isTeamTold(teams[team]) && isCount(turn) && isCount(bank)) &&
    LAYOUT_IDS.some((one) => one === layout) &&
    GROUNDS.some((one) => one === ground) &&
    TEAMS.some((team) => team === active) &&
    Array.isArray(discs);
  return isWhole ? (kept as unknown as ConquestSummary) : null;
}
