export type Rules = readonly string[];
/** Those of one box. */
export type Some<Id extends string> = Readonly<Partial<Record<Id, Rules>>>;

export const base = (number: number): string => `BASE-${String(number).padStart(3, '0')}`;
export const soloth = (number: number): string => `SOL-${String(number).padStart(3, '0')}`;
export const vermin = (number: number): string => `VERM-${String(number).padStart(3, '0')}`;
export const extra = (number: number): string => `EXTRA-${String(number).padStart(3, '0')}`;

/** The rules of the base game with these numbers; a pair is from one to the other. */
export const rules = (...numbers: readonly (number | readonly [from: number, to: number])[]): Rules =>
  numbers.flatMap((one) =>
    typeof one === 'number'
      ? [base(one)]
      : Array.from({ length: one[1] - one[0] + 1 }, (_, index) => base(one[0] + index)),
  );

export const solothRules = (from: number, to: number): Rules =>
  Array.from({ length: to - from + 1 }, (_, index) => soloth(from + index));

export const verminRules = (from: number, to: number): Rules =>
  Array.from({ length: to - from + 1 }, (_, index) => vermin(from + index));

export const SEQUENCE = rules([158, 164]);
export const CHAIN = rules([166, 173]);
export const MISSILE = rules([141, 146]);
export const FIREBALL = rules([147, 149]);
export const ALTERNATIVES = rules(165);
