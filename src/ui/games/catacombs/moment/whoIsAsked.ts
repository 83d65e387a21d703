import type { SeatId } from '../../../../rules/machine';
import type { TableState } from '../../../../session/catacombs';
import type { CatacombsWords } from '../../../../i18n/catacombs';

/** Whose turn it is to say something: one player by name, all who lead heroes together as such. */
export function whoIsAsked(
  seats: readonly SeatId[],
  { view }: Pick<TableState, 'view'>,
  words: Pick<CatacombsWords, 'name' | 'wording'>,
): string {
  const { heroSeats, overseer } = view.model.setup;
  const isWholeSide = seats.length > 1 && seats.length === heroSeats.length && !seats.includes(overseer);
  return isWholeSide ? words.wording.terms.heroSide : seats.map((seat) => words.name(seat)).join(', ');
}
