import { Atlas } from '@shopify/react-native-skia';
import { useMemo } from 'react';
import { useDerivedValue } from 'react-native-reanimated';
import { filmAtMs } from '../../../lib';
import { shareBehind, type FlightPath } from '../../flights/flightPaths';
import type { FlightClock } from '../../flights/useFlightClock';
import { keepPictures } from '../life/keptPictures';
import { useKept } from '../life/useKept';
import { pathLookOf } from './pathShapes';
import { paintTrails, type TrailKind, type TrailPage } from './trailPage';
import { longestStretchMm, seenOf, trailSpritesOf } from './trailSprites';

export interface TrailSpritesProps {
  /** In the order in which they began. */
  readonly paths: readonly FlightPath[];
  readonly radiiMm: readonly number[];
  readonly clock: FlightClock;
  readonly pxPerMm: number;
  readonly life: number;
}

/** The page of the flight that is on, and of the one before. */
const PAGES = keepPictures<TrailPage>(2, ({ image }) => image.dispose());

/** As soon as there has been time for it: a way is short at first. */
function usePage({ paths, radiiMm, pxPerMm, life }: Omit<TrailSpritesProps, 'clock'>): TrailPage | null {
  const name = useMemo(() => [paths, radiiMm, pxPerMm, life], [paths, radiiMm, pxPerMm, life]);
  const paint = useMemo(() => {
    const kinds = radiiMm.map((radiusMm, index): TrailKind => ({ look: pathLookOf(index), radiusMm }));
    return pxPerMm > 0 ? () => paintTrails(kinds, longestStretchMm(paths), pxPerMm) : null;
  }, [paths, radiiMm, pxPerMm]);
  return useKept(PAGES, name, paint);
}

function Trails({ paths, clock, page }: Pick<TrailSpritesProps, 'paths' | 'clock'> & { readonly page: TrailPage }) {
  const sprites = useMemo(() => {
    const trails = paths.flatMap((path, index) => {
      const row = page.rows[index];
      return row ? [{ path, row }] : [];
    });
    return trailSpritesOf(trails, page);
  }, [paths, page]);
  const transforms = useMemo(() => sprites.map(({ transform }) => transform), [sprites]);
  const places = useMemo(() => sprites.map(({ transform: _laid, ...place }) => place), [sprites]);
  const { shown, showing } = clock;
  const shownMs = shown.ms;
  const seen = useDerivedValue(() => {
    const atMs = filmAtMs(shownMs.get(), showing.get().tempo);
    return seenOf(
      places,
      paths.map((path) => shareBehind(path, atMs) * path.lengthMm),
    );
  });
  return <Atlas image={page.image} sprites={seen} transforms={transforms} />;
}

/** The ways of a flight that is on: strips and signs of a page, of which more and more is seen. */
export function TrailSprites(props: TrailSpritesProps) {
  const page = usePage(props);
  return page && <Trails paths={props.paths} clock={props.clock} page={page} />;
}
