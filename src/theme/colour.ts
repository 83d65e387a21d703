/** A colour as the theme writes it: `#rrggbb`. */
export type Hex = `#${string}`;

/** Red, green and blue, each 0..1, in sRGB. */
export type Rgb = readonly [number, number, number];

const channel = (packed: number, shift: number): number => ((packed >> shift) & 255) / 255;

export function rgbOf(hex: Hex): Rgb {
  const packed = Number.parseInt(hex.slice(1), 16);
  return [channel(packed, 16), channel(packed, 8), channel(packed, 0)];
}

const hexByte = (value: number): string =>
  Math.round(value * 255)
    .toString(16)
    .padStart(2, '0');

/** The colour `share` of the way from one to the other (0 is `from`, 1 is `to`). */
export function mix(from: Hex, to: Hex, share: number): Hex {
  const [red, green, blue] = rgbOf(from);
  const [toRed, toGreen, toBlue] = rgbOf(to);
  const blend = (a: number, b: number): string => hexByte(a + (b - a) * share);
  return `#${blend(red, toRed)}${blend(green, toGreen)}${blend(blue, toBlue)}`;
}

/** The same colour, partly see-through, as a style sheet writes it. */
export function withAlpha(hex: Hex, alpha: number): Hex {
  return `${hex}${hexByte(alpha)}`;
}

const linearOf = (value: number): number => (value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

/** WCAG 2 relative luminance, 0 for black to 1 for white. */
export function luminance(hex: Hex): number {
  const [red, green, blue] = rgbOf(hex);
  return 0.2126 * linearOf(red) + 0.7152 * linearOf(green) + 0.0722 * linearOf(blue);
}

/** WCAG 2 contrast of two colours, 1 to 21. */
export function contrast(one: Hex, other: Hex): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}
