import type { OptionId } from '../../../../rules/machine';
import { HERO_IDS } from '../../../../rules/catacombs';
import type { Asked } from '../parts/asked';
import { lifeOf } from '../parts/heroesKnown';
import { OneOf, Question } from '../../../table/question';
import { heroLook } from '../parts/pieceLook';

/** Each wounded hero with its life, and what it would be. */
export function HealWhom(asked: Asked<'healWhom'>) {
  const { model } = asked.state.view;
  const healed = (option: OptionId): number | undefined => {
    const hero = HERO_IDS.find((id) => id === option);
    if (hero === undefined) return undefined;
    const { life, max } = lifeOf(model, hero);
    return Math.min(max, life + asked.purpose.amount);
  };
  return (
    <Question asked={asked}>
      <OneOf {...asked} lookOf={(option) => heroLook(model, option, healed(option))} />
    </Question>
  );
}
