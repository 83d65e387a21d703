import type { Sources } from './sources';

/** Floors that draw and sound for every game, and speak of none. */
const FLOORS = /^src\/(board|feedback|theme)\/.*\.tsx?$/;

/** `fireWall`, `fire-wall` and `FIRE_WALL` are the same two words. */
const wordsOf = (text: string): string =>
  ` ${text
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()} `;

/** Every place where one of these floors has one of these words, be it in a comment. */
export const gameWords = (sources: Sources, words: readonly string[]): string[] => {
  const phrases = [...new Set(words.map((word) => wordsOf(word).trim()))];
  return [...sources]
    .filter(([file]) => FLOORS.test(file))
    .flatMap(([file, text]) =>
      text.split('\n').flatMap((line, at) => {
        const said = wordsOf(line);
        return phrases.filter((phrase) => said.includes(` ${phrase} `)).map((phrase) => `${file}:${at + 1} ${phrase}`);
      }),
    );
};
