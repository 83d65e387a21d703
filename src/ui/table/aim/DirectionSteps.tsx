import { useTranslation } from 'react-i18next';
import { StyleSheet, View } from 'react-native';
import type { SetAim } from '../../../board';
import { SPACE } from '../../../theme';
import { Adjuster, Words } from '../../kit/components';
import { StepButton } from './StepButton';
import { turnedBy, TURNS_DEG } from './stepping';

export interface DirectionStepsProps {
  readonly aim: SetAim;
  /** As it is now, in words. */
  readonly heading: string;
  readonly onChange: (aim: SetAim) => void;
}

/** So far a screen reader turns it with a swipe; its buttons turn it farther, and more finely. */
const ADJUST_DEG = 5;

/** Turns an aim by so many degrees, to the left of it and to the right. */
export function DirectionSteps({ aim, heading, onChange }: DirectionStepsProps) {
  const { t } = useTranslation();
  return (
    <View role="group" aria-label={t('aim.direction')} style={styles.row}>
      <Adjuster
        label={t('aim.direction')}
        said={heading}
        onLess={() => onChange(turnedBy(aim, -ADJUST_DEG))}
        onMore={() => onChange(turnedBy(aim, ADJUST_DEG))}
      />
      {TURNS_DEG.map((turn) => {
        const isLeft = turn < 0;
        const degrees = Math.abs(turn);
        return (
          <StepButton
            key={turn}
            label={t(isLeft ? 'aim.turnLeft' : 'aim.turnRight', { degrees })}
            onPress={() => onChange(turnedBy(aim, turn))}
            style={styles.step}
            testID={`aim-turn-${turn}`}
          >
            <Words type="ui">{t(isLeft ? 'aim.shortLeft' : 'aim.shortRight', { degrees })}</Words>
          </StepButton>
        );
      })}
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.xs },
  step: { flexGrow: 1 },
});
