import { roveTo, stopOf } from '../../../src/ui/kit/components/touch/roving';

const IDS = ['near', 'middle', 'far'] as const;

describe('arrows among things that belong together', () => {
  it.each([
    ['ArrowDown', 'near', 'middle'],
    ['ArrowRight', 'middle', 'far'],
    ['ArrowUp', 'middle', 'near'],
    ['ArrowLeft', 'far', 'middle'],
    ['ArrowDown', 'far', 'near'],
    ['ArrowUp', 'near', 'far'],
    ['Home', 'far', 'near'],
    ['End', 'near', 'far'],
  ] as const)('%s goes from %s to %s', (key, from, to) => {
    expect(roveTo(IDS, from, key)).toBe(to);
  });

  it('begin at the first where none has been come to', () => {
    expect(roveTo(IDS, null, 'ArrowUp')).toBe('near');
  });

  it.each(['Enter', ' ', 'Tab', 'a'])('leave the key %j to others', (key) => {
    expect(roveTo(IDS, 'near', key)).toBeNull();
  });

  it('go nowhere among none', () => {
    expect(roveTo([], null, 'ArrowDown')).toBeNull();
    expect(stopOf([], 'gone')).toBeNull();
  });

  it('are entered at the first wish that is still there, else at the first of all', () => {
    expect(stopOf(IDS, 'far', 'middle')).toBe('far');
    expect(stopOf<string>(IDS, 'gone', 'middle')).toBe('middle');
    expect(stopOf(IDS, null, null)).toBe('near');
  });
});
