import type { Asked } from '../parts/asked';
import { Face } from '../pieces/Face';
import { lastHappened } from '../parts/lastHappened';
import { OneOf, Question } from '../../../table/question';
import { usePriceNote } from '../parts/usePriceNote';
import { useCatacombsText } from '../words';

/** Before a hero goes down: the ring keeps it up once in this room. */
export function StayUp(asked: Asked<'stayUp'>) {
  const { t } = useCatacombsText();
  const { hero, equipment } = asked.purpose;
  const price = usePriceNote(asked.state.view.model)(hero, equipment);
  return (
    <Question asked={asked} cause={lastHappened(asked, (event) => 'target' in event && event.target === hero)}>
      <OneOf
        {...asked}
        lookOf={(option) => {
          const isUp = option === 'stayUp';
          return {
            face: <Face id={hero} sizePt={44} tone={isUp ? 'normal' : 'fallen'} />,
            note: isUp ? [t('prompts.ringUsed'), price].filter(Boolean).join(' ') : t('prompts.goesDown'),
          };
        }}
      />
    </Question>
  );
}
