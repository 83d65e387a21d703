import type { OptionId } from '../../../../rules/machine';
import { ARTEFACT_CARDS, ARTEFACT_IDS, heroOf, KEEP_TROPHIES } from '../../../../rules/catacombs';
import { UI } from '../../../../theme';
import { ARTEFACT_GLYPHS, CostCircles } from '../cards';
import { Glyph } from '../../../kit/glyph';
import { useCatacombsText } from '../words';
import { KeptDiscs } from '../parts/KeptDiscs';
import type { Asked } from '../parts/asked';
import { answerWith, OneOf, OptionButton, type OptionLook, Question } from '../../../table/question';

/** What has been kept, and what it could pay for. */
export function ActivateArtefact(asked: Asked<'activateArtefact'>) {
  const { t } = useCatacombsText();
  const { session, words, state, purpose, ask } = asked;
  const kept = heroOf(state.view.model, purpose.hero).trophies?.kept ?? [];
  const lookOf = (option: OptionId): OptionLook => {
    const id = ARTEFACT_IDS.find((one) => one === option);
    if (id === undefined) return {};
    return {
      face: <Glyph id={ARTEFACT_GLYPHS[id]} sizePt={36} colour={UI.gold} />,
      note: words.wording.artefacts[id].text,
      detail: <CostCircles cost={ARTEFACT_CARDS[id].cost} words={words} colour={UI.muted} />,
    };
  };
  return (
    <Question
      asked={asked}
      footer={
        <OptionButton
          option={KEEP_TROPHIES}
          label={words.option(KEEP_TROPHIES)}
          note={t('prompts.trophiesKept')}
          onPress={() => answerWith(session, KEEP_TROPHIES)}
        />
      }
    >
      <KeptDiscs monsters={kept.map(({ monster }) => monster)} words={words} />
      {/* To activate nothing is no artefact among the others. */}
      <OneOf
        {...asked}
        ask={{ ...ask, options: ask.options.filter((option) => option !== KEEP_TROPHIES) }}
        lookOf={lookOf}
      />
    </Question>
  );
}
