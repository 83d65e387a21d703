import { GUARDED, onPhones, pagesOnPhones } from './phones';
import { readSources, type Sources } from './sources';

const src = readSources(['src']);
const planted = (file: string, text: string): Sources => new Map([...src, [file, text]]);
const changed = (file: string, add: string): Sources => planted(file, `${src.get(file) ?? ''}\n${add}`);

describe('the bundle of a phone', () => {
  it('reaches the screens, and nothing that is a browser’s alone', () => {
    const files = [...onPhones(src)];
    expect(files).toContain('src/ui/table/screen/TableScreen.tsx');
    expect(files).toContain('src/ui/games/catacombs/index.ts');
    expect(files.filter((file) => /\.web\.tsx?$|\/web\//.test(file))).toEqual([]);
  });

  it('touches no page', () => {
    expect(pagesOnPhones(src)).toEqual([]);
  });

  it('asks for the platform where it would', () => {
    for (const file of GUARDED) expect(src.get(file)).toMatch(/Platform\.OS === 'web'.*document\./);
  });

  it.each([
    ['src/ui/table/Table.tsx', 'export const page = () => document.title;'],
    ['src/session/device.ts', 'export const kept = window.localStorage;'],
    ['src/board/BoardView.tsx', "localStorage['x'] = '1';"],
  ])('catches a page in %s', (file, add) => {
    expect(pagesOnPhones(changed(file, add))).toEqual([file]);
  });

  it('takes words and names for what they are', () => {
    const said = changed(
      'src/ui/table/Table.tsx',
      "// window.open\nexport const a = { window: 1 }, b = a.window, c = 'window.x';",
    );
    expect(pagesOnPhones(said)).toEqual([]);
  });
});
