import { bakedInScreens, paintedInRenders } from './painting';
import { readSources, type Sources } from './sources';

const sources = readSources(['src/board', 'src/ui']);
const planted = (file: string, text: string): Sources => new Map([...sources, [file, text]]);

describe('painting', () => {
  it('holds no component up while it is rendered', () => {
    expect(paintedInRenders(sources)).toEqual([]);
  });

  it.each([
    ['a component', 'export function Seal() { const image = bakeImage(8, 8, draw); return image; }'],
    ['a component in an arrow', 'export const Seal = memo(() => <Image source={Skia.Surface.Make(8, 8)} />);'],
    ['a hook that remembers', 'export function useSeal() { return useMemo(() => surface.makeImageSnapshot(), []); }'],
    ['a first state', 'const useSeal = () => useState(() => bakeForCanvas(8, 8, draw));'],
    ['an atlas for a component', 'function Discs() { const easel = openEasel(8, 8); }'],
  ])('is caught in %s', (_, text) => {
    expect(paintedInRenders(planted('src/board/canvas/Spy.tsx', text))).toHaveLength(1);
  });

  it.each([
    ['after the screen is there', 'function Seal() { useEffect(() => { bakeImage(8, 8, draw); }, []); }'],
    ['when there is time', "function Seal() { useEffect(() => whenIdle('soon', () => bakeImage(8, 8, draw))); }"],
    ['by whoever is asked to', 'const sealOf = () => bakeImage(8, 8, draw);'],
  ])('is let through %s', (_, text) => {
    expect(paintedInRenders(planted('src/board/canvas/Spy.tsx', text))).toEqual([]);
  });

  it('is left by the screens to the kit', () => {
    expect(bakedInScreens(sources)).toEqual([]);
  });

  it.each([
    ['src/ui/table/head/spy.tsx', 'export const bakeFlag = () => null;'],
    ['src/ui/games/gym/spy.tsx', "import { bakeImage } from '../../../board/look';"],
  ])('is caught in the screen %s', (file, text) => {
    expect(bakedInScreens(planted(file, text)).length).toBeGreaterThan(0);
  });
});
