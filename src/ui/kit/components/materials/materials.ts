import { mix, UI, withAlpha, type Hex } from '../../../../theme';
import { gradient } from './gradient';

const stops = (...parts: readonly (readonly [colour: string, percent: number])[]): string =>
  parts.map(([colour, percent]) => `${colour} ${percent}%`).join(', ');

/** A thin rim of worn brass, lit from the upper left. */
export const brassRim = (edge: Hex = UI.brass) =>
  gradient(
    `linear-gradient(135deg, ${stops([mix(edge, UI.prompt, 0.35), 0], [edge, 30], [mix(edge, UI.shade, 0.45), 70], [edge, 100])})`,
  );

/** Dark leather under the candle: a little light above, a little shade below. */
export const leather = {
  backgroundColor: UI.leather,
  ...gradient(
    `linear-gradient(180deg, ${stops([withAlpha(UI.brassLight, 0.1), 0], [withAlpha(UI.brassLight, 0.03), 30], [withAlpha(UI.shade, 0.22), 100])})`,
  ),
};

/** Polished brass, for the one thing a screen wants done. */
export const polishedBrass = gradient(
  `linear-gradient(180deg, ${stops([UI.buttonTop, 0], [UI.buttonMiddle, 38], [UI.buttonBottom, 82], [UI.buttonEdge, 100])})`,
);

export const polishedRim = gradient(
  `linear-gradient(180deg, ${stops([UI.prompt, 0], [UI.brass, 50], [UI.brassDark, 100])})`,
);

/** What lies on the table throws its shadow to the lower right. */
export const shadowOf = (heightPt: number) =>
  `${heightPt / 3}px ${heightPt}px ${heightPt * 2}px ${withAlpha(UI.shade, 0.6)}`;
