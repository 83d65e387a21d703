import { spawn, type ChildProcess } from 'node:child_process';
import { chromium, type Browser, type Page } from 'playwright-core';
import flags from '../lib/chromiumFlags.json';

/** Any safe origin: nothing is asked of the network. */
const ORIGIN = 'https://pichenette.example/';

export interface KillableBrowser {
  readonly page: Page;
  /** The whole browser at once, as when the battery is taken out. */
  kill(): Promise<void>;
}

const LISTENING = /DevTools listening on (ws:\/\/\S+)/;

function addressOf(browser: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    browser.stderr?.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      const address = LISTENING.exec(said)?.[1];
      if (address !== undefined) resolve(address);
    });
    browser.once('exit', () => reject(new Error(`Chromium ended by itself: ${said.slice(-2000)}`)));
  });
}

async function openPage(browser: Browser, script: string): Promise<Page> {
  const [context] = browser.contexts();
  if (context === undefined) throw new Error('the browser has no profile');
  const page = await context.newPage();
  await page.route('**', (route) => route.fulfill({ contentType: 'text/html', body: '<title>storage</title>' }));
  await page.goto(ORIGIN);
  await page.addScriptTag({ content: script });
  return page;
}

/** A real Chromium on a profile that outlives it, in a process group of its own. */
export async function openKillable(chromiumPath: string, profile: string, script: string): Promise<KillableBrowser> {
  const args = [...flags, '--remote-debugging-port=0', `--user-data-dir=${profile}`, 'about:blank'];
  const child = spawn(chromiumPath, args, { stdio: ['ignore', 'ignore', 'pipe'], detached: true });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const browser = await chromium.connectOverCDP(await addressOf(child));
  return {
    page: await openPage(browser, script),
    kill: async () => {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
      await ended;
      await browser.close().catch(() => undefined);
    },
  };
}
