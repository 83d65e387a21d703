import { useTranslation } from 'react-i18next';
import { StyleSheet, View } from 'react-native';
import { SPACE } from '../../../theme';
import { isBesideBoard, type AnyTable } from '../../game';
import { BrassButton } from '../../kit/components';
import { StepAim, type Narrow } from '../aim';
import { PromptPanel } from '../question';
import type { TableNow } from '../now/useTableNow';

/** Whether the moment needs anything besides the board; `isTold`: of a game that is over there is more to be told. */
export function isAsking({ state, board, size, stepAim }: TableNow, isTold: boolean): boolean {
  if (state.prompt === null) return isTold && isOver(state);
  const hasPart = board !== null && (board.beside !== null || board.tray !== null);
  return isBesideBoard(size) || stepAim.aim !== null || hasPart;
}

/** It has ended, and everything has been told. */
const isOver = ({ view, beat }: AnyTable['state']): boolean => view.outcome !== null && beat === null;

export interface AskingProps {
  readonly now: TableNow;
  /** Below the board of a phone an aim by steps is as low as can be, and can be put away to look. */
  readonly narrow?: Narrow;
  /** The game is over, and what became of everybody is asked for. */
  readonly onStory: (() => void) | null;
}

/** What the moment needs besides the board: a question, an aim by steps, a few buttons. */
export function Asking({ now, narrow, onStory }: AskingProps) {
  const { t } = useTranslation();
  const { ui, at, state, words, board, size, player, stepAim, steps, firstContactOf, launchSeen } = now;
  if (isOver(state))
    return onStory === null ? null : (
      <BrassButton icon="story" label={t('table.story')} onPress={onStory} testID="story" />
    );
  if (isBesideBoard(size)) return <PromptPanel asks={ui.asks} {...at} />;
  if (board === null) return null;
  if (stepAim.aim === null && board.beside !== null) return board.beside;
  return (
    <View style={styles.column}>
      {stepAim.aim === null ? null : (
        <StepAim
          aim={stepAim.aim}
          pieces={board.scene.pieces}
          nameOf={words.name}
          maxSpeedMmS={board.limits.maxSpeedMmS}
          turn={now.turn}
          asked={steps.asked}
          narrow={narrow}
          firstContactOf={player?.aid === 'firstContact' ? firstContactOf : undefined}
          onChange={stepAim.setAim}
          onLaunch={launchSeen}
        />
      )}
      {board.tray}
    </View>
  );
}

const styles = StyleSheet.create({ column: { gap: SPACE.xs } });
