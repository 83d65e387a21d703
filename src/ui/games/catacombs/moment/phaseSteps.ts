import type { CatacombsText, CatacombsWords } from '../../../../i18n/catacombs';
import type { ShownTable } from '../../../../session/catacombs';
import type { GlyphId } from '../../../kit/glyph';

export const STEP_IDS = ['exploration', 'setup', 'heroes', 'overseer', 'resolution'] as const;
export type StepId = (typeof STEP_IDS)[number];

export const STEP_GLYPHS: Readonly<Record<StepId, GlyphId>> = {
  exploration: 'room',
  setup: 'placing',
  heroes: 'fight',
  overseer: 'overseer',
  resolution: 'resolution',
};

/** A round of combat is two steps: the heroes' turn and the Overseer's. */
export function currentStep({ phase, turn }: Pick<ShownTable, 'phase' | 'turn'>): StepId {
  if (phase !== 'combat') return phase ?? 'exploration';
  return turn ?? 'heroes';
}

/** The Overseer's whole title is too long for a flag. */
export function stepName(step: StepId, { wording }: CatacombsWords, t: CatacombsText): string {
  if (step === 'heroes') return wording.terms.heroSide;
  return step === 'overseer' ? t('table.ribbon.overseer') : wording.phases[step];
}
