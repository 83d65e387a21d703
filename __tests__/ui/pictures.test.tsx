import { Skia } from '@shopify/react-native-skia';
import { act, screen } from '@testing-library/react-native';
import { leftOut } from '../../src/board';
import { BrassButton } from '../../src/ui/kit/components';
import { Painted, paintedOnce } from '../../src/ui/kit/glyph';
import { RoundSeal } from '../../src/ui/table/head/RoundSeal';
import { idleTime } from '../support/idleTime';
import { renderInApp } from './renderApp';

// The first picture of all takes a busy machine a while.
jest.setTimeout(60_000);

const nothing = (): void => undefined;
const parts = (): readonly string[] => leftOut().map(({ part }) => part);
const PICTURE = 'data:image/png;base64,AAAA';

let idle: ReturnType<typeof idleTime>;
beforeEach(() => {
  idle = idleTime();
});
afterEach(() => jest.restoreAllMocks());

it('what cannot be painted is left out with a note, and the words beside it stand', async () => {
  jest.spyOn(Skia.Surface, 'Make').mockReturnValue(null);
  await renderInApp(
    <>
      <BrassButton icon="room" label="Begin" onPress={nothing} />
      <RoundSeal round={3} />
    </>,
  );
  await act(async () => idle.passAll());
  expect(screen.getByText('Begin')).toBeTruthy();
  expect(screen.getByText('3')).toBeTruthy();
  expect(parts()).toEqual(expect.arrayContaining(['glyph', 'furniture']));
});

it('is painted when there is time, not while a screen is made, and once for all that show it', async () => {
  const draw = jest.fn(() => PICTURE);
  const painted = paintedOnce('test');
  const show = (testID: string) => (
    <Painted picture={painted('a', draw)} style={{ width: 8, height: 8 }} testID={testID} />
  );
  await renderInApp(
    <>
      {show('one')}
      {show('other')}
    </>,
  );
  expect(draw).not.toHaveBeenCalled();
  expect(screen.getByTestId('one').props.source).toBeUndefined();
  await act(async () => idle.passAll());
  expect(draw).toHaveBeenCalledTimes(1);
  for (const testID of ['one', 'other']) expect(screen.getByTestId(testID).props.source).toEqual({ uri: PICTURE });
});

it('is painted in slices, in turn, and not for who has gone', () => {
  let nowMs = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => nowMs);
  const drawn: string[] = [];
  const painted = paintedOnce('test');
  const want = (key: string) =>
    painted(key, () => {
      nowMs += 5;
      drawn.push(key);
      return PICTURE;
    }).want(nothing);
  for (const key of ['a', 'b']) want(key);
  want('c')();
  for (const key of ['d', 'e']) want(key);
  idle.pass();
  expect(drawn).toEqual(['a', 'b']);
  idle.passAll();
  expect(drawn).toEqual(['a', 'b', 'd', 'e']);
});

it('is tried again where it could not be painted', () => {
  const draw = jest.fn(() => PICTURE);
  draw.mockImplementationOnce(() => {
    throw new Error('no surface');
  });
  const painted = paintedOnce('test');
  const letGo = painted('a', draw).want(nothing);
  idle.passAll();
  expect(painted('a', draw).find()).toBeUndefined();
  expect(parts()).toContain('test');
  letGo();
  painted('a', draw).want(nothing);
  idle.passAll();
  expect(painted('a', draw).find()).toBe(PICTURE);
});

it('forgets what was not shown for longest when there is too much of it, and nothing that is shown', () => {
  const painted = paintedOnce('test', 100);
  const picture = (key: string) => painted(key, () => 'x'.repeat(40));
  const show = (key: string): (() => void) => {
    const letGo = picture(key).want(nothing);
    idle.passAll();
    return letGo;
  };
  const isKept = (key: string): boolean => picture(key).find() !== undefined;
  for (const key of ['a', 'b', 'a', 'c']) show(key)();
  expect(['a', 'b', 'c'].map(isKept)).toEqual([true, false, true]);
  const letGo = show('a');
  for (const key of ['d', 'e']) show(key)();
  expect(['a', 'c', 'd', 'e'].map(isKept)).toEqual([true, false, false, true]);
  letGo();
});
