/** The same keys, with what becomes of their values. */
export const mapValues = <From, To>(
  record: Readonly<Record<string, From>>,
  become: (value: From) => To,
): Readonly<Record<string, To>> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, become(value)]));
