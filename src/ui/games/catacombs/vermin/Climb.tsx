import type { Asked } from '../parts/asked';
import { Face } from '../pieces/Face';
import { lastHappened } from '../parts/lastHappened';
import { useCatacombsText } from '../words';
import { OneOf, Question } from '../../../table/question';

/** On whose disc the rat is put, when it struck several. */
export function Climb(asked: Asked<'climb'>) {
  const { t } = useCatacombsText();
  const ratsOn = (id: string): number => asked.state.shown.pieces[id]?.swarm.length ?? 0;
  return (
    <Question asked={asked} cause={lastHappened(asked, (event) => event.kind === 'struck')}>
      <OneOf
        {...asked}
        lookOf={(option) => ({
          face: <Face id={option} sizePt={44} />,
          note: t('prompts.climbed', { rats: ratsOn(option) }),
        })}
      />
    </Question>
  );
}
