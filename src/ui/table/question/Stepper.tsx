import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { StyleSheet, View, type AccessibilityActionEvent } from 'react-native';
import { RADIUS, SPACE, UI, withAlpha } from '../../../theme';
import { IconButton, Words } from '../../kit/components';

export interface StepperProps {
  readonly id: string;
  readonly label: string;
  /** What is known of it: how much it has, what it does. */
  readonly note?: string;
  readonly face?: ReactNode;
  readonly value: number;
  readonly limit: number;
  /** As it is read: “300 gold”. */
  readonly shown: string;
  readonly canStepUp: boolean;
  readonly onStep: (by: 1 | -1) => void;
}

/** How much of one thing: less, the amount, more. */
export function Stepper({ id, label, note, face, value, limit, shown, canStepUp, onStep }: StepperProps) {
  const { t } = useTranslation();
  const onAction = ({ nativeEvent }: AccessibilityActionEvent): void => {
    if (nativeEvent.actionName === 'increment' && canStepUp) onStep(1);
    if (nativeEvent.actionName === 'decrement' && value > 0) onStep(-1);
  };
  return (
    <View style={styles.row}>
      {face}
      <View style={styles.words}>
        <Words type="ui">{label}</Words>
        {note === undefined ? null : (
          <Words type="label" colour={UI.muted}>
            {note}
          </Words>
        )}
      </View>
      <IconButton
        icon="less"
        label={t('prompts.less', { what: label })}
        isDisabled={value === 0}
        onPress={() => onStep(-1)}
        testID={`less-${id}`}
      />
      <View
        accessible
        role="spinbutton"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={limit}
        aria-valuenow={value}
        aria-valuetext={shown}
        accessibilityActions={[{ name: 'increment' }, { name: 'decrement' }]}
        onAccessibilityAction={onAction}
        style={styles.amount}
      >
        <Words type="number" align="center" colour={value > 0 ? UI.gold : UI.muted}>
          {shown}
        </Words>
      </View>
      <IconButton
        icon="more"
        label={t('prompts.more', { what: label })}
        isDisabled={!canStepUp}
        onPress={() => onStep(1)}
        testID={`more-${id}`}
      />
    </View>
  );
}

const styles = StyleSheet.create({
  row: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: SPACE.s,
    padding: SPACE.s,
    borderRadius: RADIUS.cell,
    backgroundColor: withAlpha(UI.shade, 0.35),
  },
  words: { flexGrow: 1, flexShrink: 1, flexBasis: 74 },
  amount: { minWidth: 54 },
});
