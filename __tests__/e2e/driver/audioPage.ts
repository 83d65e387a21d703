import { buildSync } from 'esbuild';
import path from 'node:path';
import type { Page } from 'playwright-core';
import type { Music } from '../../../src/feedback';
import { browser } from './browser';

const ROOT = path.resolve(__dirname, '../../..');
export const PAGE_URL = 'http://localhost/web-audio';
const PLAYER = `
  export * from './src/feedback/players/mixing/createMixedMusic';
  export * from './src/feedback/players/mixing/createMixedPlayer';
  export * from './src/feedback/players/mixing/scheduleScore';
  export * from './src/feedback/players/mixing/tapes';
  export * from './src/feedback/players/web/browserSpeaker';
  export * from './src/feedback/players/web/decoder';
  export * from './src/feedback/players/web/webMixer';`;

type PlayerModule = typeof import('../../../src/feedback/players/mixing/createMixedMusic') &
  typeof import('../../../src/feedback/players/mixing/createMixedPlayer') &
  typeof import('../../../src/feedback/players/mixing/scheduleScore') &
  typeof import('../../../src/feedback/players/mixing/tapes') &
  typeof import('../../../src/feedback/players/web/browserSpeaker') &
  typeof import('../../../src/feedback/players/web/decoder') &
  typeof import('../../../src/feedback/players/web/webMixer');

declare global {
  var audio: PlayerModule;
  var speaker: ReturnType<PlayerModule['browserSpeaker']>;
  var player: ReturnType<PlayerModule['createMixedPlayer']>;
  var music: ReturnType<PlayerModule['createMixedMusic']>;
  var contexts: AudioContext[];
  /** What the player asks of the audio thread: when, in the context's seconds. */
  var starts: { readonly atS: number; readonly isLoop: boolean; readonly rate: number }[];
}

const bundled = buildSync({
  stdin: { contents: PLAYER, resolveDir: ROOT, loader: 'ts' },
  bundle: true,
  write: false,
  format: 'iife',
  globalName: 'audio',
}).outputFiles[0]!.text;

const wav = (name: string): string => `/music/${name}.wav`;
const MUSIC: Music = {
  beds: {
    crypt: { recording: wav('bed'), rate: 1 },
    temple: { recording: wav('bed'), rate: 1.12 },
    forge: { recording: wav('bed'), rate: 0.84 },
  },
  cues: { victory: wav('victory'), gold: wav('gold'), kill: wav('kill') },
};

const HTML = `<body style="height: 100vh"><script>${bundled}
  globalThis.audio = audio;
  globalThis.speaker = audio.browserSpeaker();
  const decode = audio.offlineDecoder();
  globalThis.player = audio.createMixedPlayer(speaker, ({ sound, variant }) => decode('/' + sound + (variant + 1) + '.wav'));
  globalThis.music = audio.createMixedMusic(speaker, ${JSON.stringify(MUSIC)});
</script></body>`;

/** A page with the real player and the real recordings, that notes what the player asks of the browser. */
export async function openAudioPage(): Promise<Page> {
  const context = await (await browser()).newContext({ hasTouch: true });
  const page = await context.newPage();
  await page.route('http://localhost/**', (route) => {
    const { pathname } = new URL(route.request().url());
    const folder = pathname.startsWith('/music/') ? 'assets/music' : 'assets/sounds';
    if (pathname.endsWith('.wav')) return route.fulfill({ path: path.join(ROOT, folder, path.basename(pathname)) });
    return route.fulfill({ contentType: 'text/html', body: HTML });
  });
  await page.addInitScript(() => {
    globalThis.contexts = [];
    globalThis.starts = [];
    globalThis.AudioContext = class extends AudioContext {
      constructor(options?: AudioContextOptions) {
        super(options);
        contexts.push(this);
      }
    };
    const { start } = AudioBufferSourceNode.prototype;
    AudioBufferSourceNode.prototype.start = function (atS = 0, ...rest) {
      starts.push({ atS, isLoop: this.loop, rate: this.playbackRate.value });
      start.call(this, atS, ...rest);
    };
  });
  return page;
}
