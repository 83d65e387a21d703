import { useTranslation } from 'react-i18next';
import { StyleSheet, View } from 'react-native';
import type { Gym, GymState } from '../../../session';
import { SPACE } from '../../../theme';
import { IconButton, LeatherButton, Panel } from '../../components';
import { FlickReadout } from './FlickReadout';

export interface GymPanelProps {
  readonly gym: Gym;
  readonly state: GymState;
}

export interface GymStripProps extends GymPanelProps {
  readonly isCompact: boolean;
}

/** The panel under the board: one strip, as low as it can be. */
export function GymStrip({ gym, state, isCompact }: GymStripProps) {
  const { t } = useTranslation();
  const canUndo = state.past.length > 0 || state.flick !== null;
  const Button = isCompact ? IconButton : LeatherButton;
  return (
    <Panel contentStyle={styles.strip}>
      <FlickReadout report={state.report} isList={false} />
      <View style={styles.buttons}>
        <Button icon="undo" label={t('gym.undo')} onPress={gym.undo} isDisabled={!canUndo} testID="gym-undo" />
        <Button icon="reset" label={t('gym.reset')} onPress={gym.reset} testID="gym-reset" />
      </View>
    </Panel>
  );
}

const styles = StyleSheet.create({
  strip: { flexDirection: 'row', alignItems: 'center', gap: SPACE.m, padding: SPACE.s, paddingLeft: SPACE.l },
  buttons: { flexDirection: 'row', gap: SPACE.s },
});
