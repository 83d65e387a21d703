/** fake: contacts are made up by the sampler of the rules; real: the physics of the app. */
export type Physics = 'fake' | 'real';
