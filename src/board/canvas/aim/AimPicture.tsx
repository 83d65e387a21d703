import { memo } from 'react';
import type { SharedValue } from 'react-native-reanimated';
import type { AimAid, AimWay, DiscId } from '../../../rules/flicking';
import { FULL_PULL_PX } from '../../aim';
import { AimBand } from './AimBand';
import { AimReach } from './AimReach';
import { PullHandle } from './PullHandle';
import type { BoardScene } from '../../scene/scene';
import type { ShownAim } from '../../flicking/shownAim';

export interface AimPictureProps {
  readonly aim: SharedValue<ShownAim>;
  readonly scene: BoardScene;
  /** The disc that is aimed. */
  readonly discId: DiscId | null;
  readonly way: AimWay;
  readonly aid: AimAid;
  readonly pxPerMm: number;
}

const BAND_MM = 58;

/** What is drawn while somebody aims: as much as the aid allows, and of a pull the finger in any case. */
export const AimPicture = memo(function AimPicture(props: AimPictureProps) {
  const { aim, scene, discId, way, aid, pxPerMm } = props;
  const disc = scene.pieces.find(({ id }) => id === discId);
  if (!disc) return null;
  const { radiusMm } = disc;
  // Under a pulling finger the band is as long as the pull, at every zoom.
  const lengthMm = way === 'pullBack' ? FULL_PULL_PX / pxPerMm : BAND_MM;
  // Steps are taken by what is seen of them: without their direction there would be nothing to step.
  const isDirectionSeen = aid !== 'none' || way === 'steps';
  return (
    <>
      {aid === 'firstContact' && <AimReach aim={aim} radiusMm={radiusMm} longestMm={scene.widthMm + scene.heightMm} />}
      {isDirectionSeen && <AimBand aim={aim} radiusMm={radiusMm} lengthMm={lengthMm} />}
      {way === 'pullBack' && <PullHandle aim={aim} radiusMm={radiusMm} lengthMm={lengthMm} pxPerMm={pxPerMm} />}
    </>
  );
});
