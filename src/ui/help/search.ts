/** Without accents and capitals: nobody types them into a search. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .replace(/’/g, "'")
    .toLowerCase();

/** Whether a text has every one of the words that are sought, or their beginnings, anywhere in it. */
export function speaksOf(text: string, sought: string): boolean {
  const said = plain(text);
  return plain(sought)
    .split(/\s+/)
    .every((word) => said.includes(word));
}
