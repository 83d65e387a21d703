import { seatOfHero, type CatacombsAnswer } from '../../../../rules/catacombs';
import type { TableState } from '../../../../session/catacombs';

const CONFIRM = { kind: 'choose', options: ['confirm'] } as const;

/**
 * Whoever plays all the heroes has nobody to ask whether everybody stands well: laying them down says so, in one gesture,
 * where that is asked next. After an undo the question is put, since then something was not well.
 */
export function readyWith({ model }: TableState['view'], placed: CatacombsAnswer): readonly CatacombsAnswer[] {
  const players = new Set(Object.values(model.heroes).map(({ id }) => seatOfHero(model, id)));
  return players.size === 1 ? [placed, CONFIRM] : [placed];
}
