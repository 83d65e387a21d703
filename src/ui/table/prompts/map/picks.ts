import type { OptionId } from '../../../../rules/machine';
import { DIRECTIONS, type Catacombs, type Direction } from '../../../../rules/catacombs';

/** A space of the map that can be chosen, by the option that chooses it. */
export interface MapPick {
  /** The space, as its tile is keyed. */
  readonly key: string;
  readonly option: OptionId;
}

const isDirection = (option: OptionId): option is Direction => DIRECTIONS.some((one) => one === option);

const spaceBeside = (at: number, columnCount: number, direction: Direction): number =>
  at + { north: -columnCount, south: columnCount, west: -1, east: 1 }[direction];

const NEXT = /^next-(\d+)$/;

/** Where on the map each of these options lies: a card, the next card, a direction. */
export function picksOf({ path }: Catacombs, options: readonly OptionId[]): readonly MapPick[] {
  return options.flatMap((option): readonly MapPick[] => {
    if (path.kind === 'labyrinth')
      return isDirection(option) ? [{ key: String(spaceBeside(path.at, path.columnCount, option)), option }] : [];
    const [, number] = NEXT.exec(option) ?? [];
    if (number !== undefined) return [{ key: `${path.at + 1}.${Number(number) - 1}`, option }];
    const row = path.columns[path.at]?.findIndex(({ card }) => card === option) ?? -1;
    return row < 0 ? [] : [{ key: `${path.at}.${row}`, option }];
  });
}
