import type { Step } from '../../words/attack';
import type { SpellId } from '../../words/ids';

export interface SpellCard {
  readonly id: SpellId;
  readonly copies: number;
  readonly steps: readonly Step[];
  /** It starts from where the Wizard or the Familiar stands (BASE-225). */
  readonly hasOrigin: boolean;
}

export const spellCard = (id: SpellId, copies: number, hasOrigin: boolean, steps: readonly Step[]): SpellCard => ({
  id,
  copies,
  hasOrigin,
  steps,
});
