import type { BrowserContext, Page } from 'playwright-core';

/** One question to the thinker, in the order in which they were put. */
export interface NotedThought {
  readonly asked: unknown;
  /** null for a thought that was called off. */
  readonly answered: { readonly reply: unknown; readonly afterMs: number } | null;
}

/** The thinker's script, among whatever else a page may run beside itself. */
const THINKER = 'thinkWorker';

/** The same chance in every page: the games that begin in them are the same. */
export const sameChance = (context: BrowserContext, seed: number): Promise<unknown> =>
  context.addInitScript((seedOfPage) => {
    let state = seedOfPage;
    const next = (): number => {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      return state;
    };
    Math.random = () => next() / 2 ** 32;
    crypto.getRandomValues = (array) => {
      if (array !== null) {
        const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
        bytes.forEach((_, index) => {
          bytes[index] = next() >>> 24;
        });
      }
      return array;
    };
  }, seed);

/** The app thinks as ever, and what it is asked and answers is noted. */
export const noteThoughts = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript((thinker) => {
    const noted: { asked: unknown; answered: NotedThought['answered'] }[] = [];
    Object.assign(globalThis, { noted });
    globalThis.Worker = class extends Worker {
      readonly #isThinker: boolean;
      #sinceMs = 0;

      constructor(script: string | URL, options?: WorkerOptions) {
        super(script, options);
        this.#isThinker = String(script).includes(thinker);
        if (!this.#isThinker) return;
        this.addEventListener('message', ({ data }) => {
          const last = noted.at(-1);
          if (last !== undefined) last.answered = { reply: data, afterMs: performance.now() - this.#sinceMs };
        });
      }

      override postMessage(asked: unknown): void {
        this.#sinceMs = performance.now();
        if (this.#isThinker) noted.push({ asked, answered: null });
        super.postMessage(asked);
      }
    };
  }, THINKER);

/** Nobody thinks: each noted answer comes after as long as it took to be found. */
export const replayThoughts = (context: BrowserContext, thoughts: readonly NotedThought[]): Promise<unknown> =>
  context.addInitScript(
    ({ thinker, answers }) => {
      const noted: { asked: unknown; answered: NotedThought['answered'] }[] = [];
      Object.assign(globalThis, { noted });
      const RealWorker = Worker;
      const Rememberer = class extends EventTarget {
        #timer = 0;

        postMessage(asked: unknown): void {
          const answered = answers[noted.length] ?? null;
          const note: (typeof noted)[number] = { asked, answered: null };
          noted.push(note);
          if (answered === null) return;
          this.#timer = window.setTimeout(() => {
            note.answered = answered;
            this.dispatchEvent(new MessageEvent('message', { data: answered.reply }));
          }, answered.afterMs);
        }

        terminate(): void {
          clearTimeout(this.#timer);
        }
      };
      globalThis.Worker = new Proxy(RealWorker, {
        construct: (_, [script, options]: [string | URL, WorkerOptions?]) =>
          String(script).includes(thinker) ? new Rememberer() : new RealWorker(script, options),
      });
    },
    { thinker: THINKER, answers: thoughts.map(({ answered }) => answered) },
  );

/** Waits until so many questions have been answered. */
export const untilAnswered = (page: Page, count: number, timeout: number): Promise<unknown> =>
  page.waitForFunction(
    (wanted) => {
      const { noted } = globalThis as unknown as { readonly noted: readonly NotedThought[] };
      return noted.filter(({ answered }) => answered !== null).length >= wanted;
    },
    count,
    { timeout },
  );

export const notedOn = (page: Page): Promise<readonly NotedThought[]> =>
  page.evaluate(() => (globalThis as unknown as { readonly noted: readonly NotedThought[] }).noted);
