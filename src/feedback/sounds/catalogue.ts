/** What can be heard, and in how many variants, so that two blows in a row never are the same recording. */
export const SOUNDS = {
  woodTiny: { variants: 3, lengthMs: 80 },
  woodSmall: { variants: 3, lengthMs: 90 },
  woodMedium: { variants: 3, lengthMs: 105 },
  woodLarge: { variants: 3, lengthMs: 125 },
  stone: { variants: 2, lengthMs: 95 },
  glass: { variants: 2, lengthMs: 140 },
  wall: { variants: 2, lengthMs: 130 },
  slide: { variants: 1, lengthMs: 500 },
  putBack: { variants: 1, lengthMs: 110 },
  notch: { variants: 1, lengthMs: 30 },
} as const;

export type Sound = keyof typeof SOUNDS;

/** One recording: a sound and which of its variants. */
export interface Take {
  readonly sound: Sound;
  readonly variant: number;
}

const SOUND_NAMES = Object.keys(SOUNDS) as Sound[];

export const ALL_TAKES: readonly Take[] = SOUND_NAMES.flatMap((sound) =>
  Array.from({ length: SOUNDS[sound].variants }, (_, variant) => ({ sound, variant })),
);

export const fileNameOf = ({ sound, variant }: Take): string => `${sound}${variant + 1}`;
