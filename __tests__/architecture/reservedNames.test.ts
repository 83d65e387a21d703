import { reservedNames } from './reservedNames';
import { readSources } from './sources';

describe('sides', () => {
  it('nobody asks the window how large it is, or lays a window of its own over it', () => {
    expect(reservedNames(readSources(['src']))).toEqual([]);
  });

  it.each([
    ["import { Modal, View } from 'react-native';", 'Modal'],
    ["import { useWindowDimensions } from 'react-native';", 'useWindowDimensions'],
    ["import { Dimensions as Sizes } from 'react-native';", 'Dimensions'],
    ["import * as Native from 'react-native';", '*'],
    ["import { useSafeAreaInsets } from 'react-native-safe-area-context';", 'useSafeAreaInsets'],
  ])('catches %s', (text, name) => {
    const [found] = reservedNames(new Map([['src/board/spy.tsx', text]]));
    expect(found).toContain(`src/board/spy.tsx must not take ${name} of`);
  });
});
