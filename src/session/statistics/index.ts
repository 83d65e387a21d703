import type { Result } from '../../lib';
import { deviceKeyValue, deviceShelf, type StorageFault } from '../../storage';
import { readStatistics, type PlayerStatistics } from './statistics';

export type { PlayerStatistics } from './statistics';
export { suggestedHandicap, type Suggestion } from './streak';

/** What everybody has done in the games of this device. */
export const readDeviceStatistics = (): Promise<Result<readonly PlayerStatistics[], StorageFault>> =>
  readStatistics({ shelf: deviceShelf, values: deviceKeyValue });
