import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { SPACE, UI } from '../../../../theme';
import { useFigures } from '../../../kit/hooks/useFigures';
import { Gold } from '../cards';
import { Words } from '../../../kit/components';
import { useIsMotionReduced } from '../../../kit/settings';
import { Face } from '../pieces/Face';
import { FlyingCoins } from './FlyingCoins';
import { killsOf } from './killsOf';
import type { Told } from './told';
import { useCatacombsText } from '../words';

const GOLD_PER_COIN = 100;
const MOST_COINS = 9;
const PURSE_PT = 64;

/** The kills beside a hero’s board turn into gold: from the discs into the purse. */
export function GoldPaid({ event, state, words }: Told<'goldPaid'>) {
  const { t } = useCatacombsText();
  const figures = useFigures();
  const isStill = useIsMotionReduced();
  const [widthPt, setWidthPt] = useState(0);
  const before = state.shown.heroes[event.hero]?.gold ?? 0;
  const coins = Math.min(MOST_COINS, Math.ceil(event.gold / GOLD_PER_COIN));
  return (
    <View style={styles.row} onLayout={({ nativeEvent }) => setWidthPt(nativeEvent.layout.width)}>
      <View style={styles.kills}>
        {killsOf(state, event.hero).map((piece) => (
          <Face key={piece} id={piece} sizePt={36} tone="dimmed" />
        ))}
      </View>
      <View style={styles.purse}>
        <Face id={event.hero} sizePt={PURSE_PT} />
        <Words type="ui">{words.name(event.hero)}</Words>
        <Gold gold={before + event.gold} colour={UI.gold} />
        <Words type="label" colour={UI.green}>
          {t('prompts.earned', { gold: figures(event.gold) })}
        </Words>
      </View>
      {isStill || widthPt === 0 ? null : <FlyingCoins count={coins} distancePt={widthPt - PURSE_PT} />}
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', justifyContent: 'space-between', gap: SPACE.m },
  kills: { flexDirection: 'row', flexWrap: 'wrap', flexShrink: 1, gap: SPACE.xs },
  purse: { alignItems: 'center', gap: SPACE.hair },
});
