import { StyleSheet, View } from 'react-native';
import type { FlickReport } from '../../../rules/gym';
import { SPACE, TYPE, UI } from '../../../theme';
import { useTextScale, Words } from '../../kit/components';
import { Announced } from '../../kit/reader';
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
  const lines = report === null ? null : linesOf(report);

  function linesOf({ discId, speedMmS, struck }: FlickReport) {
    const speed = (speedMmS / MM_PER_M).toLocaleString(language, {
      minimumFractionDigits: 2,
      maximumFractionDigits: 2,
    });
    const order = struck.map((id, index) => t('gym.order', { position: index + 1, disc: words.name(id) }));
    return {
      flicked: t('gym.flicked', { disc: words.name(discId), speed }),
      order: order.length === 0 ? t('gym.struckNothing') : order.join('  '),
    };
  }

  return (
    <>
      <Announced text={lines === null ? '' : `${lines.flicked}. ${lines.order}`} place="view" />
      {lines === null ? (
        <Words type="ui" colour={UI.muted} style={readout} testID="last-flick">
          {t('gym.noFlickYet')}
        </Words>
      ) : (
        <View aria-live="polite" style={readout} testID="last-flick">
          <Words type="number" colour={UI.gold}>
            {lines.flicked}
          </Words>
          <Words type="ui" numberOfLines={2}>
            {lines.order}
          </Words>
        </View>
      )}
    </>
  );
}

const styles = StyleSheet.create({ readout: { flexGrow: 1, flexShrink: 1, gap: SPACE.hair } });
