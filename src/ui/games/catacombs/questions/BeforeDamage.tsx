import { StyleSheet, View } from 'react-native';
import { SPACE } from '../../../../theme';
import type { Asked } from '../parts/asked';
import { Face } from '../pieces/Face';
import { lifeOf } from '../parts/heroesKnown';
import { lastHappened } from '../parts/lastHappened';
import { Life } from '../parts/Life';
import { useCatacombsText } from '../words';
import { OneOf, Question } from '../../../table/question';

export interface BeforeDamageProps {
  readonly asked: Asked<'absorb'> | Asked<'cancelPitch'>;
  /** What keeps the hero unharmed… */
  readonly way: 'absorb' | 'cancel';
  /** …and what that costs. */
  readonly cost: string;
}

/** What takes no life and may be stopped all the same is a rat that climbs. */
function suffered(damage: number, lifeAfter: number) {
  if (damage === 0) return 'prompts.sufferClimb';
  return lifeAfter === 0 ? 'prompts.sufferDeath' : 'prompts.sufferDamage';
}

/** A blow before it counts: the life that it would take, and what is given to be spared it. */
export function BeforeDamage({ asked, way, cost }: BeforeDamageProps) {
  const { t } = useCatacombsText();
  const { hero, damage } = asked.purpose;
  const { life, max } = lifeOf(asked.state.view.model, hero);
  const after = Math.max(0, life - damage);
  return (
    <Question asked={asked} cause={lastHappened(asked, ({ kind }) => kind === 'struck')}>
      <View style={styles.row}>
        <Face id={hero} sizePt={48} />
        <Life life={life} max={max} after={after} />
      </View>
      <OneOf
        {...asked}
        lookOf={(option) => ({
          note: option === way ? cost : t(suffered(damage, after), { damage }),
        })}
      />
    </Question>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: SPACE.m },
});
