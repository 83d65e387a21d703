import { SPIKE_ON_BOARD } from '../../../../rules/catacombs';
import type { Asked } from '../parts/asked';
import { Face } from '../pieces/Face';
import { useCatacombsText } from '../words';
import { OneOf, Question } from '../../../table/question';

/** Which monster goes free with the Bracelet, if any. */
export function LoseSpike(asked: Asked<'loseSpike'>) {
  const { t } = useCatacombsText();
  return (
    <Question asked={asked}>
      <OneOf
        {...asked}
        lookOf={(option) =>
          option === SPIKE_ON_BOARD
            ? { note: t('prompts.spikeKept') }
            : { face: <Face id={option} sizePt={44} />, note: t('prompts.spikeGoes') }
        }
      />
    </Question>
  );
}
