import { StyleSheet, View } from 'react-native';
import type { FlickReport } from '../../../rules/gym';
import { SPACE, TYPE, UI } from '../../../theme';
import { useTextScale, Words } from '../../kit/components';
import { useGymText } from './useGymText';

const MM_PER_M = 1000;

export interface FlickReadoutProps {
  readonly report: FlickReport | null;
}

/** Room for the longest report, from the first: otherwise the board would give way at each flick. */
const useHeightPt = (): number => (TYPE.number.lineHeightPt + SPACE.hair + 2 * TYPE.ui.lineHeightPt) * useTextScale();

/** What the last flick did: how fast, and what it struck, in order. */
export function FlickReadout({ report }: FlickReadoutProps) {
  const { t, language, words } = useGymText();
  const heightPt = useHeightPt();
  const readout = [styles.readout, { minHeight: heightPt }];
  if (report === null) {
    return (
      <Words type="ui" colour={UI.muted} style={readout} testID="last-flick">
        {t('gym.noFlickYet')}
      </Words>
    );
  }
  const speed = (report.speedMmS / MM_PER_M).toLocaleString(language, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  const struck = report.struck.map((id, index) => t('gym.order', { position: index + 1, disc: words.name(id) }));
  const line = struck.length === 0 ? t('gym.struckNothing') : struck.join('  ');
  return (
    <View aria-live="polite" style={readout} testID="last-flick">
      <Words type="number" colour={UI.gold}>
        {t('gym.flicked', { disc: words.name(report.discId), speed })}
      </Words>
      <Words type="ui" numberOfLines={2}>
        {line}
      </Words>
    </View>
  );
}

const styles = StyleSheet.create({ readout: { flexGrow: 1, flexShrink: 1, gap: SPACE.hair } });
