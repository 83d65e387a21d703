import { StyleSheet, View } from 'react-native';
import { heroOf } from '../../../../rules/catacombs';
import { SPACE } from '../../../../theme';
import type { Asked } from '../parts/asked';
import { Face } from '../pieces/Face';
import { lifeOf } from '../parts/heroesKnown';
import { Life } from '../parts/Life';
import { Magic } from '../parts/Magic';
import { OneOf, Question } from '../../../table/question';
import { useNoteOf } from '../parts/usePriceNote';
import { useCatacombsText } from '../words';

/** Too little magic is left: the rest can be paid with life. */
export function PayWithLife(asked: Asked<'payWithLife'>) {
  const { t } = useCatacombsText();
  const { hero, price } = asked.purpose;
  const { model } = asked.state.view;
  const { life, max } = lifeOf(model, hero);
  const { magic = 0 } = heroOf(model, hero);
  const priceNote = useNoteOf()(price);
  return (
    <Question asked={asked}>
      <View style={styles.row}>
        <Face id={hero} sizePt={48} />
        <Life life={life} max={max} after={life - price.life} />
        <Magic magic={magic} after={magic - price.magic} />
      </View>
      <OneOf
        {...asked}
        lookOf={(option) => ({
          note: option === 'payLife' ? priceNote : t('prompts.lifeKept'),
        })}
      />
    </Question>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: SPACE.m },
});
