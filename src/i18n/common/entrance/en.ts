const app = {
  name: 'Pichenette',
  tagline: 'Flick. Strike. Survive the dungeon.',
  documentTitle: '{{screen}} · Pichenette',
} as const;

const common = {
  back: 'Back',
  close: 'Close',
  percent: '{{value}}%',
} as const;

const loading = {
  engine: 'Lighting the candles…',
  fonts: 'Sharpening the quills…',
  table: 'Setting the table…',
  progress: 'Loading',
} as const;

const unsupported = {
  title: 'This browser cannot draw the table',
  webgl:
    'The game needs WebGL 2, which this browser does not offer or has switched off. Update the browser, turn hardware acceleration on, or open the game in another one.',
  wasm: 'The game needs WebAssembly, which this browser does not offer or has switched off. Update the browser, or open the game in another one.',
  retry: 'Try again',
} as const;

const failed = {
  title: 'The candles would not light',
  body: 'Part of the game could not be loaded. Check the connection, then try again: once it has loaded, it needs no network.',
  retry: 'Try again',
} as const;

const crash = {
  title: 'A disc fell off the table',
  body: 'Something went wrong on this screen. Your settings are safe.',
  table: 'Something went wrong at this table. The game is kept as it was: it can go on from there.',
  goOn: 'Go on with the game',
  back: 'Back to the title',
  details: 'For a bug report: {{message}}',
} as const;

/** What is said before anything can be fetched, or when that has failed: it stands in the app’s first bundle, in every language. */
export const entrance = { app, common, loading, unsupported, failed, crash } as const;
