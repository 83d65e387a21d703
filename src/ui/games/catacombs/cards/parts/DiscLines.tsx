import { StyleSheet, View } from 'react-native';
import type { CatacombsWords } from '../../../../../i18n/catacombs';
import { SPACE, UI, withAlpha } from '../../../../../theme';
import { Words } from '../../../../kit/components';
import type { LiveDisc, LiveMonster } from '../live';
import { LifePips } from './LifePips';
import { StateTag } from './StateTag';
import { STANDING_GLYPHS } from './standing';
import { useCatacombsText } from '../../words';

export interface DiscLinesProps extends LiveMonster {
  readonly words: CatacombsWords;
}

/** Each disc of a kind: the life it has left, and whether it has had its turn. */
export function DiscLines({ discs, waiting, aboard, stock, words }: DiscLinesProps) {
  const { t } = useCatacombsText();
  const line = ({ id, life, maxLife, standing }: LiveDisc) => (
    <View key={id} role="listitem" style={styles.line}>
      <Words type="strip" colour={UI.ink} style={styles.name}>
        {words.name(id)}
      </Words>
      <LifePips life={life} maxLife={maxLife} />
      {life > 0 && life < maxLife ? <StateTag glyph="critical" label={t('cards.state.wounded')} /> : null}
      {standing === null ? null : <StateTag glyph={STANDING_GLYPHS[standing]} label={t(`cards.state.${standing}`)} />}
    </View>
  );
  return (
    <View style={styles.discs}>
      <View role="list" style={styles.discs}>
        {discs.map(line)}
      </View>
      {waiting === 0 ? null : <StateTag glyph="placing" label={t('cards.waiting', { count: waiting })} />}
      {aboard === 0 ? null : <StateTag glyph="rats" label={t('cards.aboard', { count: aboard })} />}
      <Words type="label" colour={UI.inkSecond}>
        {t('cards.stock', { count: stock })}
      </Words>
    </View>
  );
}

const styles = StyleSheet.create({
  discs: { gap: SPACE.xs },
  line: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: SPACE.s,
    rowGap: SPACE.hair,
    borderTopWidth: 1,
    borderTopColor: withAlpha(UI.inkSecond, 0.35),
    paddingTop: SPACE.xs,
  },
  name: { flexGrow: 1 },
});
