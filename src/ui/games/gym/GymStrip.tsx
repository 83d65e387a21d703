import { StyleSheet, View } from 'react-native';
import { SPACE } from '../../../theme';
import { IconButton, LeatherButton, Panel, useIsTextLarge } from '../../kit/components';
import { useSetting } from '../../kit/settings';
import { FlickReadout } from './FlickReadout';
import { hasWordsOnButtons, type StripForm } from './gymLayout';
import type { GymPanelProps } from './gymPanel';
import { useGymText } from './useGymText';

export interface GymStripProps extends GymPanelProps {
  readonly form: StripForm;
}

/** The panel under the board, as low as it can be. */
export function GymStrip({ report, canUndo, undo, reset, form }: GymStripProps) {
  const { t } = useGymText();
  const [aid, setAid] = useSetting('aid');
  const isAided = aid !== 'none';
  const hasWords = hasWordsOnButtons(form, useIsTextLarge());
  const Button = hasWords ? LeatherButton : IconButton;
  const share = hasWords && form === 'rows' && styles.share;
  return (
    <Panel contentStyle={[styles.strip, form !== 'rows' && styles.row]}>
      <FlickReadout report={report} isList={false} />
      <View style={styles.buttons}>
        <IconButton
          icon="aid"
          label={t('gym.aid')}
          isOn={isAided}
          onPress={() => setAid(isAided ? 'none' : 'direction')}
          testID="gym-aid"
        />
        <Button
          icon="undo"
          label={t('gym.undo')}
          onPress={undo}
          isDisabled={!canUndo}
          style={share}
          testID="gym-undo"
        />
        <Button icon="reset" label={t('gym.reset')} onPress={reset} style={share} testID="gym-reset" />
      </View>
    </Panel>
  );
}

const styles = StyleSheet.create({
  strip: { gap: SPACE.s, padding: SPACE.s, paddingLeft: SPACE.m },
  row: { flexDirection: 'row', alignItems: 'center' },
  buttons: { flexDirection: 'row', alignItems: 'center', gap: SPACE.s },
  share: { flexGrow: 1, flexShrink: 1, flexBasis: 0 },
});
