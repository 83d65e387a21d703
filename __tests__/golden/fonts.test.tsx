import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Skia, type SkTypeface } from '@shopify/react-native-skia';
import { FONTS } from '../../src/theme';

const FOLDER = path.join(__dirname, '../../assets/fonts');
const MAX_BYTES = 60 * 1024;
const SENTENCE = 'Œuvre naïve : « l’âme du Garçon à 12,5 cm » – ça y est, où ça ? 1 234 – ÉÀÇÊ — “Flick!”…';

const fileOf = (font: string): string => path.join(FOLDER, `${font}.ttf`);

function faceOf(font: string): SkTypeface {
  const face = Skia.Typeface.MakeFreeTypeFaceFromData(Skia.Data.fromBytes(new Uint8Array(readFileSync(fileOf(font)))));
  if (face === null) throw new Error(`${font} is not a font`);
  return face;
}

/** How wide the figures are set, with or without a feature. */
function widthOfFigures(font: string, features: readonly string[]): number {
  const provider = Skia.TypefaceFontProvider.Make();
  provider.registerFont(faceOf(font), font);
  const fontFeatures = features.map((name) => ({ name, value: 1 }));
  const paragraph = Skia.ParagraphBuilder.Make({}, provider)
    .pushStyle({ fontFamilies: [font], fontSize: 100, fontFeatures })
    .addText('0123456789')
    .build();
  paragraph.layout(10_000);
  return paragraph.getLongestLine();
}

describe.each(Object.values(FONTS))('%s', (font) => {
  it('has every sign that English and French need', () => {
    const glyphs = Skia.Font(faceOf(font), 20).getGlyphIDs(SENTENCE.replace(/\s/g, ' '));
    expect(glyphs).not.toContain(0);
  });

  it('is small', () => {
    expect(readFileSync(fileOf(font)).length).toBeLessThan(MAX_BYTES);
  });
});

describe('figures', () => {
  it.each([FONTS.display, FONTS.body, FONTS.bodyItalic, FONTS.ui, FONTS.uiBold, FONTS.uiExtraBold])(
    '%s keeps its lining figures',
    (font) => {
      expect(widthOfFigures(font, ['lnum'])).not.toBe(widthOfFigures(font, []));
    },
  );
});

it('the licences lie beside the fonts', () => {
  for (const family of ['alegreya', 'alegreya-sans', 'grenze-gotisch']) {
    expect(existsSync(path.join(FOLDER, `OFL-${family}.txt`))).toBe(true);
  }
});
