import { PASS } from '../../../../rules/catacombs';
import type { Asked } from '../parts/asked';
import { Face } from '../pieces/Face';
import { lastHappened } from '../parts/lastHappened';
import { useCatacombsText } from '../words';
import { OneOf, Question } from '../../../table/question';

/** Which frightened hero is flicked next, if any. */
export function Frighten(asked: Asked<'frighten'>) {
  const { t } = useCatacombsText();
  const stacks = asked.state.view.model.room?.stacks ?? [];
  const isLaden = (hero: string): boolean => stacks.some(({ on }) => on === hero);
  return (
    <Question asked={asked} cause={lastHappened(asked, (event) => event.kind === 'damaged')}>
      <OneOf
        {...asked}
        lookOf={(option) =>
          option === PASS
            ? { note: t('prompts.nobodyFlees') }
            : {
                face: <Face id={option} sizePt={44} />,
                note: t(isLaden(option) ? 'prompts.fleesLaden' : 'prompts.flees'),
              }
        }
      />
    </Question>
  );
}
