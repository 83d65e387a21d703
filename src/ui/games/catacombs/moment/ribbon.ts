import type { ShownTable } from '../../../../session/catacombs';
import type { Phases } from '../../../game';
import type { GlyphId } from '../../../kit/glyph';
import type { CatacombsSpeech } from '../words/speech';

export const PHASE_IDS = ['exploration', 'setup', 'heroes', 'overseer', 'resolution'] as const;
export type RibbonPhase = (typeof PHASE_IDS)[number];

export const PHASE_GLYPHS: Readonly<Record<RibbonPhase, GlyphId>> = {
  exploration: 'room',
  setup: 'placing',
  heroes: 'fight',
  overseer: 'overseer',
  resolution: 'resolution',
};

/** A round of combat is two phases of it: the heroes' turn and the Overseer's. */
export function currentPhase({ phase, turn }: Pick<ShownTable, 'phase' | 'turn'>): RibbonPhase {
  if (phase !== 'combat') return phase ?? 'exploration';
  return turn ?? 'heroes';
}

/** The Overseer's whole title is too long for a flag. */
export function phaseName(phase: RibbonPhase, { wording, t }: CatacombsSpeech): string {
  if (phase === 'heroes') return wording.terms.heroSide;
  return phase === 'overseer' ? t('table.ribbon.overseer') : wording.phases[phase];
}

/** Where the game is: the round, the phases of a room in a row, and the present one. */
export function phasesOf(shown: ShownTable, words: CatacombsSpeech): Phases {
  const phaseOf = (id: RibbonPhase) => ({ id, glyph: PHASE_GLYPHS[id], name: phaseName(id, words) });
  return { all: PHASE_IDS.map(phaseOf), now: phaseOf(currentPhase(shown)), round: shown.round };
}
