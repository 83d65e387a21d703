import { StyleSheet, View } from 'react-native';
import type { FlickReport } from '../../../rules/gym';
import { SPACE, TYPE, UI } from '../../../theme';
import { useTextScale, Words } from '../../kit/components';
import { useGymText } from './useGymText';

const MM_PER_M = 1000;

export interface FlickReadoutProps {
  readonly report: FlickReport | null;
  /** One below the other, where there is room. */
  readonly isList: boolean;
}

/** Room for the longest report of the strip, from the first: otherwise the board would give way at each flick. */
const useStripHeightPt = (): number =>
  (TYPE.number.lineHeightPt + SPACE.hair + 2 * TYPE.ui.lineHeightPt) * useTextScale();

/** What the last flick did: how fast, and what it struck, in order. */
export function FlickReadout({ report, isList }: FlickReadoutProps) {
  const { t, language, words } = useGymText();
  const stripHeightPt = useStripHeightPt();
  const readout = [styles.readout, !isList && { minHeight: stripHeightPt }];
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
  const lines = struck.length === 0 ? [t('gym.struckNothing')] : isList ? struck : [struck.join('  ')];
  const gone = report.exits.map(({ discId }) => words.name(discId));
  return (
    <View aria-live="polite" style={readout} testID="last-flick">
      <Words type="number" colour={UI.gold}>
        {t('gym.flicked', { disc: words.name(report.discId), speed })}
      </Words>
      {lines.map((line) => (
        <Words key={line} type="ui" numberOfLines={isList ? undefined : 2}>
          {line}
        </Words>
      ))}
      {gone.length > 0 && isList ? (
        <Words type="label" colour={UI.muted}>
          {t('gym.cameBack', { discs: gone.join(', ') })}
        </Words>
      ) : null}
    </View>
  );
}

const styles = StyleSheet.create({ readout: { flexGrow: 1, flexShrink: 1, gap: SPACE.hair } });
