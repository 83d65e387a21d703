import { isFields, oneOf } from '../../lib';
import { AIM_AIDS, AIM_WAYS, type AimAid, type AimWay } from '../../rules/flicking';

export const LANGUAGE_CHOICES = ['system', 'en', 'fr'] as const;
export const MOTION_CHOICES = ['system', 'full', 'reduced'] as const;
export const AID_CHOICES = AIM_AIDS;
/** How fast the game tells what happens. */
export const TELLING_SPEEDS = ['normal', 'double', 'instant'] as const;

export const TEXT_SIZES = { least: 1, most: 2 } as const;

export type LanguageChoice = (typeof LANGUAGE_CHOICES)[number];
export type MotionChoice = (typeof MOTION_CHOICES)[number];
export type TellingSpeed = (typeof TELLING_SPEEDS)[number];

/** So many flicks are talked through. */
export const FLICKS_TO_TEACH = 10;

export interface Settings {
  readonly language: LanguageChoice;
  /** 0 silent, 1 as recorded. */
  readonly soundVolume: number;
  /** 0 silent, 1 as recorded: the ambient bed and the musical cues. */
  readonly musicVolume: number;
  /** 0 none, 1 as strong as the device can. */
  readonly haptics: number;
  readonly motion: MotionChoice;
  /** What the board draws while one aims: in the gym, and for players of new games. */
  readonly aid: AimAid;
  /** How one aims: in the gym, and for players of new games. */
  readonly aimWay: AimWay;
  readonly tellingSpeed: TellingSpeed;
  /** Whether the line that the app means to flick is seen before its flight. */
  readonly showIntent: boolean;
  /** How many flicks have been made here, up to those that the line over the board talks one through. */
  readonly flicksTaught: number;
  /** How much larger than the device asks for text is read: 1 to 2. */
  readonly textSize: number;
  /** What a hand reaches for lies at its other side. */
  readonly isLeftHanded: boolean;
}

export const DEFAULT_SETTINGS: Settings = {
  language: 'system',
  soundVolume: 0.8,
  musicVolume: 0.5,
  haptics: 0.8,
  motion: 'system',
  aid: 'direction',
  aimWay: 'swipe',
  tellingSpeed: 'normal',
  showIntent: true,
  flicksTaught: 0,
  textSize: TEXT_SIZES.least,
  isLeftHanded: false,
};

const within = (value: unknown, least: number, most: number, otherwise: number): number =>
  typeof value === 'number' && value >= least && value <= most ? value : otherwise;
const shareOf = (value: unknown, otherwise: number): number => within(value, 0, 1, otherwise);

/** Settings as they were kept; a field that makes no sense goes back to its default, alone. */
export function parseSettings(found: unknown): Settings {
  const kept = isFields(found) ? found : {};
  return {
    language: oneOf(LANGUAGE_CHOICES, kept.language, DEFAULT_SETTINGS.language),
    soundVolume: shareOf(kept.soundVolume, DEFAULT_SETTINGS.soundVolume),
    musicVolume: shareOf(kept.musicVolume, DEFAULT_SETTINGS.musicVolume),
    haptics: shareOf(kept.haptics, DEFAULT_SETTINGS.haptics),
    motion: oneOf(MOTION_CHOICES, kept.motion, DEFAULT_SETTINGS.motion),
    aid: oneOf(AID_CHOICES, kept.aid, DEFAULT_SETTINGS.aid),
    aimWay: oneOf(AIM_WAYS, kept.aimWay, DEFAULT_SETTINGS.aimWay),
    tellingSpeed: oneOf(TELLING_SPEEDS, kept.tellingSpeed, DEFAULT_SETTINGS.tellingSpeed),
    showIntent: typeof kept.showIntent === 'boolean' ? kept.showIntent : DEFAULT_SETTINGS.showIntent,
    flicksTaught: within(kept.flicksTaught, 0, FLICKS_TO_TEACH, DEFAULT_SETTINGS.flicksTaught),
    isLeftHanded: kept.isLeftHanded === true,
    textSize: within(kept.textSize, TEXT_SIZES.least, TEXT_SIZES.most, DEFAULT_SETTINGS.textSize),
  };
}
