import type { SeatId } from '../../machine';
import { HIDDEN_CARD, type CardId, type SeenCard } from '../words/cards';
import { CHARACTER_RADIUS_MM, CRYSTAL_RADIUS_MM } from '../content/discs';
import {
  charactersOf,
  isCharacter,
  otherTeam,
  characterId,
  teamOf,
  type CharacterId,
  type DiscId,
  type Team,
} from '../words/ids';
import type { HouseOption } from '../words/houseOptions';
import type { Conquest, TeamState } from './model';
import type { ConquestSetup } from './setup';

export const hasOption = ({ options }: ConquestSetup, option: HouseOption): boolean => options.includes(option);

export const activeTeam = ({ teams, active }: Conquest): TeamState => teams[active];

export const enemyOf = ({ active }: Conquest): Team => otherTeam(active);

/** Who acts this turn (CONQ-055). */
export const actingCharacter = (model: Conquest): CharacterId => characterId(model.active, activeTeam(model).marker);

export const seatOfCharacter = ({ seats }: ConquestSetup, character: CharacterId): SeatId => {
  const [first, second] = seats[teamOf(character)];
  return character.endsWith('1') ? first : second;
};

export const actingSeat = (model: Conquest): SeatId => seatOfCharacter(model.setup, actingCharacter(model));

/** Each once: a player who runs the whole team is one seat. */
export const seatsOfTeam = ({ seats }: ConquestSetup, team: Team): readonly SeatId[] => [...new Set(seats[team])];

export const teamOfSeat = ({ seats }: ConquestSetup, seat: SeatId): Team =>
  seats.sword.includes(seat) ? 'sword' : 'skull';

export const seatsInOrder = (setup: ConquestSetup): readonly SeatId[] => [
  ...seatsOfTeam(setup, 'sword'),
  ...seatsOfTeam(setup, 'skull'),
];

export const handOf = ({ hands }: Conquest, seat: SeatId): readonly SeenCard[] => hands[seat] ?? [];

/** Cards that lie open to whoever asks the rules; in a view others' cards are not among them. */
export const knownCards = (cards: readonly SeenCard[]): readonly CardId[] =>
  cards.filter((card): card is CardId => card !== HIDDEN_CARD);

/** Both players' together (CONQ-169, CONQ-175). */
export const cardsInHand = (model: Conquest, team: Team): number =>
  seatsOfTeam(model.setup, team).reduce((sum, seat) => sum + handOf(model, seat).length, 0);

/** The companion first where a strict table allows it alone (CONQ-091). */
export function longbowOrigins(model: Conquest): readonly CharacterId[] {
  const acting = actingCharacter(model);
  const all = charactersOf(model.active);
  return hasOption(model.setup, 'companionLongbow') ? all.filter((one) => one !== acting) : all;
}

export const radiusOfDisc = (disc: DiscId): number => (isCharacter(disc) ? CHARACTER_RADIUS_MM : CRYSTAL_RADIUS_MM);
