import { meantByEscape } from '../../../src/ui/kit/overlay/escapes';

const sheet = (hasFocus: boolean) => ({ hasFocus: () => hasFocus, goBack: () => undefined });

describe('escape, where several sides have something lying over them', () => {
  it('means the one that has the focus, whichever came last', () => {
    const [first, second] = [sheet(true), sheet(false)];
    expect(meantByEscape([first, second])).toBe(first);
    expect(meantByEscape([second, first])).toBe(first);
  });

  it('means the last that came where none has it, and nothing where nothing lies', () => {
    const [first, second] = [sheet(false), sheet(false)];
    expect(meantByEscape([first, second])).toBe(second);
    expect(meantByEscape([])).toBeNull();
  });
});
