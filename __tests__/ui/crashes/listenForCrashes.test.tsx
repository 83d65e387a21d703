import { listenForCrashes } from '../../../src/ui/kit/crashes/listenForCrashes';

const { listenForCrashes: listenInBrowsers } = jest.requireActual<
  typeof import('../../../src/ui/kit/crashes/listenForCrashes.web')
>('../../../src/ui/kit/crashes/listenForCrashes.web');

function promised() {
  let resolve = (): void => undefined;
  const promise = new Promise<void>((settle) => (resolve = settle));
  return { promise, resolve };
}

describe('on a phone', () => {
  function listened({ isInDevelopment = false, note }: { isInDevelopment?: boolean; note: () => Promise<void> }) {
    const order: unknown[] = [];
    const handled = promised();
    let handler = (thrown: unknown, isFatal?: boolean): void => {
      order.push(['system', thrown, isFatal]);
      handled.resolve();
    };
    let onUnhandled: ((id: number, thrown: unknown) => void) | null = null;
    listenForCrashes(
      {
        ErrorUtils: { getGlobalHandler: () => handler, setGlobalHandler: (next) => (handler = next) },
        HermesInternal: { enablePromiseRejectionTracker: (options) => (onUnhandled = options.onUnhandled) },
        __DEV__: isInDevelopment,
      },
      (thrown) => {
        order.push(['noted', thrown]);
        return note();
      },
    );
    return { order, handled: handled.promise, fail: () => handler('a fault', true), rejected: () => onUnhandled };
  }

  it('the note is written before the system ends the app', async () => {
    const written = promised();
    const { order, handled, fail } = listened({ note: () => written.promise });
    fail();
    expect(order).toEqual([['noted', 'a fault']]);
    written.resolve();
    await handled;
    expect(order.at(-1)).toEqual(['system', 'a fault', true]);
  });

  it('a note that cannot be written holds nothing up', async () => {
    jest.useFakeTimers();
    const { order, fail } = listened({ note: () => new Promise(() => undefined) });
    fail();
    await jest.advanceTimersByTimeAsync(1000);
    expect(order.at(-1)).toEqual(['system', 'a fault', true]);
    jest.useRealTimers();
  });

  it('a promise that nobody waits for is noted, but where React Native tells of it', () => {
    const { order, rejected } = listened({ note: async () => undefined });
    rejected()?.(0, 'broken');
    expect(order).toEqual([['noted', 'broken']]);
    expect(listened({ isInDevelopment: true, note: async () => undefined }).rejected()).toBeNull();
  });
});

describe('in a browser', () => {
  it('what nobody catches is noted', () => {
    const listeners = new Map<string, (event: object) => void>();
    const page = { addEventListener: (kind: string, hear: (event: object) => void) => void listeners.set(kind, hear) };
    const noted: unknown[] = [];
    listenInBrowsers(page as Pick<Window, 'addEventListener'>, async (thrown) => void noted.push(thrown));
    listeners.get('error')?.({ error: 'a fault', message: '' });
    listeners.get('error')?.({ error: null, message: 'Script error.' });
    listeners.get('unhandledrejection')?.({ reason: 'broken' });
    expect(noted).toEqual(['a fault', 'Script error.', 'broken']);
  });
});
