import type { Sources } from './sources';

/**
 * Whoever makes ids reads them; topics of the help are words of its own, a colour's sign is not a game's, and a page of
 * records spells ids out so that they can be held against those that were offered.
 */
const READERS = [
  /^src\/rules\//,
  /^src\/ui\/games\/catacombs\/(help|topics)\//,
  /^src\/theme\//,
  /^scripts\/soak\/coverage\/recordPage\.ts$/,
];
const FLOORS = /^(src|scripts)\/.*\.tsx?$/;

const KINDS = '(hero|ally|monster|lord|spell|equipment|artefact|ability|effect|room|service|adventure)';

/** How an id or an option would be taken apart, or put together, by hand. */
const BY_HAND: readonly RegExp[] = [
  /\.(split|startsWith|endsWith|includes|indexOf|replace)\((['"`])[>#+]/,
  /\.(startsWith|endsWith)\(`[^`]*[>#]/,
  /SEPARATOR = (['"`])[>#+]/,
  /\$\{[^}]*\}[>#](\$\{|[a-z])/,
  new RegExp(`\\.(startsWith|replace|split)\\((['"\`])${KINDS}:`),
  new RegExp(`/\\^\\(?(${KINDS}\\|?)+\\)?:`),
  /\^(attack|poison|card|next)-\(/,
  /[-#]\\d\+\$?\//,
];

/** In the words that a person types to a script a colon parts other things. */
const AT_COLONS = /\.(split|indexOf)\(':'\)/;
const patternsFor = (file: string): readonly RegExp[] => (file.startsWith('src/') ? [...BY_HAND, AT_COLONS] : BY_HAND);

const isCode = (line: string): boolean => !/^\s*(\/\/|\/?\*)/.test(line);

/** Lines outside the room that made an id in which it is taken apart. */
export const parsedIds = (sources: Sources): string[] =>
  [...sources].flatMap(([file, text]) => {
    if (!FLOORS.test(file) || READERS.some((room) => room.test(file))) return [];
    const patterns = patternsFor(file);
    return text
      .split('\n')
      .flatMap((line, at) =>
        isCode(line) && patterns.some((pattern) => pattern.test(line)) ? [`${file}:${at + 1} ${line.trim()}`] : [],
      );
  });
