import type { ShownTable } from '../../../../session/catacombs';
import type { Phases } from '../../../game';
import type { GlyphId } from '../../../kit/glyph';
import type { CatacombsSpeech } from '../words/speech';

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
export function stepName(step: StepId, { wording, t }: CatacombsSpeech): string {
  if (step === 'heroes') return wording.terms.heroSide;
  return step === 'overseer' ? t('table.ribbon.overseer') : wording.phases[step];
}

/** Where the game is: the round, the steps of a room in a row, and the present one. */
export function phasesOf(shown: ShownTable, words: CatacombsSpeech): Phases {
  const phaseOf = (id: StepId) => ({ id, glyph: STEP_GLYPHS[id], name: stepName(id, words) });
  return { steps: STEP_IDS.map(phaseOf), now: phaseOf(currentStep(shown)), round: shown.round };
}
