import { screen } from '@testing-library/react-native';
import { Dimensions, Platform, StyleSheet, Text, type TextStyle } from 'react-native';
import { Floats } from '../../src/board/overlay/Floats';
import { TYPE, type TypeRole } from '../../src/theme';
import { lettersOf, Words } from '../../src/ui/kit/components';
import { useLetterScale, useTextScale } from '../../src/ui/kit/side';
import { PromptLine } from '../../src/ui/table/head/PromptLine';
import { renderInApp } from './renderApp';

/** Under this nothing is readable on a phone. */
const LEAST_PT = 14;
const SCALES = [1, 1.3, 2, 3.1];
const PLATFORMS = ['ios', 'android'] as const;
const ROLES = Object.keys(TYPE) as TypeRole[];
const cases = PLATFORMS.flatMap((platform) => SCALES.map((fontScale) => [platform, fontScale] as const));

const window = Dimensions.get('window');

/** A phone multiplies every size by its own scale; here that is done by whoever measures. */
function onPhone(platform: (typeof PLATFORMS)[number], fontScale: number): void {
  jest.replaceProperty(Platform, 'OS', platform);
  const size = { width: 390, height: 844, scale: 3, fontScale };
  Dimensions.set({ window: size, screen: size });
}
afterEach(() => {
  jest.restoreAllMocks();
  Dimensions.set({ window, screen: window });
});

const styleOf = (text: string): TextStyle => StyleSheet.flatten(screen.getByText(text).props.style);
const nothing = (): void => undefined;

describe.each(cases)('on %s at %d times the usual size', (platform, fontScale) => {
  beforeEach(() => onPhone(platform, fontScale));

  it('every kind of text is as large as a browser makes it, none is too small, none is cut by its line', async () => {
    await renderInApp(
      ROLES.map((role) => (
        <Words key={role} type={role}>
          {role}
        </Words>
      )),
    );
    for (const role of ROLES) {
      const { fontSize = 0, lineHeight = 0 } = styleOf(role);
      expect(fontSize * fontScale).toBeGreaterThanOrEqual(LEAST_PT);
      expect(lineHeight).toBeGreaterThanOrEqual(fontSize);
      // The phone scales: what the app gives it comes out as in a browser, where headings grow less than texts.
      expect(fontSize * fontScale).toBeCloseTo(lettersOf(role, fontScale).sizePt);
      expect(screen.getByText(role).props.allowFontScaling).not.toBe(false);
    }
  });

  it('rooms for text are measured by what is read, letters by what is left to the app', async () => {
    const Scales = () => <Text>{`${useTextScale()} ${useLetterScale()}`}</Text>;
    await renderInApp(<Scales />);
    expect(screen.getByText(`${fontScale} 1`)).toBeTruthy();
  });

  it('the line over the board has room for two lines of it', async () => {
    const saying = { tone: 'tell', who: null, what: 'The Elf strikes', rule: null } as const;
    await renderInApp(<PromptLine saying={saying} lines={2} onRule={nothing} onMore={nothing} />);
    const room = StyleSheet.flatten(screen.getByTestId('prompt').parent?.props.style) as { height: number };
    expect(room.height).toBeGreaterThanOrEqual(2 * (styleOf('The Elf strikes').lineHeight ?? 0) * fontScale - 0.01);
  });

  it('what rises over a board is written once as large, and has its room by what is read', async () => {
    const float = (key: string, yMm: number) =>
      ({ key, xMm: 100, yMm, radiusMm: 8, text: key, tone: 'damage' }) as const;
    const projection = { pxPerMm: 1, fitPxPerMm: 1, leftPx: 0, topPx: 0 } as const;
    const Board = () => (
      <Floats
        floats={[float('near', 300), float('below', 310)]}
        projection={projection}
        frame={{ widthPx: 390, heightPx: 1400, eyes: 0, lies: 0 }}
        motion="reduced"
        textScale={useTextScale()}
        letterScale={useLetterScale()}
      />
    );
    await renderInApp(<Board />);
    const hidden = { includeHiddenElements: true } as const;
    const { fontSize } = StyleSheet.flatten(screen.getByText('near', hidden).props.style) as TextStyle;
    expect(fontSize).toBe(TYPE.number.sizePt);
  });
});
