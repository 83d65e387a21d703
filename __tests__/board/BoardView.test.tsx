import { act, fireEvent, render, screen } from '@testing-library/react-native';
import { StyleSheet } from 'react-native';
import { GestureHandlerRootView, type ManualGesture } from 'react-native-gesture-handler';
import { getByGestureTestId } from 'react-native-gesture-handler/jest-utils';
import { BoardView, type BoardDoor, type BoardViewProps } from '../../src/board';
import { TOUCHES } from '../../src/board/flicking/TouchSurface';
import type { Flight } from '../../src/physics/flight';
import { CATALOGUE } from '../../src/ui/games/catacombs/catalogue';
import { piece, sceneOf } from './scenes';

const SCENE = sceneOf(
  piece('elf', { xMm: 150, yMm: 400 }),
  piece('hole', { piece: 'pillar-crypt', radiusMm: 20.5, xMm: 150, yMm: 100, isFlickable: false }),
);
/** Small, for what is baked is baked in software here: half a point a millimetre. */
const LAYOUT = { width: 155, height: 230 };
const PX_PER_MM = 0.5;
const ELF = { x: 77.5, y: 115 + 175 * PX_PER_MM };

const props = (wanted: Partial<BoardViewProps> = {}): BoardViewProps => ({
  catalogue: CATALOGUE,
  scene: SCENE,
  flight: null,
  onLaunch: jest.fn(),
  onFlightEnd: jest.fn(),
  maxSpeedMmS: 6000,
  aid: 'direction',
  motion: 'full',
  labelOf: ({ id }) => `disc ${id}`,
  testID: 'board',
  ...wanted,
});

const board = (given: BoardViewProps) => (
  <GestureHandlerRootView>
    <BoardView {...given} />
  </GestureHandlerRootView>
);

async function shown(given: BoardViewProps): Promise<void> {
  await render(board(given));
  await fireEvent(screen.getByTestId('board'), 'layout', { nativeEvent: { layout: LAYOUT } });
}

type TouchName = 'onTouchesDown' | 'onTouchesMove' | 'onTouchesUp' | 'onTouchesCancelled';

const manager = { handlerTag: 0, begin: jest.fn(), activate: jest.fn(), fail: jest.fn(), end: jest.fn() };

/** What gesture-handler delivers on a phone, on the clock of the test. */
async function touch(name: TouchName, y: number, afterMs: number, x = ELF.x): Promise<void> {
  await act(async () => {
    jest.advanceTimersByTime(afterMs);
    const gesture = getByGestureTestId(TOUCHES) as ManualGesture;
    const data = { id: 1, x, y, absoluteX: x, absoluteY: y };
    const isOver = name === 'onTouchesUp' || name === 'onTouchesCancelled';
    const event = { changedTouches: [data], allTouches: isOver ? [] : [data], numberOfTouches: isOver ? 0 : 1 };
    gesture.handlers[name]?.(event as never, manager);
    // Lets what was scheduled for the JavaScript thread reach it.
    jest.advanceTimersByTime(0);
    await Promise.resolve();
  });
}

async function slideUp(): Promise<void> {
  await touch('onTouchesDown', ELF.y, 0);
  for (let step = 1; step <= 10; step++) await touch('onTouchesMove', ELF.y - 10 * step, 10);
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('a swipe on a phone', () => {
  it('launches its disc in its direction, at its speed', async () => {
    const given = props();
    await shown(given);
    await slideUp();
    expect(given.onLaunch).not.toHaveBeenCalled();
    await touch('onTouchesUp', ELF.y - 100, 5);
    expect(given.onLaunch).toHaveBeenCalledTimes(1);
    const launch = jest.mocked(given.onLaunch).mock.calls[0]?.[0];
    expect(launch?.discId).toBe('elf');
    expect(launch?.vxMmS).toBeCloseTo(0, 6);
    expect(launch?.vyMmS).toBeCloseTo(-1000 / PX_PER_MM, -1);
  });

  it('that the system takes away launches nothing', async () => {
    const given = props();
    await shown(given);
    await slideUp();
    await touch('onTouchesCancelled', ELF.y - 100, 5);
    expect(given.onLaunch).not.toHaveBeenCalled();
  });

  it('that comes to nothing is told why at the finger, for a moment', async () => {
    const given = props({ fizzleWords: (why) => `words for ${why}` });
    await shown(given);
    await touch('onTouchesDown', ELF.y, 0);
    for (let step = 1; step <= 4; step++) await touch('onTouchesMove', ELF.y - 4 * step, 10);
    await touch('onTouchesUp', ELF.y - 16, 600);
    expect(given.onLaunch).not.toHaveBeenCalled();
    expect(screen.getByText('words for soft', { includeHiddenElements: true })).toBeTruthy();
    await act(async () => jest.advanceTimersByTime(2000));
    expect(screen.queryByText('words for soft', { includeHiddenElements: true })).toBeNull();
  });

  it('takes the touch for the board and gives it back', async () => {
    await shown(props());
    manager.activate.mockClear();
    await slideUp();
    expect(manager.activate).toHaveBeenCalledTimes(1);
    manager.end.mockClear();
    await touch('onTouchesUp', ELF.y - 100, 5);
    expect(manager.end).toHaveBeenCalledTimes(1);
  });
});

describe('a board that may lie turned', () => {
  const ACROSS = { width: LAYOUT.height, height: LAYOUT.width };
  const given = () => props({ scene: { ...SCENE, lies: [0, 1] }, onLie: jest.fn() });
  const laid = async (given: BoardViewProps, layout: typeof LAYOUT) => {
    await render(board(given));
    await fireEvent(screen.getByTestId('board'), 'layout', { nativeEvent: { layout } });
  };

  it('lies so where it is larger, and tells', async () => {
    const upright = given();
    await laid(upright, LAYOUT);
    expect(jest.mocked(upright.onLie!).mock.calls).toEqual([[0]]);
    const across = given();
    await laid(across, ACROSS);
    expect(jest.mocked(across.onLie!).mock.calls).toEqual([[0], [1]]);
    const never = props({ onLie: jest.fn() });
    await laid(never, ACROSS);
    expect(jest.mocked(never.onLie!).mock.calls).toEqual([[0]]);
  });

  it('has the button of each disc where it is seen', async () => {
    await laid(given(), ACROSS);
    const { left, top, width, height } = StyleSheet.flatten(screen.getByLabelText('disc elf').props.style);
    // What is near on an upright board is at the left of it once it is turned clockwise.
    expect([left + width / 2, top + height / 2]).toEqual([LAYOUT.height - ELF.y, ELF.x]);
  });

  it('launches a disc the way that the finger goes', async () => {
    const turned = given();
    await laid(turned, ACROSS);
    const from = LAYOUT.height - ELF.y;
    await touch('onTouchesDown', ELF.x, 0, from);
    for (let step = 1; step <= 10; step++) await touch('onTouchesMove', ELF.x, 10, from + 10 * step);
    await touch('onTouchesUp', ELF.x, 5, from + 100);
    const launch = jest.mocked(turned.onLaunch).mock.calls[0]?.[0];
    expect(launch?.discId).toBe('elf');
    expect(launch?.vxMmS).toBeCloseTo(0, 6);
    expect(launch?.vyMmS).toBeCloseTo(-1000 / PX_PER_MM, -1);
  });
});

describe('without a finger', () => {
  it('every piece is read, row by row; where nothing would come of it, it is disabled', async () => {
    await shown(props());
    expect(screen.getAllByRole('button').map((button) => button.props.accessibilityLabel)).toEqual([
      'disc hole',
      'disc elf',
    ]);
    expect(screen.getByLabelText('disc hole')).toBeDisabled();
    expect(screen.getByLabelText('disc elf')).toBeEnabled();
  });

  it('an obstacle can be asked about too', async () => {
    const given = props({ onTapPiece: jest.fn() });
    await shown(given);
    const hole = screen.getByLabelText('disc hole');
    expect(hole).toBeEnabled();
    await act(async () => hole.props.onClick({}));
    expect(given.onTapPiece).toHaveBeenCalledWith('hole');
    expect(hole).not.toBeSelected();
  });

  it('a disc is chosen by its button, which lets touches through', async () => {
    await shown(props());
    const button = screen.getByLabelText('disc elf');
    expect(button).not.toBeSelected();
    await act(async () => button.props.onClick({}));
    expect(screen.getByLabelText('disc elf')).toBeSelected();
    expect(screen.getByLabelText('disc elf')).toHaveStyle({ pointerEvents: 'none' });
  });
});

describe('a flight', () => {
  const FLIGHT: Flight = { durationMs: 300, tracks: [] };

  it('is announced, played at real speed and ended once', async () => {
    const given = props({ onFlightStart: jest.fn() });
    await shown(given);
    await screen.rerender(board({ ...given, flight: FLIGHT }));
    expect(given.onFlightStart).toHaveBeenCalledTimes(1);
    await act(async () => jest.advanceTimersByTime(250));
    expect(given.onFlightEnd).not.toHaveBeenCalled();
    await act(async () => jest.advanceTimersByTime(120));
    expect(given.onFlightEnd).toHaveBeenCalledTimes(1);
    await screen.rerender(board({ ...given, flight: null }));
    await act(async () => jest.advanceTimersByTime(500));
    expect(given.onFlightEnd).toHaveBeenCalledTimes(1);
  });

  it('stands still where it is held, and runs slower where that is asked', async () => {
    const show = { pace: 0.5, holds: [{ atMs: 100, forMs: 60 }], shakesAtMs: [100] };
    const given = props({ show });
    await shown(given);
    await screen.rerender(board({ ...given, flight: FLIGHT }));
    await act(async () => jest.advanceTimersByTime(630));
    expect(given.onFlightEnd).not.toHaveBeenCalled();
    await act(async () => jest.advanceTimersByTime(80));
    expect(given.onFlightEnd).toHaveBeenCalledTimes(1);
  });

  it('goes on when the screen is turned and the parent renders again, and ends once', async () => {
    const given = props({ onFlightStart: jest.fn() });
    await shown(given);
    await screen.rerender(board({ ...given, flight: FLIGHT }));
    await act(async () => jest.advanceTimersByTime(150));
    const turned = { nativeEvent: { layout: { width: 300, height: 155 } } };
    await fireEvent(screen.getByTestId('board'), 'layout', turned);
    await screen.rerender(board({ ...given, flight: FLIGHT, show: { pace: 1, holds: [], shakesAtMs: [] } }));
    await act(async () => jest.advanceTimersByTime(100));
    expect(given.onFlightEnd).not.toHaveBeenCalled();
    await act(async () => jest.advanceTimersByTime(600));
    expect(given.onFlightEnd).toHaveBeenCalledTimes(1);
    expect(given.onFlightStart).toHaveBeenCalledTimes(1);
  });

  it('that is taken back never ends', async () => {
    const given = props();
    await shown(given);
    await screen.rerender(board({ ...given, flight: FLIGHT }));
    await screen.rerender(board({ ...given, flight: null }));
    await act(async () => jest.advanceTimersByTime(500));
    expect(given.onFlightEnd).not.toHaveBeenCalled();
  });

  describe('that begins before it is handed over', () => {
    async function played() {
      let door: BoardDoor | null = null;
      const given = props({
        onFlightStart: jest.fn(),
        onDoor: (next) => {
          door = next;
        },
      });
      await shown(given);
      const ahead = { flight: FLIGHT, onStart: jest.fn(), onEnd: jest.fn() };
      await act(async () => {
        door!.play(ahead);
        expect(ahead.onStart).toHaveBeenCalledTimes(1);
      });
      return { given, ahead };
    }

    it('is told by whoever began it, once, and not by the parent that comes after', async () => {
      const { given, ahead } = await played();
      await act(async () => jest.advanceTimersByTime(100));
      await screen.rerender(board({ ...given, flight: FLIGHT }));
      await act(async () => jest.advanceTimersByTime(150));
      expect(ahead.onEnd).not.toHaveBeenCalled();
      // It has not begun anew.
      await act(async () => jest.advanceTimersByTime(120));
      expect(ahead.onEnd).toHaveBeenCalledTimes(1);
      await screen.rerender(board({ ...given, flight: null }));
      await act(async () => jest.advanceTimersByTime(500));
      expect(ahead.onEnd).toHaveBeenCalledTimes(1);
      expect([given.onFlightStart, given.onFlightEnd].map((told) => jest.mocked(told!).mock.calls)).toEqual([[], []]);
    });

    it('and is over before the parent comes is not seen again', async () => {
      const { given, ahead } = await played();
      await act(async () => jest.advanceTimersByTime(500));
      expect(ahead.onEnd).toHaveBeenCalledTimes(1);
      const next: Flight = { durationMs: 200, tracks: [] };
      await screen.rerender(board({ ...given, flight: next }));
      expect(given.onFlightStart).toHaveBeenCalledTimes(1);
      await act(async () => jest.advanceTimersByTime(300));
      expect(given.onFlightEnd).toHaveBeenCalledTimes(1);
      expect(ahead.onEnd).toHaveBeenCalledTimes(1);
    });

    it('that the parent takes back never ends', async () => {
      const { given, ahead } = await played();
      await screen.rerender(board({ ...given, flight: FLIGHT }));
      await screen.rerender(board({ ...given, flight: null }));
      await act(async () => jest.advanceTimersByTime(500));
      expect(ahead.onEnd).not.toHaveBeenCalled();
    });
  });
});

it('tells what is looked at, and again when somebody looks closer', async () => {
  const given = props({ onLook: jest.fn() });
  await shown(given);
  const whole = jest.mocked(given.onLook!).mock.calls.at(-1)![0];
  expect([whole.zoom, whole.xMm, whole.yMm].map((number) => Math.round(number))).toEqual([1, 150, 225]);
  const [x, y] = [40, 60];
  for (const afterMs of [0, 80]) {
    await touch('onTouchesDown', y, afterMs, x);
    await touch('onTouchesUp', y, 40, x);
  }
  await act(async () => jest.advanceTimersByTime(400));
  const closer = jest.mocked(given.onLook!).mock.calls.at(-1)![0];
  expect(closer.zoom).toBeGreaterThan(1.5);
  expect(closer.xMm).toBeLessThan(150);
  expect(closer.yMm).toBeLessThan(225);
});
