import { ARTEFACT_CARDS, FIVE_VERMIN } from '../../../../rules/catacombs';
import { UI } from '../../../../theme';
import { CostCircles, FamilyMark } from '../cards';
import type { Asked } from '../parts/asked';
import { Face } from '../pieces/Face';
import { useCatacombsText } from '../words';
import { OneOf, Question } from '../../../table/question';

/** Which kept monster lies on this circle, and so goes back. */
export function PayArtefact(asked: Asked<'payArtefact'>) {
  const { t } = useCatacombsText();
  const { words, purpose } = asked;
  return (
    <Question asked={asked}>
      <CostCircles cost={ARTEFACT_CARDS[purpose.artefact].cost} words={words} colour={UI.muted} />
      <OneOf
        {...asked}
        lookOf={(option) => ({
          face: option === FIVE_VERMIN ? <FamilyMark family="vermin" sizePt={44} /> : <Face id={option} sizePt={44} />,
          note: t('prompts.backToReserve'),
        })}
      />
    </Question>
  );
}
