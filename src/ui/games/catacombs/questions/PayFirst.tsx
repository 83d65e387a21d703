import { earned } from '../../../../rules/catacombs';
import { UI } from '../../../../theme';
import type { Asked } from '../../../table/prompts/parts/asked';
import { Gold } from '../cards';
import { OneOf } from '../../../table/prompts/parts/OneOf';
import { Face } from '../../../table/prompts/parts/Face';
import { heroWith } from '../../../table/prompts/parts/heroesKnown';
import { Question } from '../../../table/prompts/parts/Question';

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
