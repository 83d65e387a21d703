import { getLocales } from 'expo-localization';
import { firstSpoken, type Language } from '../languages';

/** The language the device asks for, as far as the app speaks it. */
export const deviceLanguage = (): Language => firstSpoken(getLocales().map((locale) => locale.languageCode));
