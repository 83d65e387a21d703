import type { ChanceStream } from '../../machine';
import type { Path } from '../model/path';

export interface Laid {
  readonly path: Path;
  readonly stream: ChanceStream;
}
