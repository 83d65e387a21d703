/** `npm run test:reload`: the suite of the rules once more, with every state saved and loaded before each command. */
export const reloaded = <T>(state: T): T => (process.env.RELOAD === '1' ? JSON.parse(JSON.stringify(state)) : state);
