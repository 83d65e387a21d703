/** The screens that everything is looked at on, in CSS pixels. */
export const SIZES = {
  smallPhone: { width: 360, height: 640 },
  phone: { width: 390, height: 844 },
  widePhone: { width: 844, height: 390 },
  tablet: { width: 820, height: 1180 },
  wideTablet: { width: 1180, height: 820 },
} as const;

export interface Size {
  readonly width: number;
  readonly height: number;
}

export const nameOf = ({ width, height }: Size): string => `${width}x${height}`;
