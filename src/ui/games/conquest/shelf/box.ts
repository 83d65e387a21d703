import picture from '../../../../../assets/title/box-conquest.webp';
import type { BoxUi } from '../../../game';
import { inLanguage } from '../words';
import { BOX } from './boxShape';

/** Teal and wine, a cord between them, and the crystal in the middle. */
export const box: BoxUi = {
  own: { ...BOX, picture },
  beside: [],
  line: (language) => inLanguage(language).t('conquest.line'),
};
