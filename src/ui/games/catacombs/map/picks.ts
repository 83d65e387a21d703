import type { OptionId } from '../../../../rules/machine';
import { type Catacombs, type Direction, DIRECTIONS, readNext } from '../../../../rules/catacombs';

/** A space of the map that can be chosen, by the option that chooses it. */
export interface MapPick {
  /** The space, as its tile is keyed. */
  readonly key: string;
  readonly option: OptionId;
}

const isDirection = (option: OptionId): option is Direction => DIRECTIONS.some((one) => one === option);

const spaceBeside = (at: number, columnCount: number, direction: Direction): number =>
  at + { north: -columnCount, south: columnCount, west: -1, east: 1 }[direction];

/** Where on the map each of these options lies: a card, the next card, a direction. */
export function picksOf({ path }: Catacombs, options: readonly OptionId[]): readonly MapPick[] {
  return options.flatMap((option): readonly MapPick[] => {
    if (path.kind === 'labyrinth')
      return isDirection(option) ? [{ key: String(spaceBeside(path.at, path.columnCount, option)), option }] : [];
    const next = readNext(option);
    if (next !== null) return [{ key: `${path.at + 1}.${next}`, option }];
    const row = path.columns[path.at]?.findIndex(({ card }) => card === option) ?? -1;
    return row < 0 ? [] : [{ key: `${path.at}.${row}`, option }];
  });
}
