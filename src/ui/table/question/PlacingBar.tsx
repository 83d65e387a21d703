import { useTranslation } from 'react-i18next';
import { StyleSheet } from 'react-native';
import { SPACE } from '../../../theme';
import { BrassButton, HandRow, LeatherButton } from '../../kit/components';

export interface PlacingBarProps {
  /** The discs cannot lie as they do; why not is said in the line over the board. */
  readonly isRefused: boolean;
  readonly onPlaceForMe: () => void;
  readonly onDone: () => void;
}

/** Beside a board on which discs are being put down: let the app find places, or say that they are right. */
export function PlacingBar({ isRefused, onPlaceForMe, onDone }: PlacingBarProps) {
  const { t } = useTranslation();
  return (
    <HandRow style={styles.buttons}>
      <LeatherButton
        label={t('prompts.placeForMe')}
        icon="reset"
        onPress={onPlaceForMe}
        style={styles.share}
        testID="place-for-me"
      />
      <BrassButton
        label={t('prompts.placed')}
        isDisabled={isRefused}
        onPress={onDone}
        style={styles.share}
        testID="placed"
      />
    </HandRow>
  );
}

const styles = StyleSheet.create({
  buttons: { flexWrap: 'wrap', alignItems: 'center', gap: SPACE.s },
  share: { flexGrow: 1, flexShrink: 1, flexBasis: 140 },
});
