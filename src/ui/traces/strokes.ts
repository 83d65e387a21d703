/** What was felt of a finger, and when that was known here: both in milliseconds, each by the clock that it comes with. */
export interface Felt {
  readonly kind: 'down' | 'move' | 'up' | 'lost';
  readonly finger: number;
  readonly xPt: number;
  readonly yPt: number;
  readonly atMs: number;
  readonly arrivedAtMs: number;
}

/** Who felt it: the surface that boards have, or the touch events of React Native, which bring the system's time. */
export type Field = 'game' | 'system';

export interface Stroke {
  readonly field: Field;
  readonly felt: readonly Felt[];
}

/** A stroke begins with the finger; whatever comes without one is left out. */
export function strokesWith(strokes: readonly Stroke[], field: Field, felt: Felt): readonly Stroke[] {
  if (felt.kind === 'down') return [...strokes, { field, felt: [felt] }];
  const at = strokes.findLastIndex((stroke) => stroke.field === field && stroke.felt[0]?.finger === felt.finger);
  return strokes.map((stroke, index) => (index === at ? { field, felt: [...stroke.felt, felt] } : stroke));
}

const rounded = (value: number): number => Math.round(value * 1000) / 1000;

/** As a file: one line a stroke, so that thousands of samples can be read and compared. */
export function tracesFile(strokes: readonly Stroke[], device: Readonly<Record<string, string | number>>): string {
  const lines = strokes.map(({ field, felt }) =>
    JSON.stringify({
      field,
      felt: felt.map(({ kind, finger, xPt, yPt, atMs, arrivedAtMs }) => [
        kind,
        finger,
        ...[xPt, yPt, atMs, arrivedAtMs].map(rounded),
      ]),
    }),
  );
  return `{"format":"pichenette-traces","version":1,"device":${JSON.stringify(device)},"strokes":[\n${lines.join(',\n')}\n]}\n`;
}
