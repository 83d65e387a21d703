import { err, ok } from '../../../../lib';
import { ADVENTURE_FORMAT } from '../../../../rules/catacombs';
import { readAdventure, withAdventure, type CatacombsPlayed } from '../../../../session/catacombs';
import type { StartFile } from '../../../game';
import { inLanguage } from '../words/inLanguage';
import { faultIn } from '../words/faultIn';

/** A story by itself: the record of a game that is played in one holds it too, and so does a file of everything. */
export const isStory = (text: string): boolean => {
  const formats = [...text.matchAll(/"format"\s*:\s*"(pichenette-[^"]*)"/g)].map((match) => match[1]);
  return formats.length > 0 && formats.every((format) => format === ADVENTURE_FORMAT);
};

/** A story is no game yet: it is offered to be played. */
export const adventureFile: StartFile<CatacombsPlayed> = {
  is: isStory,
  read({ name, text }, language) {
    const { t } = inLanguage(language);
    const read = readAdventure(text);
    if (!read.ok) return err([t('newGame.adventure.broken', { name }), faultIn(read.error, language)]);
    return ok({
      line: t('records.foundStory', { title: read.value.title[language] }),
      start: (choices) => withAdventure(choices, read.value),
    });
  },
};
