import { useTranslation } from 'react-i18next';
import { ARTEFACT_CARDS, ARTEFACT_IDS, heroOf } from '../../../../rules/catacombs';
import { UI } from '../../../../theme';
import { ARTEFACT_GLYPHS, CostCircles } from '../../../cards';
import { Glyph } from '../../../glyph';
import { KeptDiscs } from '../../drawers';
import type { Asked } from '../parts/asked';
import { OneOf, type OptionLook } from '../parts/OneOf';
import { Question } from '../parts/Question';

/** What has been kept, and what it could pay for. */
export function ActivateArtefact(asked: Asked<'activateArtefact'>) {
  const { t } = useTranslation();
  const { words, state, purpose } = asked;
  const kept = heroOf(state.view.model, purpose.hero).trophies?.kept ?? [];
  const lookOf = (option: string): OptionLook => {
    const id = ARTEFACT_IDS.find((one) => one === option);
    if (id === undefined) return { note: t('prompts.trophiesKept') };
    return {
      face: <Glyph id={ARTEFACT_GLYPHS[id]} sizePt={36} colour={UI.gold} />,
      note: words.wording.artefacts[id].text,
      detail: <CostCircles cost={ARTEFACT_CARDS[id].cost} words={words} colour={UI.muted} />,
    };
  };
  return (
    <Question asked={asked}>
      <KeptDiscs monsters={kept.map(({ monster }) => monster)} words={words} />
      <OneOf {...asked} lookOf={lookOf} />
    </Question>
  );
}
