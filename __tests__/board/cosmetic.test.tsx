import { act, fireEvent, render, screen } from '@testing-library/react-native';
import { Text } from 'react-native';
import { GestureHandlerRootView } from 'react-native-gesture-handler';
import { BoardView, Cosmetic, ifItCan, leftOut, type BoardFloat, type BoardViewProps } from '../../src/board';
import { CATALOGUE } from '../../src/ui/games/catacombs/catalogue';
import { piece, sceneOf } from './scenes';

const HIDDEN = { includeHiddenElements: true };

/** React reports what it catches; here it is meant. */
let report: jest.SpyInstance;
beforeEach(() => {
  jest.useFakeTimers();
  report = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  report.mockRestore();
  jest.useRealTimers();
});

const timesLeftOut = (part: string): number =>
  leftOut()
    .filter((note) => note.part === part)
    .reduce((sum, { times }) => sum + times, 0);

describe('what is only told', () => {
  const Fragile = ({ of }: { readonly of: string }) => {
    if (of === 'broken') throw new Error('it gave way');
    return <Text>{of}</Text>;
  };
  const told = (of: string, onLeftOut?: () => void) => (
    <>
      <Cosmetic part="fragile" of={of} onLeftOut={onLeftOut}>
        <Fragile of={of} />
      </Cosmetic>
      <Text>{'the game'}</Text>
    </>
  );

  it('is left out with a note where it breaks, and tried again with the next', async () => {
    const leave = jest.fn();
    const before = timesLeftOut('fragile');
    await render(told('broken', leave));
    expect(screen.getByText('the game')).toBeTruthy();
    expect(leave).toHaveBeenCalledTimes(1);
    expect(timesLeftOut('fragile')).toBe(before + 1);
    expect(leftOut().find(({ part }) => part === 'fragile')?.reason).toBe('it gave way');
    await screen.rerender(told('sound', leave));
    expect(screen.getByText('sound')).toBeTruthy();
    expect(leave).toHaveBeenCalledTimes(1);
  });

  it('is not tried again once it has held the screen up for two seconds', async () => {
    let tookMs = 1900;
    const Slow = () => {
      jest.advanceTimersByTime(tookMs);
      return <Text>{'slow'}</Text>;
    };
    const slow = () => (
      <Cosmetic part="slow">
        <Slow />
      </Cosmetic>
    );
    await render(slow());
    expect(screen.getByText('slow')).toBeTruthy();
    tookMs = 2100;
    await screen.rerender(slow());
    expect(screen.queryByText('slow')).toBeNull();
    expect(timesLeftOut('slow')).toBe(1);
    tookMs = 0;
    await screen.rerender(slow());
    expect(screen.queryByText('slow')).toBeNull();
  });

  it('and is no part of the picture is left out as well', () => {
    const before = timesLeftOut('sum');
    const fails = (): number => {
      throw new Error('no sum');
    };
    expect(ifItCan('sum', fails, 'nothing')).toBe('nothing');
    expect(ifItCan('sum', () => 4, 'nothing')).toBe(4);
    expect(timesLeftOut('sum')).toBe(before + 1);
  });
});

describe('a board on which something breaks', () => {
  const float = (key: string, tone: BoardFloat['tone']): BoardFloat => ({
    key,
    xMm: 60,
    yMm: 400,
    radiusMm: 12.5,
    text: key,
    tone,
  });
  /** A tone without an ink. */
  const BROKEN = float('broken', 'nobody knows' as never);

  const board = (given: Partial<BoardViewProps>) => (
    <GestureHandlerRootView>
      <BoardView
        catalogue={CATALOGUE}
        scene={sceneOf(piece('elf', { xMm: 150, yMm: 400 }))}
        flight={null}
        onLaunch={() => undefined}
        onFlightEnd={() => undefined}
        maxSpeedMmS={6000}
        aid="direction"
        motion="full"
        labelOf={({ id }) => `disc ${id}`}
        testID="board"
        {...given}
      />
    </GestureHandlerRootView>
  );

  it('shows the discs and what else is said, and its flight comes to its end', async () => {
    const onFlightEnd = jest.fn();
    const flight = { durationMs: 300, tracks: [] };
    await render(board({ onFlightEnd }));
    await fireEvent(screen.getByTestId('board'), 'layout', { nativeEvent: { layout: { width: 155, height: 230 } } });
    await screen.rerender(board({ onFlightEnd, flight, floats: [BROKEN, float('sound', 'gold')] }));
    expect(screen.getByLabelText('disc elf')).toBeTruthy();
    expect(screen.getByText('sound', HIDDEN)).toBeTruthy();
    expect(screen.queryByText('broken', HIDDEN)).toBeNull();
    await act(async () => jest.advanceTimersByTime(400));
    expect(onFlightEnd).toHaveBeenCalledTimes(1);
  });
});
