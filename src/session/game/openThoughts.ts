import type { GameModule } from './gameModule';
import type { Played } from './played';

/** Everything that is thought of lies there for all to see: so do the thoughts. */
export const openThoughts = <P extends Played>(
  read: (kept: unknown) => P['thought'] | null,
  stumbled: P['thought'],
): GameModule<P>['thoughts'] => ({ read, for: (thought) => thought, stumbled });
