import { CAMP_TRACK } from '../../../../rules/catacombs';
import { UI } from '../../../../theme';
import { Glyph } from '../../../kit/glyph';
import type { Asked } from '../parts/asked';
import { mapValues, OneOf, Question, Votes } from '../../../table/question';
import { taskNow } from '../parts/taskNow';
import { CampTrack } from './CampTrack';
import { useCatacombsText } from '../words';

/** Camp here, or go on: the tracker says what the next space brings, the votes what the others want. */
export function Camp(asked: Asked<'camp'>) {
  const { t } = useCatacombsText();
  const { words, state, purpose } = asked;
  const votes = taskNow(state.view, 'camp')?.votes ?? {};
  const reached = CAMP_TRACK[purpose.space - 1];
  const isAmbush = reached?.kind === 'star';
  const points = reached?.kind === 'rest' ? reached.points : 0;
  return (
    <Question asked={asked}>
      <CampTrack words={words} at={purpose.space - 1} next={purpose.space} />
      <OneOf
        {...asked}
        lookOf={(option) =>
          option === 'camp'
            ? {
                face: <Glyph id="camp" sizePt={30} colour={UI.gold} />,
                note: isAmbush ? t('prompts.campAmbush') : t('prompts.campRest', { points }),
              }
            : { face: <Glyph id="room" sizePt={30} colour={UI.muted} />, note: t('prompts.campNot') }
        }
      />
      <Votes words={words} votes={mapValues(votes, (isYes) => words.option(isYes ? 'camp' : 'goOn'))} />
    </Question>
  );
}
