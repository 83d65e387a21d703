import { errors, type BrowserContext, type Page } from 'playwright-core';
import type { Point } from '../driver/traces';
import type { Span } from './watchedPage';

/** A commit of React: how many components it rendered. */
export interface Commit {
  readonly atMs: number;
  readonly rendered: number;
}

/** From when a finger let go to the frame in which what it flicked has moved; null for what has not happened yet. */
export interface Release {
  readonly releasedMs: number | null;
  readonly movedMs: number | null;
}

/** What a page has asked of the browser since it was opened, by the page's own clock. */
export interface Tally {
  /** Graphics contexts that it has made, on screen and out of sight, and programs that it has linked in them. */
  readonly contexts: number;
  readonly links: number;
  /** Pictures that were read back from the graphics card: whoever asks waits for all that is drawn. */
  readonly readBacks: readonly Span[];
  /** The main thread was held up for more than 50 ms. */
  readonly longTasks: readonly Span[];
  readonly commits: readonly Commit[];
  /** From when something was begun to be written to the disk until it was there. */
  readonly writes: readonly Span[];
  /** When the canvas on screen was drawn. */
  readonly frames: readonly number[];
  /** How often the page has asked to be called before the next frame of the display. */
  readonly requests: number;
  readonly release: Release;
}

interface Fiber {
  readonly tag: number;
  readonly flags: number;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
  readonly alternate: Fiber | null;
}

/** Runs in the page before anything of its own. */
function install(): void {
  const tally = {
    contexts: 0,
    links: 0,
    readBacks: [] as Span[],
    longTasks: [] as Span[],
    commits: [] as Commit[],
    writes: [] as Span[],
    frames: [] as number[],
    requests: 0,
    release: { releasedMs: null as number | null, movedMs: null as number | null },
  };
  let watched: Point | null = null;
  let before: string | null = null;
  Object.assign(globalThis, {
    tally,
    watchPlace: (at: Point) => {
      watched = at;
      before = null;
      tally.release = { releasedMs: null, movedMs: null };
    },
  });

  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries())
      tally.longTasks.push({ fromMs: startTime, forMs: duration });
  }).observe({ entryTypes: ['longtask'] });

  // Graphics.
  const known = new WeakSet<object>();
  for (const { prototype } of [HTMLCanvasElement, OffscreenCanvas]) {
    const open = prototype.getContext as (...asked: unknown[]) => RenderingContext | null;
    Object.assign(prototype, {
      getContext(this: HTMLCanvasElement, ...asked: unknown[]) {
        const context = open.apply(this, asked);
        if (context !== null && String(asked[0]).startsWith('webgl') && !known.has(context)) {
          known.add(context);
          tally.contexts += 1;
        }
        return context;
      },
    });
  }
  const graphics = WebGL2RenderingContext.prototype;
  const { linkProgram, readPixels } = graphics;
  graphics.linkProgram = function link(program) {
    tally.links += 1;
    linkProgram.call(this, program);
  };
  const readPlainly = readPixels as (...asked: unknown[]) => void;
  Object.assign(graphics, {
    readPixels(this: WebGL2RenderingContext, ...asked: unknown[]) {
      const fromMs = performance.now();
      readPlainly.apply(this, asked);
      tally.readBacks.push({ fromMs, forMs: performance.now() - fromMs });
    },
  });
  let isDrawn = false;
  /** What is painted out of sight goes elsewhere than to the screen. */
  const isOnScreen = (context: WebGL2RenderingContext): boolean =>
    context.canvas instanceof HTMLCanvasElement &&
    context.canvas.isConnected &&
    context.getParameter(context.DRAW_FRAMEBUFFER_BINDING) === null;
  for (const name of ['drawArrays', 'drawElements', 'drawArraysInstanced', 'drawElementsInstanced'] as const) {
    const draw = graphics[name] as (...asked: unknown[]) => void;
    Object.assign(graphics, {
      [name](this: WebGL2RenderingContext, ...asked: unknown[]) {
        draw.apply(this, asked);
        if (isDrawn || !isOnScreen(this)) return;
        isDrawn = true;
        // All of it has been drawn by then, and none of it shown.
        queueMicrotask(() => {
          isDrawn = false;
          noteFrame(this);
        });
      },
    });
  }

  /** What is seen around the watched place, as soon as it has been drawn. */
  function seenAt(context: WebGL2RenderingContext, { x, y }: Point): string {
    const sidePx = 6;
    const canvas = context.canvas as HTMLCanvasElement;
    const { left, bottom, width } = canvas.getBoundingClientRect();
    const scale = canvas.width / width;
    const pixels = new Uint8Array(4 * sidePx * sidePx);
    const bound: unknown = context.getParameter(context.READ_FRAMEBUFFER_BINDING);
    context.bindFramebuffer(context.READ_FRAMEBUFFER, null);
    const [leftPx, bottomPx] = [(x - left) * scale - sidePx / 2, (bottom - y) * scale - sidePx / 2];
    readPlainly.call(context, leftPx, bottomPx, sidePx, sidePx, context.RGBA, context.UNSIGNED_BYTE, pixels);
    context.bindFramebuffer(context.READ_FRAMEBUFFER, bound as WebGLFramebuffer | null);
    return pixels.join();
  }

  function noteFrame(context: WebGL2RenderingContext): void {
    tally.frames.push(performance.now());
    const { release } = tally;
    if (watched === null || release.movedMs !== null) return;
    // To look is to wait for all that is drawn: under the finger once, and then from the release on.
    if (release.releasedMs === null && before !== null) return;
    const seen = seenAt(context, watched);
    if (before === null) before = seen;
    else if (seen !== before) release.movedMs = performance.now();
  }

  const request = window.requestAnimationFrame.bind(window);
  window.requestAnimationFrame = (work) => {
    tally.requests += 1;
    return request(work);
  };
  window.addEventListener(
    'touchend',
    ({ timeStamp }) => {
      if (watched !== null) tally.release.releasedMs ??= timeStamp;
    },
    { capture: true },
  );

  // The disk.
  const begin = IDBDatabase.prototype.transaction;
  IDBDatabase.prototype.transaction = function transact(...asked) {
    const transaction = begin.apply(this, asked);
    const fromMs = performance.now();
    if (transaction.mode === 'readwrite') {
      transaction.addEventListener('complete', () => tally.writes.push({ fromMs, forMs: performance.now() - fromMs }));
    }
    return transaction;
  };

  // React tells its developer tools of every commit, in what is released as well.
  const COMPONENTS = [0, 1, 11, 14, 15];
  const PERFORMED_WORK = 1;
  const isComponent = ({ tag }: Fiber): boolean => COMPONENTS.includes(tag);
  function renderedIn(fiber: Fiber, last: Fiber | null): number {
    const isNew = last === null;
    let count = isComponent(fiber) && (isNew || (fiber.flags & PERFORMED_WORK) !== 0) ? 1 : 0;
    // What shares its children with its last rendering was passed over with all that is in it.
    if (!isNew && fiber.child === last.child) return count;
    for (let child = fiber.child; child !== null; child = child.sibling) {
      count += renderedIn(child, isNew ? null : child.alternate);
    }
    return count;
  }
  let apps = 0;
  const screens = new Set<number>();
  Object.assign(globalThis, {
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      supportsFiber: true,
      checkDCE: () => undefined,
      inject: ({ rendererPackageName }: { readonly rendererPackageName?: string }) => {
        apps += 1;
        if (rendererPackageName === 'react-dom') screens.add(apps);
        return apps;
      },
      onCommitFiberUnmount: () => undefined,
      onPostCommitFiberRoot: () => undefined,
      onCommitFiberRoot: (id: number, { current }: { readonly current: Fiber }) => {
        if (screens.has(id)) {
          tally.commits.push({ atMs: performance.now(), rendered: renderedIn(current, current.alternate) });
        }
      },
    },
  });
}

/** Everything counted from the first thing that any page of this browser does. */
export const installTally = (context: BrowserContext): Promise<unknown> => context.addInitScript(install);

export const tallyOn = (page: Page): Promise<Tally> =>
  page.evaluate(() => (globalThis as unknown as { readonly tally: Tally }).tally);

/** From now on the next release is timed, until something moves at this place of the screen. */
export const watchPlace = (page: Page, at: Point): Promise<void> =>
  page.evaluate((place) => (globalThis as unknown as { watchPlace(at: Point): void }).watchPlace(place), at);

/** Longer than this nothing moves: it lay so tight among others that nobody could see it go. */
const PATIENCE_MS = 5_000;

/** Waits until what was flicked has been seen to move; false: it was not. */
export const untilMoved = (page: Page): Promise<boolean> =>
  page
    .waitForFunction(
      () => (globalThis as unknown as { readonly tally: Tally }).tally.release.movedMs !== null,
      undefined,
      { timeout: PATIENCE_MS },
    )
    .then(
      () => true,
      (fault: unknown) => {
        if (fault instanceof errors.TimeoutError) return false;
        throw fault;
      },
    );
