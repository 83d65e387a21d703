import type { CatacombsEvent } from '../../../../rules/catacombs';
import type { CatacombsWords } from '../../../../i18n/catacombs';
import type { ShowRule } from '../topics';
import type { TableState } from '../../../../session/catacombs';

/** Something that happened and is being told: the table and the log are as they were just before. */
export interface Told<Kind extends CatacombsEvent['kind']> {
  readonly event: Extract<CatacombsEvent, { kind: Kind }>;
  readonly state: TableState;
  readonly words: CatacombsWords;
  readonly onShowRule?: ShowRule;
}
