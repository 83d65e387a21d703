import { useTranslation } from 'react-i18next';
import { answerWith, type Asked } from '../parts/asked';
import { mapValues } from '../parts/mapValues';
import { OneOf } from '../parts/OneOf';
import { Question } from '../parts/Question';
import { taskNow } from '../parts/taskNow';
import { Votes } from '../parts/Votes';
import { PathMap } from '../map/PathMap';
import { picksOf } from '../map/picks';
import { RoomBrief } from '../map/RoomBrief';

/** Two cards lie side by side: the players of the heroes vote for one. */
export function ChooseRoom(asked: Asked<'chooseRoom'>) {
  const { t } = useTranslation();
  const { session, state, words, ask } = asked;
  const { model } = state.view;
  const votes = taskNow(state.view, 'chooseRoom')?.votes ?? {};
  return (
    <Question asked={asked}>
      <PathMap
        model={model}
        words={words}
        picks={picksOf(model, ask.options)}
        onPick={(option) => answerWith(session, option)}
      />
      <OneOf
        {...asked}
        lookOf={(option) => ({
          note: t('prompts.voteForRoom'),
          detail: <RoomBrief model={model} words={words} card={option} />,
        })}
      />
      <Votes words={words} votes={mapValues(votes, words.name)} />
    </Question>
  );
}
