import { earned } from '../../../../rules/catacombs';
import { UI } from '../../../../theme';
import type { Asked } from '../parts/asked';
import { Gold } from '../cards';
import { OneOf, Question } from '../../../table/question';
import { Face } from '../pieces/Face';
import { heroWith } from '../parts/heroesKnown';

/** The reserve runs dry: each hero with what its kills have earned. */
export function PayFirst(asked: Asked<'payFirst'>) {
  const { model } = asked.state.view;
  return (
    <Question asked={asked}>
      <OneOf
        {...asked}
        lookOf={(option) => {
          const hero = heroWith(option);
          return hero === null
            ? {}
            : { face: <Face id={hero} sizePt={44} />, detail: <Gold gold={earned(model, hero)} colour={UI.gold} /> };
        }}
      />
    </Question>
  );
}
