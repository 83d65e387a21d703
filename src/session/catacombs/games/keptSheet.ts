import { seatId, type SeatId } from '../../../rules/machine';
import type { CatacombsSetup } from '../../../rules/catacombs';
import { fieldsOf, isFields, oneOf, textOf } from '../../keptFields';
import { AIM_AIDS, AIM_WAYS, PASSINGS, type GameSheet, type Player } from '../sheet';

/** What is kept of a table beside its journal. */
export interface KeptSheet {
  readonly sheet: GameSheet;
  readonly hand: SeatId | null;
}

export const seatsOf = ({ overseer, heroSeats }: CatacombsSetup): readonly SeatId[] => [
  ...heroSeats.map(({ seat }) => seat),
  overseer,
];

function playerOf(seat: SeatId, kept: readonly unknown[]): Player {
  const found = kept.filter(isFields).find((fields) => fields.seat === seat) ?? {};
  return {
    seat,
    name: textOf(found.name, seat),
    aim: oneOf(AIM_WAYS, found.aim, 'swipe'),
    aid: oneOf(AIM_AIDS, found.aid, 'direction'),
  };
}

export const writeSheet = (kept: KeptSheet): string => JSON.stringify(kept);

/** A sheet as it was kept; what makes no sense in it goes back to what everybody has, alone. */
export function readSheet(text: string, setup: CatacombsSetup): KeptSheet {
  const { sheet, hand } = fieldsOf(text);
  const fields = isFields(sheet) ? sheet : {};
  const players = Array.isArray(fields.players) ? fields.players : [];
  const seats = seatsOf(setup);
  return {
    sheet: {
      name: textOf(fields.name, ''),
      players: seats.map((seat) => playerOf(seat, players)),
      passing: oneOf(PASSINGS, fields.passing, 'sameSide'),
    },
    hand: typeof hand === 'string' && seats.includes(seatId(hand)) ? seatId(hand) : null,
  };
}
