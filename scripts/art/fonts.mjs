// Cuts the bundled faces down to what English and French need, and keeps their licences beside them.
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import subsetFont from 'subset-font';

const PACKAGES = 'node_modules/@expo-google-fonts';
const OUT = 'assets/fonts';

const FACES = {
  'GrenzeGotisch-Black': 'grenze-gotisch/900Black/GrenzeGotisch_900Black.ttf',
  'Alegreya-ExtraBold': 'alegreya/800ExtraBold/Alegreya_800ExtraBold.ttf',
  'Alegreya-Medium': 'alegreya/500Medium/Alegreya_500Medium.ttf',
  'Alegreya-MediumItalic': 'alegreya/500Medium_Italic/Alegreya_500Medium_Italic.ttf',
  'AlegreyaSans-Medium': 'alegreya-sans/500Medium/AlegreyaSans_500Medium.ttf',
  'AlegreyaSans-Bold': 'alegreya-sans/700Bold/AlegreyaSans_700Bold.ttf',
  'AlegreyaSans-ExtraBold': 'alegreya-sans/800ExtraBold/AlegreyaSans_800ExtraBold.ttf',
};

const range = (from, to) => String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, step) => from + step));

/** ASCII, Latin-1, the French and European letters beyond it, and the signs that the game writes. */
const CHARACTERS = [
  range(0x20, 0x7e),
  range(0xa0, 0xff),
  range(0x100, 0x17f),
  'ȘșȚțẞ',
  '\u2009\u200a\u202f\u2011–—‘’‚“”„†‡•…‰′″‹›⁄€№™−×÷±≈≠≤≥½¼¾←↑→↓↔◆●★✓',
].join('');

/** Lining and tabular figures above all: old-style ones hop about in a score. */
const FEATURES = ['kern', 'liga', 'lnum', 'tnum', 'pnum', 'ccmp', 'locl', 'mark', 'mkmk', 'case', 'sups', 'frac'];

await mkdir(OUT, { recursive: true });
for (const [name, file] of Object.entries(FACES)) {
  const whole = await readFile(path.join(PACKAGES, file));
  const subset = await subsetFont(whole, CHARACTERS, {
    targetFormat: 'truetype',
    keepFeatures: FEATURES,
    noHinting: true,
  });
  await writeFile(path.join(OUT, `${name}.ttf`), subset);
  console.log(`${name}: ${Math.round(whole.length / 1024)} KB -> ${Math.round(subset.length / 1024)} KB`);
}
for (const family of ['alegreya', 'alegreya-sans', 'grenze-gotisch']) {
  await copyFile(path.join(PACKAGES, family, 'LICENSE_FONT'), path.join(OUT, `OFL-${family}.txt`));
}
