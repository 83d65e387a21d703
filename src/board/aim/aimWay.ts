/** Three ways to the same launch. */
export const AIM_WAYS = ['swipe', 'pullBack', 'steps'] as const;
export type AimWay = (typeof AIM_WAYS)[number];
