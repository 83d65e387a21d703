/** fake: contacts are made up by the sampler of the rules; real: the physics of the app. */
export const PHYSICS = ['fake', 'real'] as const;
export type Physics = (typeof PHYSICS)[number];
