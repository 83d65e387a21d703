import { Skia } from '@shopify/react-native-skia';
import { screen } from '@testing-library/react-native';
import { leftOut } from '../../src/board';
import { BrassButton } from '../../src/ui/kit/components';
import { bakedOnce } from '../../src/ui/kit/glyph';
import { RoundSeal } from '../../src/ui/table/head/RoundSeal';
import { renderInApp } from './renderApp';

// The first picture of all takes a busy machine a while.
jest.setTimeout(60_000);

const nothing = (): void => undefined;
const parts = (): readonly string[] => leftOut().map(({ part }) => part);

it('what cannot be painted is left out with a note, and the words beside it stand', async () => {
  const refused = jest.spyOn(Skia.Surface, 'Make').mockReturnValue(null);
  await renderInApp(
    <>
      <BrassButton icon="room" label="Begin" onPress={nothing} />
      <RoundSeal round={3} />
    </>,
  );
  refused.mockRestore();
  expect(screen.getByText('Begin')).toBeTruthy();
  expect(screen.getByText('3')).toBeTruthy();
  expect(parts()).toEqual(expect.arrayContaining(['glyph', 'furniture']));
});

it('is painted as soon as it can be, and once', () => {
  const draw = jest.fn(() => 'data:image/png;base64,AAAA');
  draw.mockImplementationOnce(() => {
    throw new Error('no surface');
  });
  const baked = bakedOnce('test');
  expect(baked('a', draw)).toBeUndefined();
  expect(parts()).toContain('test');
  expect([baked('a', draw), baked('a', draw)]).toEqual(['data:image/png;base64,AAAA', 'data:image/png;base64,AAAA']);
  expect(draw).toHaveBeenCalledTimes(2);
});

it('forgets what was not shown for longest when there is too much of it', () => {
  const draw = jest.fn(() => 'x'.repeat(40));
  const baked = bakedOnce('test', 100);
  for (const key of ['a', 'b', 'a', 'c']) baked(key, draw);
  expect(draw).toHaveBeenCalledTimes(3);
  baked('a', draw);
  expect(draw).toHaveBeenCalledTimes(3);
  baked('b', draw);
  expect(draw).toHaveBeenCalledTimes(4);
});
