import { CATACOMBS, type CatacombsSaid } from '../../../../i18n/catacombs/vocabulary';
import { spokenIn, type Spoken } from '../../../../i18n/common';
import { useLanguage } from '../../../kit/hooks/useLanguage';

/** Catacombs in the language of this part of the screen. Its `t` says the texts of any screen too. */
export const useCatacombsText = (): Spoken<CatacombsSaid> => spokenIn(useLanguage(), CATACOMBS);
