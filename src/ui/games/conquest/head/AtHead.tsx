import { StyleSheet, View } from 'react-native';
import type { ConquestPlayed } from '../../../../session/conquest';
import { SPACE } from '../../../../theme';
import type { AtTable } from '../../../game';
import { useIsTextLarge } from '../../../kit/components';
import { useSide } from '../../../kit/side';
import { ScoreAtTable } from '../score/ScoreAtTable';
import { RailAtTable } from '../turn/RailAtTable';
import type { ConquestSpeech } from '../words';

/** From this on, both ways, the rail of the turn finds room beside the score. */
const RAIL_FROM_PT = 600;

/** How it stands; on a tablet the rail of the turn as well. */
export function AtHead(at: AtTable<ConquestPlayed, ConquestSpeech>) {
  const { widthPt, heightPt } = useSide();
  const hasRail = !useIsTextLarge() && Math.min(widthPt, heightPt) >= RAIL_FROM_PT;
  if (!hasRail) return <ScoreAtTable {...at} />;
  return (
    <View style={styles.row}>
      <View style={styles.half}>
        <ScoreAtTable {...at} />
      </View>
      <View style={styles.half}>
        <RailAtTable state={at.state} words={at.words} hasRoom />
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', gap: SPACE.s },
  half: { flexGrow: 1, flexShrink: 1, flexBasis: 0 },
});
