import { Skia, type SkRSXform } from '@shopify/react-native-skia';
import { useMemo } from 'react';
import { makeMutable, useAnimatedReaction, type SharedValue } from 'react-native-reanimated';
import type { Flight } from '../../physics/flight';
import { spritePoseAt, type Moment, type Placement } from './placements';

export interface Movement {
  readonly placements: readonly Placement[];
  readonly mmPerPx: number;
  readonly flight: Flight | null;
  readonly clockMs: SharedValue<number>;
  readonly selectedLift: SharedValue<number>;
}

function place(transform: SkRSXform, placement: Placement, mmPerPx: number, moment: Moment): void {
  'worklet';
  const { xMm, yMm, scale } = spritePoseAt(placement, moment);
  const size = scale * mmPerPx;
  transform.set(size, 0, xMm - placement.originXPx * size, yMm - placement.originYPx * size);
}

/**
 * Where every sprite goes, kept on the UI thread. A new table is right from its first frame on: Skia's own buffer hook
 * fills it a frame later, and until then all sprites lie in the corner.
 */
export function useTransforms(movement: Movement): SharedValue<SkRSXform[]> {
  const { placements, mmPerPx, flight, clockMs, selectedLift } = movement;
  const transforms = useMemo(
    () =>
      makeMutable(
        placements.map((placement) => {
          const transform = Skia.RSXform(1, 0, 0, 0);
          place(transform, placement, mmPerPx, { flight, atMs: 0, selectedLift: 0 });
          return transform;
        }),
      ),
    [placements, mmPerPx, flight],
  );

  useAnimatedReaction(
    () => ({ flight, atMs: clockMs.get(), selectedLift: selectedLift.get() }),
    (moment) => {
      transforms.modify((table) => {
        'worklet';
        placements.forEach((placement, index) => {
          const transform = table[index];
          if (transform) place(transform, placement, mmPerPx, moment);
        });
        return table;
      });
    },
    [placements, mmPerPx, flight, transforms],
  );
  return transforms;
}
