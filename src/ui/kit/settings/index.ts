export { LanguageProvider } from './LanguageProvider';
export { languageOf } from './languageOf';
export { SettingsProvider, useSetting, useSettingsStore } from './SettingsContext';
export { useIsMotionReduced } from './useIsMotionReduced';
export { deviceSettings } from './deviceSettings';
export { speak, useSpokenLanguage } from './useSpokenLanguage';
export { useWish, WishesProvider, type Wishes } from './WishesContext';
export { useHand, type Hand } from './useHand';
