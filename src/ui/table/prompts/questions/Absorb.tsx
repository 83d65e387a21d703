import { useTranslation } from 'react-i18next';
import { StyleSheet, View } from 'react-native';
import { SPACE } from '../../../../theme';
import type { Asked } from '../parts/asked';
import { Face } from '../parts/Face';
import { lifeOf } from '../parts/heroesKnown';
import { lastHappened } from '../parts/lastHappened';
import { Life } from '../parts/Life';
import { OneOf } from '../parts/OneOf';
import { Question } from '../parts/Question';

/** Before the damage counts: a point of armour for the whole attack, or life. */
export function Absorb(asked: Asked<'absorb'>) {
  const { t } = useTranslation();
  const { hero, armour, damage } = asked.purpose;
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
          note:
            option === 'absorb'
              ? t('prompts.armourSpent', { left: armour - 1 })
              : t(after === 0 ? 'prompts.sufferDeath' : 'prompts.sufferDamage', { damage }),
        })}
      />
    </Question>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: SPACE.m },
});
