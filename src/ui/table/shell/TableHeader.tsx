import { useTranslation } from 'react-i18next';
import { StyleSheet, View } from 'react-native';
import type { CatacombsWords } from '../../../i18n/catacombs';
import type { ShownTable } from '../../../session';
import { SPACE } from '../../../theme';
import { IconButton } from '../../components';
import { PhaseRibbon } from './PhaseRibbon';

export interface TableHeaderProps {
  readonly shown: ShownTable;
  readonly words: CatacombsWords;
  readonly onMenu: () => void;
}

/** Where the game is, and the way to everything else. */
export function TableHeader({ shown, words, onMenu }: TableHeaderProps) {
  const { t } = useTranslation();
  return (
    <View style={styles.row}>
      <PhaseRibbon shown={shown} words={words} />
      <IconButton icon="menu" label={t('table.menu.open')} onPress={onMenu} testID="menu" />
    </View>
  );
}

const styles = StyleSheet.create({ row: { flexDirection: 'row', alignItems: 'center', gap: SPACE.s } });
