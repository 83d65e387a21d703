import { ADVENTURE_FORMAT } from '../../rules/catacombs';

/** A story by itself: the record of a game that is played in one holds it too, and so does a file of everything. */
export const isStory = (text: string): boolean => {
  const formats = [...text.matchAll(/"format"\s*:\s*"(pichenette-[^"]*)"/g)].map((match) => match[1]);
  return formats.length > 0 && formats.every((format) => format === ADVENTURE_FORMAT);
};
