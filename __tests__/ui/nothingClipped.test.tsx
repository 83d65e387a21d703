import { fireEvent, screen } from '@testing-library/react-native';
import { Dimensions, Platform, StyleSheet, type TextStyle, type ViewStyle } from 'react-native';
import { Game } from '../../src/ui/app/Game';
import { device } from '../session/catacombs/support/playing';
import { en } from '../support/words';
import { renderInApp } from './renderApp';

jest.setTimeout(60_000);

const SCALES = [1, 1.3, 2, 3.1];
const PLATFORMS = ['ios', 'android'] as const;
const cases = PLATFORMS.flatMap((platform) => SCALES.map((fontScale) => [platform, fontScale] as const));

const window = Dimensions.get('window');
afterEach(() => {
  jest.restoreAllMocks();
  Dimensions.set({ window, screen: window });
});

interface Drawn {
  readonly type: string;
  readonly props: Readonly<Record<string, unknown>>;
  readonly children: readonly (Drawn | string)[] | null;
}

const styleOf = ({ props }: Drawn) => StyleSheet.flatten(props.style as ViewStyle & TextStyle) ?? {};
const heightOf = (drawn: Drawn): number => {
  const { height, maxHeight } = styleOf(drawn);
  return Math.min(...[height, maxHeight].map((pt) => (typeof pt === 'number' ? pt : Infinity)));
};

/** The texts of which not even one line, as a phone scales it, has room in something around it that cannot grow. */
function clippedIn(drawn: Drawn | string, fontScale: number, roomPt = Infinity): string[] {
  if (typeof drawn === 'string') return [];
  const isScrolled = drawn.type === 'RCTScrollView';
  const ownPt = isScrolled ? Infinity : Math.min(roomPt, heightOf(drawn));
  const children = drawn.children ?? [];
  const inside = children.flatMap((child) => clippedIn(child, fontScale, ownPt));
  const text = children.filter((child) => typeof child === 'string').join('');
  const { lineHeight = 0 } = styleOf(drawn);
  const isClipped = drawn.type === 'Text' && text.trim() !== '' && lineHeight * fontScale > ownPt + 0.5;
  return isClipped ? [...inside, `${text} (${lineHeight * fontScale} pt in ${ownPt})`] : inside;
}

const clipped = (fontScale: number): string[] => {
  const all = screen.toJSON() as unknown as Drawn | readonly Drawn[];
  return [all].flat().flatMap((drawn) => clippedIn(drawn as Drawn, fontScale));
};

const texts = (): number => screen.getAllByText(/\p{L}/u).length;

it('a text in a room that is too low is found, one that scrolls is not', () => {
  const line: Drawn = { type: 'Text', props: { style: { lineHeight: 20 } }, children: ['High'] };
  const low = (type: string): Drawn => ({ type, props: { style: [{ height: 30 }] }, children: [line] });
  expect(clippedIn(low('View'), 1)).toEqual([]);
  expect(clippedIn(low('View'), 2)).toEqual(['High (40 pt in 30)']);
  expect(clippedIn(low('RCTScrollView'), 2)).toEqual([]);
});

describe.each(cases)('on %s at %d times the usual size', (platform, fontScale) => {
  beforeEach(() => {
    jest.replaceProperty(Platform, 'OS', platform);
    const size = { width: 390, height: 844, scale: 0.5, fontScale };
    Dimensions.set({ window: size, screen: size });
  });

  it('no text of the title and of the settings is in a room that is too low for it', async () => {
    await renderInApp(<Game games={device().games} />);
    const settings = await screen.findByRole('button', { name: en.title.settings });
    expect(clipped(fontScale)).toEqual([]);
    await fireEvent.press(settings);
    await screen.findByTestId('haptics');
    expect(texts()).toBeGreaterThan(10);
    expect(clipped(fontScale)).toEqual([]);
  });
});
