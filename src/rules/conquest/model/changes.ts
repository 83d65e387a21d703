import type { SeatId } from '../../machine';
import type { CardId, SeenCard } from '../words/cards';
import type { DiscId, Team } from '../words/ids';
import type { Spot } from '../content/arena';
import type { Conquest, TeamState } from './model';
import { handOf } from './queries';

/** Silent changes: each gives the table as it is afterwards. */

export const withTeam = (model: Conquest, team: Team, change: Partial<TeamState>): Conquest => ({
  ...model,
  teams: { ...model.teams, [team]: { ...model.teams[team], ...change } },
});

export const withHand = (model: Conquest, seat: SeatId, cards: readonly SeenCard[]): Conquest => ({
  ...model,
  hands: { ...model.hands, [seat]: cards },
});

export const withoutCard = (model: Conquest, seat: SeatId, card: CardId): Conquest =>
  withHand(
    model,
    seat,
    handOf(model, seat).filter((one) => one !== card),
  );

export const onDiscard = (model: Conquest, team: Team, card: CardId): Conquest =>
  withTeam(model, team, { discard: [...model.teams[team].discard, card] });

export const withoutKept = (model: Conquest, team: Team, card: CardId): Conquest =>
  withTeam(model, team, { kept: model.teams[team].kept.filter((one) => one !== card) });

export const withDiscs = (model: Conquest, places: readonly (Spot & { readonly id: DiscId })[]): Conquest => ({
  ...model,
  discs: { ...model.discs, ...Object.fromEntries(places.map(({ id, xMm, yMm }) => [id, { xMm, yMm }])) },
});
