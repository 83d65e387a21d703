import type { Catacombs } from '../model/model';

/** Something in an opening that no game could come to, where it stands, and the rule that says so. */
export interface OpeningFault {
  readonly path: readonly (string | number)[];
  readonly message: string;
  readonly rule: string | null;
}

export const at = (path: OpeningFault['path'], message: string, rule: string | null = null): OpeningFault => ({
  path,
  message,
  rule,
});

/** The table with what an opening says put onto it; of no use where something is wrong. */
export interface Put {
  readonly model: Catacombs;
  readonly faults: readonly OpeningFault[];
}

export const put = (model: Catacombs): Put => ({ model, faults: [] });

/** The first that is named twice, by its place; -1 for none. */
export const secondOf = <T>(items: readonly T[]): number =>
  items.findIndex((item, index) => items.indexOf(item) < index);

/** The first of which there are not so many. */
export const extraOf = <T>(items: readonly T[], allowed: readonly T[]): number =>
  items.findIndex(
    (item, index) =>
      items.slice(0, index + 1).filter((one) => one === item).length > allowed.filter((one) => one === item).length,
  );
