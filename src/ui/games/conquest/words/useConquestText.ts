import { spokenIn, type Spoken } from '../../../../i18n/common';
import { CONQUEST, type ConquestSaid } from '../../../../i18n/conquest/vocabulary';
import { useLanguage } from '../../../kit/hooks/useLanguage';

/** Conquest in the language of this part of the screen. Its `t` says the texts of any screen too. */
export const useConquestText = (): Spoken<ConquestSaid> => spokenIn(useLanguage(), CONQUEST);
