import type { CatacombsWords } from '../../../../i18n/catacombs';

/** An attack by the name on its icon. */
export const attackWords = (attack: string, { wording }: CatacombsWords): string =>
  Object.entries(wording.attacks).find(([name]) => name === attack)?.[1] ?? attack;
