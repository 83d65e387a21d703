import { act, fireEvent, screen } from '@testing-library/react-native';
import type { ManualGesture } from 'react-native-gesture-handler';
import { getByGestureTestId } from 'react-native-gesture-handler/jest-utils';
import { TOUCHES } from '../../src/board/flicking/TouchSurface';

/** Small, for what is baked is baked in software here. */
const PX_PER_MM = 0.5;
const FRAME_MM = 5;

/** The board feels its discs once it knows how large it is. */
export const layBoard = (): Promise<void> =>
  fireEvent(screen.getByTestId('board'), 'layout', {
    nativeEvent: { layout: { x: 0, y: 0, width: 310 * PX_PER_MM, height: 460 * PX_PER_MM } },
  });

const manager = { handlerTag: 0, begin: jest.fn(), activate: jest.fn(), fail: jest.fn(), end: jest.fn() };

/** A finger on the board, as gesture-handler tells of it, until what it brings up is there. */
export async function touchBoard({ xMm, yMm }: { xMm: number; yMm: number }, shows: string): Promise<void> {
  const x = (xMm + FRAME_MM) * PX_PER_MM;
  const y = (yMm + FRAME_MM) * PX_PER_MM;
  const finger = { id: 1, x, y, absoluteX: x, absoluteY: y };
  const { handlers } = getByGestureTestId(TOUCHES) as ManualGesture;
  await act(async () => {
    handlers.onTouchesDown?.({ changedTouches: [finger], allTouches: [finger], numberOfTouches: 1 } as never, manager);
    handlers.onTouchesUp?.({ changedTouches: [finger], allTouches: [], numberOfTouches: 0 } as never, manager);
  });
  // It comes when the tap has been told to the screen, which a busy machine may take its time for.
  await screen.findByTestId(shows, {}, { timeout: 10_000 });
}

/** A disc that no finger reaches as a button, pressed as a key or a screen reader presses it. */
export const pressByKey = (button: ReturnType<typeof screen.getByRole>): Promise<void> =>
  act(async () => {
    const { onClick } = button.props as { readonly onClick: (event: object) => void };
    onClick({ stopPropagation: () => undefined });
  });
