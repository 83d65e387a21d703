import type { Purpose } from '../../../../rules/catacombs';
import type { PromptKey } from '../promptKey';
import type { Speaker, Values } from '../speaker';

export interface Line {
  readonly key: PromptKey;
  readonly values?: Values;
}

export type PurposeKind = Purpose['kind'];
export type PurposeOf<Kind extends PurposeKind> = Extract<Purpose, { kind: Kind }>;

export type Lines = { readonly [Kind in PurposeKind]: (purpose: PurposeOf<Kind>, speaker: Speaker) => Line };
/** Those of one box. */
export type SomeLines = Partial<Lines>;
