import { act, fireEvent, render, screen } from '@testing-library/react-native';
import { GestureHandlerRootView } from 'react-native-gesture-handler';
import { BoardView, type BoardViewProps, type FlightShow } from '../../src/board';
import type { Flight } from '../../src/physics/flight';
import { idleTime } from '../support/idleTime';
import { CATALOGUE } from '../../src/ui/games/catacombs/catalogue';
import { piece, sceneOf } from './scenes';

const SCENE = sceneOf(
  piece('elf', { xMm: 150, yMm: 400, marks: ['canAct'] }),
  ...Array.from({ length: 8 }, (_, at) => piece(`orc-${at}`, { piece: 'orc', xMm: 20 + 30 * at, yMm: 60 })),
);
const LAYOUT = { width: 155, height: 230 };

const FLIGHT: Flight = {
  durationMs: 300,
  tracks: [
    {
      discId: 'elf',
      appearsMs: 0,
      vanishesMs: null,
      segments: [
        {
          ...{ startMs: 0, endMs: 300, xMm: 150, yMm: 400, vxMmS: 0, vyMmS: -500, decelerationMmS2: 0 },
          ...{ angleRad: 0, spinRadS: 0, spinDecelerationRadS2: 0, isHidden: false },
        },
      ],
    },
  ],
};

const SHOW: FlightShow = { pace: 1, holds: [], shakesAtMs: [], flashes: [{ xMm: 150, yMm: 300, atMs: 90 }] };

const PROPS: BoardViewProps = {
  catalogue: CATALOGUE,
  scene: SCENE,
  flight: null,
  selectedId: 'elf',
  onLaunch: () => undefined,
  onFlightEnd: () => undefined,
  maxSpeedMmS: 6000,
  aid: 'firstContact',
  motion: 'full',
  labelOf: ({ id }) => id,
  testID: 'board',
};

const board = (flight: Flight | null) => (
  <GestureHandlerRootView>
    <BoardView {...PROPS} flight={flight} show={SHOW} paths={flight} />
  </GestureHandlerRootView>
);

interface Node {
  readonly type: string;
  readonly props: Readonly<Record<string, unknown>>;
  readonly children: readonly (Node | string)[] | null;
}

const isDrawn = ({ type }: Node): boolean => type.startsWith('sk') && type !== 'skGroup';

/** What each frame draws: a canvas is drawn as its tree says. */
function drawn(node = screen.toJSON() as unknown as Node): readonly Node[] {
  const inside = (node.children ?? []).flatMap((child) => (typeof child === 'string' ? [] : drawn(child)));
  return isDrawn(node) ? [node, ...inside] : inside;
}

const countOf = (sprites: unknown): number => (Array.isArray(sprites) ? sprites.length : 0);

let idle: ReturnType<typeof idleTime>;
beforeEach(() => {
  jest.useFakeTimers();
  idle = idleTime();
});
afterEach(() => {
  idle.end();
  jest.useRealTimers();
});

it('a frame of a flight draws pictures alone, and lays anew only what moves', async () => {
  await render(board(null));
  await fireEvent(screen.getByTestId('board'), 'layout', { nativeEvent: { layout: LAYOUT } });
  await act(async () => idle.passAll());
  const aimed = drawn().map(({ type }) => type);
  expect(aimed).toEqual(expect.arrayContaining(['skPath', 'skLine']));
  await screen.rerender(board(FLIGHT));
  await act(async () => jest.advanceTimersByTime(100));
  await act(async () => idle.passAll());
  const flying = drawn();
  expect(new Set(flying.map(({ type }) => type))).toEqual(new Set(['skImage', 'skAtlas', 'skPicture']));
  const laid = flying.map(({ props }) => countOf(props.sprites)).filter((count) => count > 0);
  // Its two shadows, its face with the ring that says that it is chosen, and the flash; no orc.
  expect(laid).toEqual([2, 2, 1]);
});
