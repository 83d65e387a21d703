/** Reading back what was kept as JSON: whatever makes no sense costs itself alone. */
export type Fields = Readonly<Record<string, unknown>>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const oneOf = <Choice extends string>(choices: readonly Choice[], value: unknown, otherwise: Choice): Choice =>
  choices.find((choice) => choice === value) ?? otherwise;

export const textOf = (value: unknown, otherwise: string): string => (typeof value === 'string' ? value : otherwise);

export function fieldsOf(text: string): Fields {
  try {
    const parsed: unknown = JSON.parse(text);
    return isFields(parsed) ? parsed : {};
  } catch {
    return {};
  }
}
