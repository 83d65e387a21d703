import { deckOf } from '../content/cards';
import { CORNERS, crystalsOf, type Spot } from '../content/arena';
import { TOKENS } from '../content/tokens';
import type { CardId } from '../words/cards';
import { CHARACTER_IDS, TEAMS, type DiscId, type Team } from '../words/ids';
import type { ConquestTask } from '../words/tasks';
import type { Conquest, TeamState } from '../model/model';
import { pairOf } from '../model/hands';
import { hasOption, seatsOfTeam } from '../model/queries';
import type { ConquestSetup } from '../model/setup';

/** Cards of a team that an opening lays nowhere: they are shuffled and dealt. */
function restOf({ seats, opening }: ConquestSetup, team: Team): readonly CardId[] {
  const { pile = [], discard = [], kept = [] } = opening?.teams?.[team] ?? {};
  const held = seats[team].flatMap((seat) => opening?.hands?.[seat] ?? []);
  const laid = new Set<string>([...pile, ...discard, ...kept, ...held]);
  return deckOf(team).filter((card) => !laid.has(card));
}

function teamAtFirst(setup: ConquestSetup, team: Team): TeamState {
  const { discard = [], kept = [], marker = 1, isStunned = false } = setup.opening?.teams?.[team] ?? {};
  const extra = hasOption(setup, 'pairToken') && pairOf(setup) === team ? 1 : 0;
  return { pool: setup.tokens[team] + extra, pile: restOf(setup, team), discard, kept, marker, isStunned };
}

function discsAtFirst({ layout, opening }: ConquestSetup): Readonly<Record<DiscId, Spot>> {
  const corners = CHARACTER_IDS.map((id) => [id, CORNERS[id]] as const);
  const crystals = crystalsOf(layout).map(({ id, xMm, yMm }) => [id, { xMm, yMm }] as const);
  const usual = Object.fromEntries([...corners, ...crystals]) as Record<DiscId, Spot>;
  return { ...usual, ...opening?.discs };
}

/** The table before anything was drawn. */
export function openingModel(setup: ConquestSetup): Conquest {
  const teams = { sword: teamAtFirst(setup, 'sword'), skull: teamAtFirst(setup, 'skull') };
  const hands = TEAMS.flatMap((team) => seatsOfTeam(setup, team)).map((seat) => {
    return [seat, setup.opening?.hands?.[seat] ?? []] as const;
  });
  return {
    setup,
    teams,
    hands: Object.fromEntries(hands),
    bank: TOKENS - teams.sword.pool - teams.skull.pool,
    active: 'sword',
    turn: 0,
    discs: discsAtFirst(setup),
    projectile: null,
    inPlay: null,
  };
}

/** What comes first: a position by hand may begin in the middle of a turn. */
export function openingTasks(setup: ConquestSetup): readonly ConquestTask[] {
  const step = setup.opening?.step ?? 'start';
  return [{ kind: 'setUp' }, { kind: 'turn', from: step }];
}
