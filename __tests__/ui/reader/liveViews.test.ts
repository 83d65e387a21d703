import { readSources } from '../../architecture/sources';

/** `Words` announces itself; what stands in any other tag is announced beside it, or iOS never says it. */
const liveViewsIn = (text: string): number =>
  text
    .split('aria-live="')
    .slice(0, -1)
    .filter((before) => [...before.matchAll(/<([A-Z]\w*)/g)].at(-1)?.[1] !== 'Words').length;

const announcedIn = (text: string): number => text.split('<Announced').length - 1;

const silentViews = (sources: ReadonlyMap<string, string>): string[] =>
  [...sources].flatMap(([file, text]) => (liveViewsIn(text) > announcedIn(text) ? [file] : []));

it('every live view is announced where no system does so by itself', () => {
  const sources = readSources(['src/ui']);
  expect([...sources.values()].filter((text) => liveViewsIn(text) > 0).length).toBeGreaterThan(6);
  expect(silentViews(sources)).toEqual([]);
});

it('a live view that nobody announces is found', () => {
  const silent = '<View onLayout={() => 0} aria-live="polite"><Words>{line}</Words></View>';
  expect(silentViews(new Map([['silent.tsx', silent]]))).toEqual(['silent.tsx']);
  expect(silentViews(new Map([['said.tsx', `${silent}<Announced text={line} place="view" />`]]))).toEqual([]);
  expect(silentViews(new Map([['words.tsx', '<Words aria-live="polite">{line}</Words>']]))).toEqual([]);
});
