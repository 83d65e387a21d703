import { en as english } from '../../src/i18n/catacombs/en';
import { fr as french } from '../../src/i18n/catacombs/fr';
import type { CatacombsWording, CardWords } from '../../src/i18n/catacombs/wording';
import { en } from '../../src/i18n/common/en';
import { fr } from '../../src/i18n/common/fr';
import { leavesOf } from './leaves';

/** Who there is in Catacombs, by name. Its Equipment goes by everyday words, like the Map. */
const namesIn = ({ heroes, allies, monsters, lords, artefacts, terms }: CatacombsWording) =>
  [heroes, allies, monsters, lords, artefacts]
    .flatMap((cards) => Object.values<CardWords>(cards).map(({ name }) => name))
    .concat(terms.overseer);

/** Names of Catacombs in a text that any screen may say. */
function namedIn(text: string, wording: CatacombsWording): readonly string[] {
  return namesIn(wording).filter((name) => new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, 'iu').test(text));
}

/** The picture of the title, and the sentence that shows how large letters are: the face of the app, whatever is played. */
const FACE = ['settings.textSize.sample', 'title.scene'];

describe.each([
  ['English', en, english],
  ['French', fr, french],
] as const)('what any screen says in %s', (_, common, wording) => {
  it('names nobody and nothing of Catacombs, but where the app shows its face', () => {
    const naming = leavesOf(common).filter(([, text]) => namedIn(text, wording).length > 0);
    expect(naming.map(([key]) => key).sort()).toEqual(FACE);
  });

  it('would be found out', () => {
    expect(namedIn(wording.monsters['monster:zombie'].the, wording)).toEqual([wording.monsters['monster:zombie'].name]);
    expect(namesIn(wording).length).toBeGreaterThan(50);
  });
});
