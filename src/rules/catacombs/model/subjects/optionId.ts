/** Between what an option is about and what is chosen of it. */
const SEPARATOR = '>';

/** `piece>action`: one choice says who acts and how; undo takes it back until the first pitch (BASE-099, BASE-165). */
export const optionId = (...parts: readonly string[]): string => parts.join(SEPARATOR);

export interface OptionParts {
  /** A piece, a hero, a kind of monster; the whole of an option that has no parts. */
  readonly of: string;
  /** An action, a card, a service; null where it has no parts. */
  readonly what: string | null;
  /** How it is had: at half price. */
  readonly how: string | null;
}

export function readOption(option: string): OptionParts {
  const [of = option, what = null, how = null] = option.split(SEPARATOR);
  return { of, what, how };
}

/** A monster's alternatives are numbered as on its card (BASE-165). */
export const monsterAction = (index: number): string => `attack-${index + 1}`;
