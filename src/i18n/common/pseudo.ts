const ACCENTED: Readonly<Record<string, string>> = {
  a: 'á',
  e: 'ë',
  i: 'ï',
  o: 'ö',
  u: 'ü',
  c: 'ç',
  n: 'ñ',
  A: 'Á',
  E: 'É',
  I: 'Î',
  O: 'Ô',
  U: 'Û',
};
const GROWTH = 0.4;
const VARIABLE = /(\{\{[^}]*\}\})/;

/** A text as a wordier language would have it: accented, 40 % longer, still readable, its variables untouched. */
export function pseudo(text: string): string {
  const accented = text
    .split(VARIABLE)
    .map((part) => (VARIABLE.test(part) ? part : [...part].map((letter) => ACCENTED[letter] ?? letter).join('')))
    .join('');
  return accented + '~'.repeat(Math.ceil(text.length * GROWTH));
}
