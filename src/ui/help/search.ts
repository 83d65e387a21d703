/** Without accents and capitals: nobody types them into a search. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .replace(/’/g, "'")
    .toLowerCase();

const wordsOf = (text: string): readonly string[] => plain(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** How well a word is found: as a whole word, at the beginning of one, somewhere, or but for a slip of the finger. */
const WHOLE = 0;
const BEGINS = 1;
const WITHIN = 2;
const SLIP = 3;

/** From so many letters on, a slip does not make another word of it. */
const SLIP_FROM = 4;

/** One letter is wrong, missing, too many, or has changed places with the next. */
function isSlipOf(word: string, sought: string): boolean {
  if (Math.abs(word.length - sought.length) > 1 || sought.length < SLIP_FROM) return false;
  const differs = [...sought].findIndex((letter, index) => word[index] !== letter);
  const at = differs < 0 ? sought.length : differs;
  const [rest, meant] = [word.slice(at), sought.slice(at)];
  const isSwapped = rest[0] === meant[1] && rest[1] === meant[0] && rest.slice(2) === meant.slice(2);
  return isSwapped || rest.slice(1) === meant.slice(1) || rest === meant.slice(1) || rest.slice(1) === meant;
}

function rankOfWord(said: readonly string[], whole: string, sought: string): number | null {
  if (said.includes(sought)) return WHOLE;
  if (said.some((word) => word.startsWith(sought))) return BEGINS;
  if (whole.includes(sought)) return WITHIN;
  return said.some((word) => isSlipOf(word, sought)) ? SLIP : null;
}

/** How well a text speaks of all the words that are sought: less is better; null: not of all of them. */
function rankIn(text: string, sought: string): number | null {
  const said = wordsOf(text);
  const whole = plain(text);
  const ranks = plain(sought)
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => rankOfWord(said, whole, word));
  return ranks.reduce<number | null>(
    (worst, rank) => (worst === null || rank === null ? null : Math.max(worst, rank)),
    WHOLE,
  );
}

/** Those that speak of it, best first: a name before what is written below it, whole words before parts of them. */
export function bestOf<Item>(
  items: readonly Item[],
  sought: string,
  textsOf: (item: Item) => { readonly name: string; readonly text: string },
): readonly Item[] {
  const found = items.flatMap((item) => {
    const { name, text } = textsOf(item);
    const named = rankIn(name, sought);
    const rank = named ?? rankIn(`${name} ${text}`, sought);
    return rank === null ? [] : [{ item, rank: 2 * rank + (named === null ? 1 : 0) }];
  });
  const isExact = found.some(({ rank }) => rank < 2 * SLIP);
  return found
    .filter(({ rank }) => !isExact || rank < 2 * SLIP)
    .sort((a, b) => a.rank - b.rank)
    .map(({ item }) => item);
}
