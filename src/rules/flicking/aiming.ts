/** How a disc is flicked: all three end in the same launch, and may be changed at any moment. */
export const AIM_WAYS = ['swipe', 'pullBack', 'steps'] as const;
export type AimWay = (typeof AIM_WAYS)[number];

/** What is drawn while somebody aims, for all to see; never more than the way to the first contact. */
export const AIM_AIDS = ['none', 'direction', 'firstContact'] as const;
export type AimAid = (typeof AIM_AIDS)[number];
