import { openCatacombs } from '../../../src/rules/catacombs';
import { DUNGEON_LENGTHS, freshChoices, setupOf } from '../../../src/session/catacombs/choices/freshChoices';
import { gameSummary } from '../../../src/session/catacombs/summary/gameSummary';
import { en, fr } from '../../support/words';

const COUNTED = { en: { 3: 'Three', 4: 'Four', 8: 'Eight' }, fr: { 3: 'Trois', 4: 'Quatre', 8: 'Huit' } } as const;
const SHOPS = 2;
const LAIR = 1;

it.each(DUNGEON_LENGTHS)('%s has as many rooms as it says', (length) => {
  const opened = openCatacombs(setupOf({ ...freshChoices(1), length }), 1);
  if (!opened.ok) throw new Error(opened.error.reason);
  const fights = (gameSummary(opened.value.state).roomCount - SHOPS - LAIR) as 3 | 4 | 8;
  expect(en.newGame.lengthText[length]).toMatch(
    new RegExp(`^${COUNTED.en[fights]} fights, a Merchant and a Healer, then the Lord`),
  );
  expect(fr.newGame.lengthText[length]).toMatch(
    new RegExp(`^${COUNTED.fr[fights]} combats, un Marchand et un Guérisseur, puis le Seigneur`),
  );
});
