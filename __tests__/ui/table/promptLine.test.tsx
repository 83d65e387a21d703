import { fireEvent, screen } from '@testing-library/react-native';
import { TextScaleContext } from '../../../src/ui/components/useTextScale';
import { PromptLine, type Saying } from '../../../src/ui/table/shell/PromptLine';
import { renderInApp } from '../renderApp';

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
