export {
  HAND_CHOICES,
  isWishing,
  NO_WISHES,
  seatWishes,
  seatWishesIn,
  wishesIn,
  type HandChoice,
  type OwnWishes,
} from './ownWishes';
export { createSettings, type SettingsStore } from './settings';
export {
  AID_CHOICES,
  FLICKS_TO_TEACH,
  LANGUAGE_CHOICES,
  MOTION_CHOICES,
  TELLING_SPEEDS,
  TEXT_SIZES,
  type LanguageChoice,
  type Settings,
  type TellingSpeed,
} from './settingsFormat';
