import { spawn } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';
import { pointerActions, soon, type OtherBrowser } from './otherBrowser';

function freePort(): Promise<number> {
  const server = createServer();
  return new Promise((resolve) =>
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    }),
  );
}

type Call = <Result>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<Result>;

/** Commands of WebDriver, each a request. */
const callerOf =
  (port: number): Call =>
  async <Result>(method: string, path: string, body?: object): Promise<Result> => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, { method, body: JSON.stringify(body) });
    const { value } = (await response.json()) as { value: Result };
    if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`);
    return value;
  };

/** What the driver says where the page has been exchanged for another while it was asked. */
const EXCHANGED = 'Could not parse script result';
const MOST_TRIES = 3;

/** Asks again where nobody was there any more to answer. */
async function answered<Result>(ask: () => Promise<Result>, triesLeft = MOST_TRIES): Promise<Result> {
  try {
    return await ask();
  } catch (fault) {
    if (triesLeft <= 1 || !String(fault).includes(EXCHANGED)) throw fault;
    return answered(ask, triesLeft - 1);
  }
}

/**
 * WebKitGTK by WebDriver, with a mouse: it has no fingers to give. A page of it that hangs takes its whole session
 * along, so that every test opens one of its own.
 */
export async function openWebKit(): Promise<OtherBrowser> {
  const port = await freePort();
  const driver = spawn(process.env.WEBKIT_DRIVER_PATH ?? 'WebKitWebDriver', [`--port=${port}`, '--host=127.0.0.1'], {
    stdio: 'ignore',
  });
  const ended = new Promise<void>((resolve) => driver.once('exit', () => resolve()));
  const call = callerOf(port);
  await soon('the driver of WebKit', () => call('GET', '/status').catch(() => null));
  const browser = { binary: process.env.MINI_BROWSER_PATH, args: ['--automation', '--full-screen'] };
  const { sessionId } = await call<{ sessionId: string }>('POST', '/session', {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': browser } },
  });
  const post = <Result>(what: string, body: object = {}) => call<Result>('POST', `/session/${sessionId}/${what}`, body);
  return {
    goTo: (url) => post('url', { url }),
    reload: () => post('refresh'),
    evaluate: async (inPage, given) => {
      const script = `return (async (given) => JSON.stringify((await (${inPage})(JSON.parse(given))) ?? null))(arguments[0])`;
      const args = [JSON.stringify(given ?? null)];
      return JSON.parse(await answered(() => post<string>('execute/sync', { script, args })));
    },
    draw: (trace) => post('actions', { actions: pointerActions('mouse', trace) }),
    resize: (size) => post('window/rect', { x: 0, y: 0, ...size }),
    picture: () => call('GET', `/session/${sessionId}/screenshot`),
    close: async () => {
      await call('DELETE', `/session/${sessionId}`).catch(() => undefined);
      driver.kill();
      await ended;
    },
  };
}
