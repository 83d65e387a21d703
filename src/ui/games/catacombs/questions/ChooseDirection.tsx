import { DIRECTIONS, type Direction } from '../../../../rules/catacombs';
import { UI } from '../../../../theme';
import { Words } from '../../../kit/components';
import type { Asked } from '../parts/asked';
import { answerWith, Question } from '../../../table/question';
import { PathMap } from '../map/PathMap';
import { picksOf } from '../map/picks';
import { useCatacombsText } from '../words';

/** Through a door of this room, to a card that is turned over; what has no matching door is crossed out. */
export function ChooseDirection(asked: Asked<'chooseDirection'>) {
  const { t } = useCatacombsText();
  const { session, state, words, ask } = asked;
  const { model } = state.view;
  const tried: readonly Direction[] = model.path.kind === 'labyrinth' ? model.path.tried : [];
  return (
    <Question asked={asked}>
      <PathMap
        model={model}
        words={words}
        picks={picksOf(model, ask.options)}
        onPick={(option) => answerWith(session, option)}
      />
      {DIRECTIONS.filter((direction) => tried.includes(direction)).map((direction) => (
        <Words key={direction} type="label" colour={UI.red}>
          {words.event({ kind: 'directionBarred', direction })}
        </Words>
      ))}
      <Words type="label" colour={UI.muted}>
        {t('prompts.tapTheMap')}
      </Words>
    </Question>
  );
}
