import { act, render, screen } from '@testing-library/react-native';
import { getAnimatedStyle } from 'react-native-reanimated';
import { BoardOverlay, type BoardOverlayProps } from '../../src/board/overlay/BoardOverlay';
import { boardBox, projectionOf, wholeBoard } from '../../src/board/camera';
import { piece, sceneOf } from './scenes';

const SCENE = sceneOf(piece('elf', { xMm: 60, yMm: 400 }));
const BOX = boardBox({ widthPx: 310, heightPx: 460 }, SCENE);
const HIDDEN = { includeHiddenElements: true };

const overlay = (board: Partial<BoardOverlayProps>) => {
  const projection = projectionOf(wholeBoard(SCENE), BOX.frame, SCENE);
  return <BoardOverlay pieces={SCENE.pieces} motion="full" {...board} box={BOX} projection={projection} />;
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('numbers every contact', async () => {
  const contactNumbers = [1, 2, 3].map((number) => ({
    number,
    xMm: 150,
    yMm: 200 + number,
    tone: 'damage' as const,
    isCurrent: number === 2,
  }));
  await render(overlay({ contactNumbers }));
  expect(['1', '2', '3'].map((text) => screen.getByText(text, HIDDEN))).toHaveLength(3);
});

it('says what happened where it happened, then it has faded', async () => {
  const floats = [{ key: 'a', xMm: 100, yMm: 100, radiusMm: 12.5, text: '−1', tone: 'damage' as const }];
  await render(overlay({ floats }));
  const said = () => getAnimatedStyle(screen.getByTestId('float-damage', HIDDEN) as never);
  expect(said().opacity).toBe(1);
  await act(async () => jest.advanceTimersByTime(1600));
  expect(said().opacity).toBe(0);
});
