import { fireEvent, screen } from '@testing-library/react-native';
import { TextScaleContext } from '../../../src/ui/kit/side/useTextScale';
import { lettersOf } from '../../../src/ui/kit/components/letters/letters';
import { AtHand } from '../../../src/ui/table/head/AtHand';
import { PromptLine, type Saying } from '../../../src/ui/table/head/PromptLine';
import { renderInApp } from '../renderApp';
import { catacombsWords } from '../../support/words';

const nothing = (): void => undefined;
const SAYING: Saying = {
  tone: 'ask',
  who: 'Ann',
  what: 'choose a disc and its action',
  short: 'The heroes’ turn',
  rule: null,
};

/** The line, once it has been found to be so many points high. */
async function lineOf(scale: number, heightPt: number, saying: Saying = SAYING): Promise<string> {
  await renderInApp(
    <TextScaleContext value={{ whole: scale, letters: scale }}>
      <PromptLine saying={saying} lines={2} onRule={nothing} onMore={nothing} />
    </TextScaleContext>,
  );
  const [face] = screen.getByTestId('prompt').children;
  await fireEvent(face as never, 'layout', { nativeEvent: { layout: { x: 0, y: 0, width: 200, height: heightPt } } });
  return screen.getByTestId('prompt').children.length === 0 ? '' : textIn();
}
const textIn = (): string =>
  [SAYING.what, SAYING.short!].filter((text) => screen.queryByText(text, { exact: false }) !== null).join();

it('is short in large letters where all of it would hide the board', async () => {
  expect(await lineOf(2, 300)).toBe(SAYING.short);
  expect(screen.queryByText('Ann', { exact: false })).toBeNull();
});

it('is whole wherever it has its room, and in usual letters', async () => {
  expect(await lineOf(2, 60)).toBe(SAYING.what);
  await screen.unmount();
  expect(await lineOf(1, 300)).toBe(SAYING.what);
});

it('is whole where nothing shorter says it', async () => {
  expect(await lineOf(2, 300, { ...SAYING, short: undefined })).toBe(SAYING.what);
});

it.each([
  [2, 'tell', 60, 2],
  [2, 'tell', 300, 1.4],
  [2, 'ask', 300, 2],
  [1, 'tell', 300, 1],
] as const)(
  'letters %d times as large, %s, %d points high, are written %d times as large',
  async (scale, tone, heightPt, as) => {
    await lineOf(scale, heightPt, { ...SAYING, who: null, tone, short: undefined });
    expect(screen.getByText(SAYING.what)).toHaveStyle({ fontSize: lettersOf('prompt', as).sizePt });
  },
);

it.each([
  [2, true, 0],
  [2, false, 1],
  [1, true, 1],
])('in letters %d times as large, told: %s, there are %d ways to see who hit whom', async (scale, isTold, count) => {
  await renderInApp(
    <TextScaleContext value={{ whole: scale, letters: scale }}>
      <AtHand
        undo={null}
        mayRetake={false}
        hasFilm
        words={catacombsWords('en')}
        isTold={isTold}
        onUndo={nothing}
        onRetake={nothing}
        onReferee={nothing}
      >
        {null}
      </AtHand>
    </TextScaleContext>,
  );
  expect(screen.queryAllByTestId('referee')).toHaveLength(count);
});

it.each([
  [2, 52],
  ['all', 0],
] as const)('of %s lines, a long one reaches %d points over what lies below', async (lines, overPt) => {
  const onOver = jest.fn();
  await renderInApp(<PromptLine saying={SAYING} lines={lines} onOver={onOver} onRule={nothing} onMore={nothing} />);
  const [face] = screen.getByTestId('prompt').children;
  await fireEvent(face as never, 'layout', { nativeEvent: { layout: { x: 0, y: 0, width: 200, height: 100 } } });
  expect(onOver).toHaveBeenLastCalledWith(overPt);
});
