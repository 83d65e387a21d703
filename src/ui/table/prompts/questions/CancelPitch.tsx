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
import { usePriceNote } from '../parts/usePriceNote';

/** Before the damage counts: take it, or let the cloak swallow it once in this room. */
export function CancelPitch(asked: Asked<'cancelPitch'>) {
  const { t } = useTranslation();
  const { hero, equipment, damage } = asked.purpose;
  const price = usePriceNote(asked.state.view.model)(hero, equipment);
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
            option === 'cancel'
              ? [t('prompts.cloakUsed'), price].filter(Boolean).join(' ')
              : t(after === 0 ? 'prompts.sufferDeath' : 'prompts.sufferDamage', { damage }),
        })}
      />
    </Question>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: SPACE.m },
});
