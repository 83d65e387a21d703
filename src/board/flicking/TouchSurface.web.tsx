import { memo, useEffect, useRef } from 'react';
import { StyleSheet, View } from 'react-native';
import { placeOnGlass, quartersOfAngle, type TurnedGlass } from './turnedGlass';
import type { TouchSurfaceProps } from './touchSurface';
import { wheelTurn } from './wheelTurn';

const MAIN_BUTTON = 0;

/** A browser gathers the moves of a frame into one event; the gathered ones are still inside it. */
function everyMove(event: PointerEvent): readonly PointerEvent[] {
  const gathered = event.getCoalescedEvents?.() ?? [];
  return gathered.length > 0 ? gathered : [event];
}

/** Where it lies on the screen, and how far everything round it has turned it. */
function glassOf(element: HTMLElement): TurnedGlass {
  let turned = new DOMMatrix();
  for (let around: Element | null = element; around !== null; around = around.parentElement) {
    const { transform } = getComputedStyle(around);
    if (transform !== 'none') turned = new DOMMatrix(transform).multiply(turned);
  }
  return { quarters: quartersOfAngle(turned.a, turned.b), edges: element.getBoundingClientRect() };
}

function listen(element: HTMLElement, { onTouch, onWheel }: TouchSurfaceProps): () => void {
  let glass = glassOf(element);
  const controller = new AbortController();
  const options = { signal: controller.signal, passive: false };

  const place = (kind: 'down' | 'move' | 'up', fingerId: number, event: PointerEvent): void => {
    const { x, y } = placeOnGlass(glass, event.clientX, event.clientY);
    onTouch({ kind, fingerId, sample: { xPx: x, yPx: y, atMs: event.timeStamp } });
  };
  const down = (event: PointerEvent): void => {
    if (event.button !== MAIN_BUTTON) return;
    glass = glassOf(element);
    element.setPointerCapture(event.pointerId);
    place('down', event.pointerId, event);
  };
  const move = (event: PointerEvent): void => {
    for (const each of everyMove(event)) place('move', event.pointerId, each);
  };
  const up = (event: PointerEvent): void => place('up', event.pointerId, event);
  const lost = ({ pointerId, timeStamp }: PointerEvent): void =>
    onTouch({ kind: 'lost', fingerId: pointerId, atMs: timeStamp });
  const wheel = (event: WheelEvent): void => {
    // Else the page zooms, or goes back in its history.
    event.preventDefault();
    glass = glassOf(element);
    const { x, y } = placeOnGlass(glass, event.clientX, event.clientY);
    // A notch is one as the hand turns the wheel, however the board lies before it.
    const turn = wheelTurn(event, { x, y });
    const there = placeOnGlass(glass, event.clientX + turn.by.x, event.clientY + turn.by.y);
    onWheel({ ...turn, by: { x: there.x - x, y: there.y - y } });
  };
  const prevent = (event: Event): void => event.preventDefault();

  element.addEventListener('pointerdown', down, options);
  element.addEventListener('pointermove', move, options);
  element.addEventListener('pointerup', up, options);
  element.addEventListener('pointercancel', lost, options);
  element.addEventListener('lostpointercapture', lost, options);
  element.addEventListener('wheel', wheel, options);
  // No menu, no loupe, no selection and no page that scrolls or zooms under a flick.
  for (const kind of ['contextmenu', 'touchstart', 'touchmove', 'selectstart', 'dragstart'] as const) {
    element.addEventListener(kind, prevent, options);
  }
  return () => controller.abort();
}

/**
 * In a browser the pointer events are heard themselves: they carry the time at which the finger moved and every place
 * between two frames. Gesture-handler's events have neither.
 */
export const TouchSurface = memo(function TouchSurface({ onTouch, onWheel }: TouchSurfaceProps) {
  const view = useRef<View>(null);
  useEffect(() => {
    const element: unknown = view.current;
    return element instanceof HTMLElement ? listen(element, { onTouch, onWheel }) : undefined;
  }, [onTouch, onWheel]);
  return <View ref={view} style={[StyleSheet.absoluteFill, styles.surface]} />;
});

const styles = StyleSheet.create({
  surface: { touchAction: 'none', userSelect: 'none', cursor: 'pointer', overscrollBehavior: 'none' } as object,
});
