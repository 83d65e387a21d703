import { useTranslation } from 'react-i18next';
import { StyleSheet, View } from 'react-native';
import type { Refusal } from '../../../rules/machine';
import { SPACE } from '../../../theme';
import type { CatacombsWords } from '../../../i18n/catacombs';
import { BrassButton, LeatherButton, Panel } from '../../components';
import { Reason } from './parts/RefusalLine';

export interface PlacingBarProps {
  readonly words: CatacombsWords;
  /** Why the discs cannot lie as they do; null: they can. */
  readonly refusal: Refusal | null;
  readonly onPlaceForMe: () => void;
  readonly onDone: () => void;
}

/** Beside a board on which discs are being put down: let the app find places, or say that they are right. */
export function PlacingBar({ words, refusal, onPlaceForMe, onDone }: PlacingBarProps) {
  const { t } = useTranslation();
  return (
    <Panel contentStyle={styles.bar}>
      {refusal === null ? null : <Reason refusal={refusal} words={words} />}
      <View style={styles.buttons}>
        <LeatherButton
          label={t('prompts.placeForMe')}
          icon="reset"
          onPress={onPlaceForMe}
          style={styles.share}
          testID="place-for-me"
        />
        <BrassButton
          label={t('prompts.placed')}
          isDisabled={refusal !== null}
          onPress={onDone}
          style={styles.share}
          testID="placed"
        />
      </View>
    </Panel>
  );
}

const styles = StyleSheet.create({
  bar: { gap: SPACE.s, padding: SPACE.s },
  buttons: { flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.s },
  share: { flexGrow: 1, flexShrink: 1, flexBasis: 140 },
});
