export const LANGUAGE_CHOICES = ['system', 'en', 'fr'] as const;
export const MOTION_CHOICES = ['system', 'full', 'reduced'] as const;
export const AID_CHOICES = ['none', 'direction'] as const;
/** How fast the game tells what happens. */
export const TELLING_SPEEDS = ['normal', 'double', 'instant'] as const;

export type LanguageChoice = (typeof LANGUAGE_CHOICES)[number];
export type MotionChoice = (typeof MOTION_CHOICES)[number];
export type AidChoice = (typeof AID_CHOICES)[number];
export type TellingSpeed = (typeof TELLING_SPEEDS)[number];

export interface Settings {
  readonly language: LanguageChoice;
  /** 0 silent, 1 as recorded. */
  readonly soundVolume: number;
  /** 0 none, 1 as strong as the device can. */
  readonly haptics: number;
  readonly motion: MotionChoice;
  readonly aid: AidChoice;
  readonly tellingSpeed: TellingSpeed;
}

export const DEFAULT_SETTINGS: Settings = {
  language: 'system',
  soundVolume: 0.8,
  haptics: 0.8,
  motion: 'system',
  aid: 'direction',
  tellingSpeed: 'normal',
};

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const isShare = (value: unknown): value is number => typeof value === 'number' && value >= 0 && value <= 1;

const oneOf = <Choice extends string>(choices: readonly Choice[], value: unknown, otherwise: Choice): Choice =>
  choices.find((choice) => choice === value) ?? otherwise;

const shareOf = (value: unknown, otherwise: number): number => (isShare(value) ? value : otherwise);

function fieldsOf(text: string): Fields {
  try {
    const parsed: unknown = JSON.parse(text);
    return isFields(parsed) ? parsed : {};
  } catch {
    return {};
  }
}

/** Settings as they were kept; a field that makes no sense goes back to its default, alone. */
export function parseSettings(text: string | null): Settings {
  const kept = text === null ? {} : fieldsOf(text);
  return {
    language: oneOf(LANGUAGE_CHOICES, kept.language, DEFAULT_SETTINGS.language),
    soundVolume: shareOf(kept.soundVolume, DEFAULT_SETTINGS.soundVolume),
    haptics: shareOf(kept.haptics, DEFAULT_SETTINGS.haptics),
    motion: oneOf(MOTION_CHOICES, kept.motion, DEFAULT_SETTINGS.motion),
    aid: oneOf(AID_CHOICES, kept.aid, DEFAULT_SETTINGS.aid),
    tellingSpeed: oneOf(TELLING_SPEEDS, kept.tellingSpeed, DEFAULT_SETTINGS.tellingSpeed),
  };
}
