/** A dictionary as flat pairs: `settings.sound.label` and its text. */
export function leavesOf(branch: object, prefix = ''): [key: string, text: string][] {
  return Object.entries(branch).flatMap(([name, value]: [string, unknown]) => {
    const key = prefix === '' ? name : `${prefix}.${name}`;
    return typeof value === 'object' && value !== null
      ? leavesOf(value, key)
      : [[key, String(value)] satisfies [string, string]];
  });
}

export const variablesOf = (text: string): string[] =>
  [...text.matchAll(/\{\{(\w+)\}\}/g)].map((match) => match[1]!).sort();
