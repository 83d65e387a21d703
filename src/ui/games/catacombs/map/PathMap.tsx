import { LineMap } from './LineMap';
import { MazeMap } from './MazeMap';
import type { PathMapProps } from './pathMapProps';

/** The way through the catacombs, as its cards lie on the table. */
export function PathMap({ model, ...rest }: PathMapProps) {
  const { path } = model;
  return path.kind === 'line' ? (
    <LineMap {...rest} model={model} line={path} />
  ) : (
    <MazeMap {...rest} model={model} maze={path} />
  );
}
