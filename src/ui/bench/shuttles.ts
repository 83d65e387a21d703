import type { BoardCatalogue, BoardScene, BoardViewProps, ScenePiece } from '../../board';

type Flight = NonNullable<BoardViewProps['flight']>;
type FlightTrack = Flight['tracks'][number];

const WIDTH_MM = 300;
const HEIGHT_MM = 450;
const COLUMNS = 5;
const STEP_MM = 50;
const TRAVEL_MM = 24;
const TRAVEL_MS = 400;
const TRAVELS = 300;
const RADIUS_MM = 12.5;

const discsIn = ({ pieces }: BoardCatalogue): readonly string[] =>
  Object.keys(pieces).filter((name) => pieces[name]?.kind === 'disc');

function pieceAt(index: number, faces: readonly string[]): ScenePiece {
  const piece = faces[index % faces.length];
  if (piece === undefined) throw new Error('no disc has a face');
  return {
    id: `bench-${String(index).padStart(2, '0')}`,
    piece,
    xMm: STEP_MM / 2 + STEP_MM * (index % COLUMNS),
    yMm: STEP_MM / 2 + STEP_MM * Math.floor(index / COLUMNS),
    radiusMm: RADIUS_MM,
    isFlickable: false,
    marks: [],
  };
}

function shuttleOf({ id, xMm, yMm }: ScenePiece): FlightTrack {
  const speedMmS = (TRAVEL_MM / TRAVEL_MS) * 1000;
  const segments = Array.from({ length: TRAVELS }, (_, travel) => {
    const isOut = travel % 2 === 0;
    return {
      startMs: travel * TRAVEL_MS,
      endMs: (travel + 1) * TRAVEL_MS,
      xMm: isOut ? xMm : xMm + TRAVEL_MM,
      yMm,
      vxMmS: isOut ? speedMmS : -speedMmS,
      vyMmS: 0,
      decelerationMmS2: 0,
      angleRad: 0,
      spinRadS: isOut ? 1 : -1,
      spinDecelerationRadS2: 0,
      isHidden: false,
    };
  });
  return { discId: id, appearsMs: 0, vanishesMs: null, segments };
}

/** A board on which so many discs of a game go to and fro without end or meeting: drawing at its busiest, and nothing but it. */
export function shuttles(
  discCount: number,
  catalogue: BoardCatalogue,
): { readonly scene: BoardScene; readonly flight: Flight } {
  const faces = discsIn(catalogue);
  const [ground = ''] = Object.keys(catalogue.grounds);
  const pieces = Array.from({ length: discCount }, (_, index) => pieceAt(index, faces));
  return {
    scene: { ground, widthMm: WIDTH_MM, heightMm: HEIGHT_MM, pieces },
    flight: { durationMs: TRAVELS * TRAVEL_MS, tracks: pieces.map(shuttleOf) },
  };
}
