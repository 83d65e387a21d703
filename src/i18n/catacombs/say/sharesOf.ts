import type { Speaker } from './speaker';

/** Who pays how much. */
export const sharesOf = (
  paid: Readonly<Record<string, number>>,
  { name, number }: Pick<Speaker, 'name' | 'number'>,
): string =>
  Object.entries(paid)
    .filter(([, gold]) => gold > 0)
    .map(([hero, gold]) => `${name(hero)} ${number(gold)}`)
    .join(', ');
