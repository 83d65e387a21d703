import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pointerActions, type OtherBrowser } from './otherBrowser';

interface Remote {
  readonly value: string;
}
interface Evaluated {
  readonly type: 'success' | 'exception';
  readonly result?: Remote;
  readonly exceptionDetails?: { readonly text: string };
}
interface Answered {
  readonly id: number | null;
  readonly type: 'success' | 'error' | 'event';
  readonly result?: unknown;
  readonly message?: string;
}

/** Commands of WebDriver BiDi over one socket, each with its answer. */
async function connect(address: string) {
  const socket = new WebSocket(address);
  const waiting = new Map<number, (answer: Answered) => void>();
  let count = 0;
  await new Promise<void>((resolve, reject) => {
    socket.onopen = () => resolve();
    socket.onerror = () => reject(new Error(`nobody listens at ${address}`));
  });
  socket.onmessage = ({ data }) => {
    const answer = JSON.parse(String(data)) as Answered;
    if (answer.id !== null) waiting.get(answer.id)?.(answer);
  };
  return async <Result>(method: string, params: object = {}): Promise<Result> => {
    const id = (count += 1);
    const answer = await new Promise<Answered>((resolve) => {
      waiting.set(id, resolve);
      socket.send(JSON.stringify({ id, method, params }));
    });
    waiting.delete(id);
    if (answer.type === 'error') throw new Error(`${method}: ${answer.message}`);
    return answer.result as Result;
  };
}

function start() {
  const profile = mkdtempSync(path.join(tmpdir(), 'pichenette-firefox-'));
  const executable = process.env.FIREFOX_PATH ?? 'firefox';
  const options = ['--remote-debugging-port=0', '--no-remote', '--new-instance', '--profile', profile];
  const firefox = spawn(executable, options, { stdio: ['ignore', 'ignore', 'pipe'] });
  const ended = new Promise<void>((resolve) => firefox.once('exit', () => resolve()));
  const address = new Promise<string>((resolve, reject) => {
    let said = '';
    firefox.once('exit', () => reject(new Error(`Firefox ended: ${said}`)));
    firefox.stderr.on('data', (chunk) => {
      said += String(chunk);
      const [, found] = /listening on (ws:\S+)/.exec(said) ?? [];
      if (found !== undefined) resolve(found);
    });
  });
  const clear = async (): Promise<void> => {
    await ended;
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  return { address, clear };
}

/** Firefox by WebDriver BiDi, with fingers. */
export async function openFirefox(): Promise<OtherBrowser> {
  const { address, clear } = start();
  const send = await connect(`${await address}/session`);
  await send('session.new', { capabilities: {} });
  const { contexts } = await send<{ contexts: readonly { context: string }[] }>('browsingContext.getTree');
  const context = contexts[0]?.context;
  return {
    goTo: (url) => send('browsingContext.navigate', { context, url, wait: 'complete' }),
    reload: () => send('browsingContext.reload', { context, wait: 'complete' }),
    evaluate: async (inPage, given) => {
      const { result, exceptionDetails } = await send<Evaluated>('script.callFunction', {
        functionDeclaration: `async (given) => JSON.stringify((await (${inPage})(JSON.parse(given))) ?? null)`,
        arguments: [{ type: 'string', value: JSON.stringify(given ?? null) }],
        target: { context },
        awaitPromise: true,
      });
      if (result === undefined) throw new Error(exceptionDetails?.text);
      return JSON.parse(result.value);
    },
    draw: (trace) => send('input.performActions', { context, actions: pointerActions('touch', trace) }),
    resize: (viewport) => send('browsingContext.setViewport', { context, viewport }),
    picture: async () => (await send<{ data: string }>('browsingContext.captureScreenshot', { context })).data,
    close: async () => {
      await send('browser.close');
      await clear();
    },
  };
}
