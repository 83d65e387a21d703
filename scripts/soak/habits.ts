/** How a game is played: what flies, and who is in luck. */
export interface Habits {
  /** fake: contacts are made up by the sampler; real: the physics of the app. */
  readonly physics: 'fake' | 'real';
  /** heroes: most flicks of the Overseer miss, so that the last rooms are seen. */
  readonly luck: 'even' | 'heroes';
}

const LUCKY_ONE_IN = 2;

export const habitsFor = (game: number, physics: Habits['physics']): Habits => ({
  physics,
  luck: game % LUCKY_ONE_IN === 0 ? 'even' : 'heroes',
});
