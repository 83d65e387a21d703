import { memo, type ComponentType, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { StyleSheet, View } from 'react-native';
import { SPACE, UI } from '../../../theme';
import { IconButton, useIsTextLarge, Words } from '../../kit/components';
import { AtHand, SpeedButton, type AtHandProps } from './AtHand';
import { KeepingNote, type KeepingNoteProps } from './KeepingNote';
import type { Phases } from '../../game';
import { PhaseRibbon, type PhaseRibbonProps } from './PhaseRibbon';
import type { PromptLineProps } from './PromptLine';
import { useHand } from '../../kit/settings';

export interface TableHeaderProps extends Omit<PhaseRibbonProps, 'phases'>, Omit<AtHandProps, 'children'> {
  readonly phases: Phases | null;
  /** How the game stands: it lies where phases or the title would. */
  readonly score: ReactNode;
  readonly title: string;
  /** How broad it is. */
  readonly roomPt: number;
  readonly session: KeepingNoteProps['session'];
  readonly onBack?: () => void;
  readonly onMenu: () => void;
  /** The line that says what is expected: it changes oftener than all else. */
  readonly Line: ComponentType<Pick<PromptLineProps, 'onOver'>>;
  readonly onOver: PromptLineProps['onOver'];
}

/** On a narrower screen the speed is in the menu alone. */
const SPEED_FROM_PT = 240;
const SPEED_BESIDE_SCORE_FROM_PT = 480;

/** Where the game is, what is expected now, and the way to everything else. */
export const TableHeader = memo(function TableHeader(props: TableHeaderProps) {
  const { session, title, phases, score, otherPhases, roomPt, onBack, onMenu, Line, onOver, ...atHand } = props;
  const { t } = useTranslation();
  const { row } = useHand();
  // Beside a way back large letters want all the breadth there is for the name.
  const isNameLarge = useIsTextLarge() && onBack !== undefined;
  return (
    <View>
      <View style={[styles.row, { flexDirection: row }]}>
        {onBack === undefined ? null : (
          <IconButton icon="back" label={t('common.back')} onPress={onBack} testID="back" />
        )}
        {score !== null ? (
          <View style={styles.title}>{score}</View>
        ) : phases === null ? (
          <Words type="strip" role="heading" numberOfLines={isNameLarge ? 2 : 1} colour={UI.gold} style={styles.title}>
            {title}
          </Words>
        ) : (
          <PhaseRibbon phases={phases} otherPhases={otherPhases} />
        )}
        {isNameLarge || roomPt < (score === null ? SPEED_FROM_PT : SPEED_BESIDE_SCORE_FROM_PT) ? null : <SpeedButton />}
        <IconButton icon="menu" label={t('table.menu.open')} onPress={onMenu} testID="menu" />
      </View>
      <AtHand {...atHand}>
        <Line onOver={onOver} />
      </AtHand>
      <KeepingNote session={session} title={title} />
    </View>
  );
});

const styles = StyleSheet.create({
  row: { alignItems: 'center', gap: SPACE.s },
  // Where nobody counts rounds, the game is called by its name.
  title: { flexGrow: 1, flexShrink: 1, flexBasis: 0 },
});
