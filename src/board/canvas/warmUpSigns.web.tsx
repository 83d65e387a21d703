import { drawAsPicture, type SkCanvas } from '@shopify/react-native-skia';
import { createElement, type ComponentType, type ReactElement } from 'react';
import { makeMutable, type SharedValue } from 'react-native-reanimated';
import { projectionOf, UPRIGHT, wholeBoard } from '../camera';
import { NO_AIM, type ShownAim } from '../flicking/shownAim';
import type { ShownDrag } from '../flicking/shownDrag';
import { bakeForCanvas } from '../look';
import type { BoardScene, ScenePiece } from '../scene/scene';
import { AimBand } from './aim/AimBand';
import { AimReach } from './aim/AimReach';
import { ChosenHalo } from './aim/ChosenHalo';
import { DragSign } from './aim/DragSign';
import { PlacingLights } from './aim/PlacingLights';
import { PullHandle } from './aim/PullHandle';
import { RingArm, RingBand, RingKnob } from './aim/RingGuide';
import { Beckoning } from './discs/Beckoning';
import { ExitMarks } from './flight/ExitMarks';
import { FlightPaths } from './flight/FlightPaths';
import { TargetRings } from './ground/TargetRings';

const SIDE_PX = 120;
const SIDE_MM = 100;
/** What lies on whole points is painted in other ways: no board does. */
const OFF_PX = 0.3;
const AT = { xMm: 50, yMm: 50 };
const DISC: ScenePiece = { ...AT, id: 'disc', piece: '', radiusMm: 12, isFlickable: true, marks: [] };
const SCENE: BoardScene = { ground: '', widthMm: SIDE_MM, heightMm: SIDE_MM, pieces: [DISC] };

/** A sign as it is when it is seen. */
const sign = <Props extends object>(component: ComponentType<Props>, props: Props): ReactElement =>
  createElement(component, props);

/** One of each that a canvas ever shows beside discs and ground. */
function signs(): readonly ReactElement[] {
  const frame = { ...UPRIGHT, widthPx: SIDE_PX, heightPx: SIDE_PX };
  const projection = makeMutable(projectionOf(wholeBoard(SCENE), frame, SCENE));
  // What lies straight is cut off in another way than what leans.
  const aimAt = (angleRad: number): SharedValue<ShownAim> =>
    makeMutable<ShownAim>({
      ...{ ...NO_AIM, ...AT, angleRad, strength: 0.6, isPulled: true },
      ...{ behindMm: 50, aheadMm: 50, reachMm: 40, reachRad: angleRad },
    });
  const [straight, aim] = [aimAt(0), aimAt(0.7)];
  const knob = makeMutable({ ...AT, isShown: true, isHeld: false });
  const drag = (isLegal: boolean) => makeMutable<ShownDrag>({ ...AT, pieceId: DISC.id, isLegal });
  const ring = {
    pieceId: DISC.id,
    origin: { ...AT, radiusMm: 12 },
    maxGapMm: 8,
    isLegal: () => true,
    onMove: () => undefined,
  };
  const { radiusMm } = DISC;
  const ahead = {
    ...AT,
    vxMmS: 80,
    vyMmS: 20,
    decelerationMmS2: 0,
    angleRad: 0,
    spinRadS: 0,
    spinDecelerationRadS2: 0,
  };
  const track = {
    appearsMs: 0,
    vanishesMs: null,
    segments: [{ ...ahead, startMs: 0, endMs: 400, isHidden: false }],
  };
  const flight = { durationMs: 400, tracks: [DISC.id, 'other'].map((discId) => ({ ...track, discId })) };
  return [
    sign(AimBand, { aim, radiusMm, lengthMm: 40 }),
    sign(AimBand, { aim: straight, radiusMm, lengthMm: 40 }),
    sign(AimReach, { aim, radiusMm, longestMm: SIDE_MM }),
    sign(AimReach, { aim: straight, radiusMm, longestMm: SIDE_MM }),
    sign(PullHandle, { aim, radiusMm, lengthMm: 40, pxPerMm: 1 }),
    sign(ChosenHalo, { disc: DISC, projection }),
    sign(DragSign, { drag: drag(true), pieces: SCENE.pieces }),
    sign(DragSign, { drag: drag(false), pieces: SCENE.pieces }),
    sign(RingBand, { ring, projectileRadiusMm: 6 }),
    sign(RingArm, { ring, knob }),
    sign(RingKnob, { ring, knob, projection, lies: 0 }),
    sign(PlacingLights, {
      regions: [
        { kind: 'inside', rect: { xMm: 0, yMm: 0, widthMm: 60, heightMm: 40 } },
        { kind: 'near', ...AT, radiusMm: 12, maxGapMm: 20 },
      ],
    }),
    sign(TargetRings, { targets: [{ ...AT, innerMm: 10, outerMm: 20 }] }),
    sign(Beckoning, { disc: DISC }),
    sign(ExitMarks, { exits: [AT], scene: SCENE }),
    sign(FlightPaths, { flight, scene: SCENE, isHushed: true, clock: null, pxPerMm: 1, life: 0 }),
  ];
}

/** The first time that a sign is shown, the device compiles how: it is drawn once out of sight before, when there is time. */
export async function warmUpSigns(pause: () => Promise<void>): Promise<void> {
  for (const one of signs()) {
    await pause();
    const picture = await drawAsPicture(one);
    const show = (canvas: SkCanvas): void => {
      canvas.translate(OFF_PX, OFF_PX);
      canvas.scale(SIDE_PX / SIDE_MM, SIDE_PX / SIDE_MM);
      canvas.drawPicture(picture);
    };
    bakeForCanvas(SIDE_PX, SIDE_PX, show).dispose();
    picture.dispose();
  }
}
