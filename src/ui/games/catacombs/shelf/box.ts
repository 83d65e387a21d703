import catacombs from '../../../../../assets/title/box-catacombs.webp';
import soloth from '../../../../../assets/title/box-soloth.webp';
import vermin from '../../../../../assets/title/box-vermin.webp';
import type { BoxUi } from '../../../game';
import { inLanguage } from '../words/inLanguage';
import { BOXES } from './boxShapes';

/** The largest box on the shelf, and its two expansions beside it. */
export const box: BoxUi = {
  own: { ...BOXES.catacombs, picture: catacombs },
  beside: [
    { ...BOXES.soloth, picture: soloth },
    { ...BOXES.vermin, picture: vermin },
  ],
  line: (language) => inLanguage(language).t('newGame.game.line'),
};
