import { useTranslation } from 'react-i18next';
import { StyleSheet, View } from 'react-native';
import type { TableState } from '../../../session';
import { SPACE } from '../../../theme';
import { IconButton } from '../../components';
import { KeepingNote } from './KeepingNote';
import { PhaseRibbon, type PhaseRibbonProps } from './PhaseRibbon';
import { PromptLine, type PromptLineProps } from './PromptLine';

export interface TableHeaderProps extends PhaseRibbonProps, PromptLineProps, Pick<TableState, 'keeping'> {
  readonly onMenu: () => void;
}

/** Where the game is, what is expected now, and the way to everything else. */
export function TableHeader({ shown, words, steps, keeping, onMenu, ...line }: TableHeaderProps) {
  const { t } = useTranslation();
  return (
    <View>
      <View style={styles.row}>
        <PhaseRibbon shown={shown} words={words} steps={steps} />
        <IconButton icon="menu" label={t('table.menu.open')} onPress={onMenu} testID="menu" />
      </View>
      <PromptLine {...line} />
      <KeepingNote keeping={keeping} />
    </View>
  );
}

const styles = StyleSheet.create({ row: { flexDirection: 'row', alignItems: 'center', gap: SPACE.s } });
