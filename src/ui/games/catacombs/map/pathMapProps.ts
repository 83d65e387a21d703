import type { OptionId } from '../../../../rules/machine';
import type { Catacombs } from '../../../../rules/catacombs';
import type { CatacombsWords } from '../../../../i18n/catacombs';
import type { MapPick } from './picks';

export interface PathMapProps {
  readonly model: Catacombs;
  readonly words: CatacombsWords;
  /** Spaces that can be chosen; none: the map is only to be looked at. */
  readonly picks?: readonly MapPick[];
  /** Options chosen so far, where several can be; undefined where a press answers at once. */
  readonly chosen?: readonly string[];
  readonly onPick?: (option: OptionId) => void;
}
