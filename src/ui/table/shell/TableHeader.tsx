import { useTranslation } from 'react-i18next';
import { StyleSheet, View } from 'react-native';
import type { TableState } from '../../../session';
import { SPACE } from '../../../theme';
import { IconButton } from '../../components';
import { AtHand, SpeedButton, type AtHandProps } from './AtHand';
import { KeepingNote } from './KeepingNote';
import { PhaseRibbon, type PhaseRibbonProps } from './PhaseRibbon';
import { PromptLine, type PromptLineProps } from './PromptLine';

export interface TableHeaderProps
  extends PhaseRibbonProps, PromptLineProps, Omit<AtHandProps, 'children'>, Pick<TableState, 'keeping'> {
  readonly onMenu: () => void;
}

/** Where the game is, what is expected now, and the way to everything else. */
export function TableHeader({ shown, steps, keeping, onMenu, ...rest }: TableHeaderProps) {
  const { t } = useTranslation();
  const { words, state, onUndo, onRetake, onReferee, ...line } = rest;
  return (
    <View>
      <View style={styles.row}>
        <PhaseRibbon shown={shown} words={words} steps={steps} />
        <SpeedButton />
        <IconButton icon="menu" label={t('table.menu.open')} onPress={onMenu} testID="menu" />
      </View>
      <AtHand {...{ words, state, onUndo, onRetake, onReferee }}>
        <PromptLine {...line} />
      </AtHand>
      <KeepingNote keeping={keeping} />
    </View>
  );
}

const styles = StyleSheet.create({ row: { flexDirection: 'row', alignItems: 'center', gap: SPACE.s } });
