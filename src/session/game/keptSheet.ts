import { fieldsOf, isFields, oneOf, textOf, type Fields } from '../../lib';
import { LEVELS } from '../../ai/core';
import { seatId, type RecordTable, type SeatId } from '../../rules/machine';
import { AIM_AIDS, AIM_WAYS } from '../../rules/flicking';
import { seatWishesIn } from '../settings/ownWishes';
import { readLikeness } from './likeness';
import { readOccasion, type Occasion } from './occasion';
import { PASSINGS, RETAKES, USUAL_RETAKES, type GameSheet, type Player } from './sheet';

/** What is kept of a table beside its journal. */
export interface KeptSheet {
  readonly sheet: GameSheet;
  readonly hand: SeatId | null;
  /** Left out by those who kept it before there were occasions, and at a table like any other. */
  readonly occasion?: Occasion;
  /** Out of a file, and not played on here since; the file may say when it was played. */
  readonly broughtIn?: 'dated' | 'undated';
}

const playerOf = (seat: SeatId, kept: Fields): Player => ({
  seat,
  name: textOf(kept.name, ''),
  aim: oneOf(AIM_WAYS, kept.aim, 'swipe'),
  aid: oneOf(AIM_AIDS, kept.aid, 'direction'),
  // Tables that were kept before the app could sit at one have nothing here: people sit at them.
  mind: LEVELS.find((level) => level === kept.mind) ?? null,
  likeness: readLikeness(kept.likeness),
  ...seatWishesIn(kept.wishes),
});

/** Whoever is named on a sheet, whatever the game makes of their seats. */
export const listedPlayers = (kept: unknown): readonly Player[] =>
  (Array.isArray(kept) ? kept.filter(isFields) : []).map((player) => playerOf(seatId(textOf(player.seat, '')), player));

/** What a record tells of its table; nobody knows when it was played last: null. */
export const tableTold = (
  { name, players }: Pick<GameSheet, 'name' | 'players'>,
  playedAtMs: number | null,
): RecordTable => {
  const named = players.filter((player) => player.name !== '');
  return {
    name,
    names: Object.fromEntries(named.map((player) => [player.seat, player.name])),
    ...(playedAtMs === null ? {} : { playedAt: new Date(playedAtMs).toISOString() }),
  };
};

/** It came out of a file that does not say when it was played, and nobody has played on here. */
export const isUndated = (sheet: string): boolean => fieldsOf(sheet).broughtIn === 'undated';

/** The same of a table that is kept. */
export const tableIn = (sheet: string, touchedAtMs: number): RecordTable => {
  const said = fieldsOf(sheet).sheet;
  const fields = isFields(said) ? said : {};
  const table = { name: textOf(fields.name, ''), players: listedPlayers(fields.players) };
  return tableTold(table, isUndated(sheet) ? null : touchedAtMs);
};

/** A table as a record tells of it; nobody has a name where it says nothing. */
export function sheetTold({ name = '', names = {} }: RecordTable, seats: readonly SeatId[]): GameSheet {
  const players = Object.entries(names).map(([seat, called]) => ({ seat, name: called }));
  return readSheet(JSON.stringify({ sheet: { name, players } }), seats).sheet;
}

/** Everybody who has a seat, in the order that was kept; whoever is missing from it comes last. */
function playersOf(kept: unknown, seats: readonly SeatId[]): readonly Player[] {
  const fields = Array.isArray(kept) ? kept.filter(isFields) : [];
  const known = fields.flatMap((player) => {
    const seat = seats.find((one) => one === player.seat);
    return seat === undefined ? [] : [playerOf(seat, player)];
  });
  const unique = known.filter(({ seat }, index) => known.findIndex((other) => other.seat === seat) === index);
  const missing = seats.filter((seat) => !unique.some((player) => player.seat === seat));
  return [...unique, ...missing.map((seat) => playerOf(seat, {}))];
}

/** It came out of a file, and nobody has played on here. */
export const isBroughtIn = (sheet: string): boolean => fieldsOf(sheet).broughtIn !== undefined;

export function writeSheet({ occasion, ...kept }: KeptSheet): string {
  return JSON.stringify(occasion === undefined || occasion.kind === 'table' ? kept : { ...kept, occasion });
}

/** What it is played for. */
export const occasionIn = (sheet: string): Occasion => readOccasion(fieldsOf(sheet).occasion);

/** A sheet as it was kept; what makes no sense in it goes back to what everybody has, alone. */
export function readSheet(text: string, seats: readonly SeatId[]): KeptSheet & { readonly occasion: Occasion } {
  const { sheet, hand, occasion } = fieldsOf(text);
  const fields = isFields(sheet) ? sheet : {};
  return {
    sheet: {
      name: textOf(fields.name, ''),
      players: playersOf(fields.players, seats),
      passing: oneOf(PASSINGS, fields.passing, 'sameSide'),
      retakes: oneOf(RETAKES, fields.retakes, USUAL_RETAKES),
    },
    hand: typeof hand === 'string' && seats.includes(seatId(hand)) ? seatId(hand) : null,
    occasion: readOccasion(occasion),
  };
}
