import type { JsiSkSurface } from '@shopify/react-native-skia/lib/module/skia/web/JsiSkSurface';

type CanvasKitApi = ConstructorParameters<typeof JsiSkSurface>[0];
export type Graphics = NonNullable<ReturnType<CanvasKitApi['MakeWebGLContext']>>;

declare const CanvasKit: CanvasKitApi;

/** Somebody who wants the canvas in a place of the page. */
export interface Holder {
  readonly place: HTMLElement;
  /** The canvas has come: its picture of before is gone. */
  readonly paint: (canvas: HTMLCanvasElement) => void;
}

/** What there is to draw on. Another life is another canvas: what was lost with one is not to be found by the next. */
export interface CanvasSight {
  readonly life: number;
  readonly is: 'seen' | 'dark' | 'gone';
}

/** A context that is given back at all is given back soon: nobody looks at an empty board for longer. */
const GIVEN_BACK_MS = 1000;

let canvas: HTMLCanvasElement | null = null;
let graphics: Graphics | null = null;
let sight: CanvasSight = { life: 0, is: 'seen' };
let holders: readonly Holder[] = [];
let held: Holder | null = null;
const watchers = new Set<() => void>();

function see(next: CanvasSight): void {
  sight = next;
  for (const watch of watchers) watch();
}

const isLost = (element: HTMLCanvasElement): boolean => element.getContext('webgl2')?.isContextLost() ?? true;

function lose(event: Event): void {
  // Without this the browser never gives the context back.
  event.preventDefault();
  const element = canvas;
  if (element === null || event.target !== element) return;
  // What lives on the card is gone: nobody shall give it back to the next one.
  graphics?.releaseResourcesAndAbandonContext();
  element.remove();
  [canvas, graphics, held] = [null, null, null];
  see({ ...sight, is: 'dark' });
  setTimeout(() => sight.is === 'dark' && askAgain(), GIVEN_BACK_MS);
}

function open(): boolean {
  const element = document.createElement('canvas');
  Object.assign(element.style, { display: 'block', width: '100%', height: '100%' });
  const made = CanvasKit.MakeWebGLContext(CanvasKit.GetWebGLContext(element));
  const context = element.getContext('webgl2');
  if (made === null || context === null) return false;
  context.drawingBufferColorSpace = 'display-p3';
  element.addEventListener('webglcontextlost', lose);
  element.addEventListener('webglcontextrestored', () => sight.is !== 'seen' && askAgain());
  [canvas, graphics] = [element, made];
  return true;
}

/** The one canvas of this page; null while there is none. */
function theCanvas(): HTMLCanvasElement | null {
  if (sight.is !== 'seen') return null;
  if (canvas === null && !open()) see({ ...sight, is: 'gone' });
  return canvas !== null && !isLost(canvas) ? canvas : null;
}

/**
 * Browsers allow a page few graphics contexts, and in each of them everything is compiled anew. So a page has one canvas:
 * boards have it in turn, and what is painted out of sight is painted with its context.
 */
export const theGraphics = (): Graphics | null => (theCanvas() === null ? null : graphics);

export const canvasSight = (): CanvasSight => sight;

export function watchCanvas(watch: () => void): () => void {
  watchers.add(watch);
  return () => watchers.delete(watch);
}

/** Asks the browser once more for something to draw on. */
export function askAgain(): void {
  if (sight.is === 'seen') return;
  const isThere = open();
  see(isThere ? { life: sight.life + 1, is: 'seen' } : { ...sight, is: 'gone' });
}

const STILL = 'still';

/** Who lends the canvas shows what was last seen of it. */
function leaveStill({ place, paint }: Holder, element: HTMLCanvasElement): void {
  const still = document.createElement('canvas');
  paint(element);
  [still.width, still.height] = [element.width, element.height];
  still.getContext('2d')?.drawImage(element, 0, 0);
  Object.assign(still.style, { position: 'absolute', inset: '0', width: '100%', height: '100%' });
  still.dataset[STILL] = '';
  place.append(still);
}

const removeStill = ({ place }: Holder): void => place.querySelector(`[data-${STILL}]`)?.remove();

/** What lies over others comes after them in a page. */
const comesAfter = (one: Holder, other: Holder): boolean =>
  (other.place.compareDocumentPosition(one.place) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

function handOver(): void {
  const element = theCanvas();
  if (element === null) return;
  const [first, ...others] = holders;
  const next = first ? others.reduce((top, one) => (comesAfter(one, top) ? one : top), first) : null;
  if (next === held) return;
  if (held !== null && holders.includes(held)) leaveStill(held, element);
  held = next;
  if (next === null) return element.remove();
  next.place.append(element);
  removeStill(next);
  next.paint(element);
}

/** Of all that want the canvas, the one that lies over the others has it; until the answer is called. */
export function holdCanvas(holder: Holder): () => void {
  holders = [...holders, holder];
  handOver();
  return () => {
    holders = holders.filter((one) => one !== holder);
    handOver();
  };
}

/** Who has the canvas, if it is this one, has something new to show. */
export function paintNow(holder: Holder): void {
  if (held === holder && canvas !== null) holder.paint(canvas);
}
