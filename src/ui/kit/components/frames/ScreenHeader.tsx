import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { StyleSheet } from 'react-native';
import { HIT, SPACE } from '../../../../theme';
import { useGoBack } from '../../navigation';
import { IconButton } from '../buttons';
import { Words } from '../words';
import { HandRow } from './HandRow';

export interface ScreenHeaderProps {
  readonly title: string;
  /** At the end of the row: a button that belongs to the whole screen. */
  readonly action?: ReactNode;
}

/** The name of a screen and the way back from it. */
export function ScreenHeader({ title, action }: ScreenHeaderProps) {
  const { t } = useTranslation();
  const goBack = useGoBack();
  return (
    <HandRow style={styles.row}>
      <IconButton icon="back" label={t('common.back')} onPress={goBack} testID="back" />
      <Words type="heading" role="heading" style={styles.title}>
        {title}
      </Words>
      {action}
    </HandRow>
  );
}

const styles = StyleSheet.create({
  row: { alignItems: 'center', gap: SPACE.m, minHeight: HIT + SPACE.s, paddingBottom: SPACE.s },
  title: { flexGrow: 1, flexShrink: 1 },
});
