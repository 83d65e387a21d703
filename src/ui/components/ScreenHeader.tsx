import { useTranslation } from 'react-i18next';
import { StyleSheet, View } from 'react-native';
import { HIT, SPACE } from '../../theme';
import { useGoBack } from '../navigation';
import { IconButton } from './IconButton';
import { Words } from './Words';

/** The name of a screen and the way back from it. */
export function ScreenHeader({ title }: { readonly title: string }) {
  const { t } = useTranslation();
  const goBack = useGoBack();
  return (
    <View style={styles.row}>
      <IconButton icon="back" label={t('common.back')} onPress={goBack} testID="back" />
      <Words type="heading" role="heading" style={styles.title}>
        {title}
      </Words>
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', gap: SPACE.m, minHeight: HIT + SPACE.s, paddingBottom: SPACE.s },
  title: { flexShrink: 1 },
});
