import { parsedIds } from './parsedIds';
import { readSources } from './sources';

const FLOORS = ['src/ui/table/spy.tsx', 'src/i18n/catacombs/spy.ts', 'src/ai/catacombs/spy.ts', 'src/session/spy.ts'];

describe('ids and options', () => {
  it('are put together and read by the rules that made them, and by nobody else', () => {
    expect(parsedIds(readSources(['src', 'scripts']))).toEqual([]);
  });

  it.each([
    "const [piece] = option.split('>');",
    "const SEPARATOR = '>';",
    "const kinds = option.split('+');",
    'const isOwn = option.startsWith(`${piece}>`);',
    'const isOver = option.endsWith(`>${PASS}`);',
    'const option = `${piece}>${action}`;',
    "const isFoe = piece.startsWith('monster:');",
    "const name = lord.replace('lord:', '');",
    'const isFoe = /^(monster|lord):/.test(piece);',
    "const card = piece.replace(/-\\d+$/, '');",
    "const kind = option.replace(/#\\d+$/, '');",
    'const CARD = /^card-(\\d+)$/;',
    "const name = id.slice(id.indexOf(':') + 1);",
  ])('catches %s', (line) => {
    for (const file of FLOORS) expect(parsedIds(new Map([[file, line]]))).toEqual([`${file}:1 ${line}`]);
  });

  it('catches a script as well', () => {
    const spy = 'scripts/arena/spy.ts';
    expect(parsedIds(new Map([[spy, "const [piece] = option.split('>');"]]))).toHaveLength(1);
  });

  it('lets the rules read their own, and whoever explains them in a comment', () => {
    expect(parsedIds(new Map([['src/rules/catacombs/words/spy.ts', "option.split('>')"]]))).toEqual([]);
    expect(parsedIds(new Map([['src/ui/spy.ts', "// `piece>action`, never option.split('>')"]]))).toEqual([]);
  });
});
