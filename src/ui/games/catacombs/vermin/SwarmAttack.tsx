import type { OptionId } from '../../../../rules/machine';
import { heroesOf, lethalPoison, poisonTotal } from '../../../../rules/catacombs';
import type { Asked } from '../parts/asked';
import { lastHappened } from '../parts/lastHappened';
import { useCatacombsText } from '../words';
import { OneOf, Question } from '../../../table/question';

/** Three of them are on a hero: damage or poison. */
export function SwarmAttack(asked: Asked<'swarmAttack'>) {
  const { t } = useCatacombsText();
  const { purpose, state } = asked;
  const hero = heroesOf(state.view.model).find(({ id }) => id === purpose.on);
  const noteOf = (option: OptionId): string => {
    if (hero === undefined) return '';
    return option === 'bite'
      ? t('prompts.swarmBites', { life: hero.life, after: hero.life - 1 })
      : t('prompts.swarmPoisons', { poison: poisonTotal(hero), lethal: lethalPoison(hero.id) });
  };
  return (
    <Question asked={asked} cause={lastHappened(asked, (event) => event.kind === 'climbed')}>
      <OneOf {...asked} lookOf={(option) => ({ note: noteOf(option) })} />
    </Question>
  );
}
