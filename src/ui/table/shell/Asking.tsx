import { useTranslation } from 'react-i18next';
import { StyleSheet, View } from 'react-native';
import type { TableState } from '../../../session/catacombs';
import { SPACE } from '../../../theme';
import { BrassButton, LeatherButton } from '../../kit/components';
import { StepAim } from '../aim';
import { ShotMenu } from '../../games/catacombs/play/ShotMenu';
import type { Shot } from '../../games/catacombs/play/shots';
import { PromptPanel, promptSize } from '../prompts';
import type { TableNow } from '../useTableNow';
import { ActBar, hasActBar } from '../../games/catacombs/play/ActBar';

/** Whether the moment needs anything besides the board. */
export function isAsking({ state, play, stepAim }: TableNow): boolean {
  const { prompt } = state;
  if (prompt === null) return isOver(state);
  return (
    promptSize(prompt.purpose) === 'bar' || stepAim.aim !== null || play.shots.length > 0 || hasActBar(play, state)
  );
}

/** It has ended, and everything has been told. */
const isOver = ({ view, beat }: TableState): boolean => view.outcome !== null && beat === null;

export interface AskingProps {
  readonly now: TableNow;
  /** Below the board of a phone an aim by steps is as low as can be, and can be put away to look. */
  readonly onFold?: () => void;
  readonly onShot: (shot: Shot) => void;
  readonly onShowRule: (topic: string) => void;
  /** The game is over, and what became of everybody is asked for. */
  readonly onStory: () => void;
}

/** What the moment needs besides the board: a question, an aim by steps, a few buttons. */
export function Asking({ now, onFold, onShot, onShowRule, onStory }: AskingProps) {
  const { t } = useTranslation();
  const { session, state, words, play, player, scene, isTurned, stepAim, steps, limits, firstContactOf, launchSeen } =
    now;
  const { prompt } = state;
  if (isOver(state)) return <BrassButton icon="story" label={t('table.story')} onPress={onStory} testID="story" />;
  if (prompt !== null && promptSize(prompt.purpose) === 'bar') {
    return <PromptPanel session={session} words={words} state={state} onShowRule={onShowRule} />;
  }
  const { selectedId, shots, ready } = play;
  if (stepAim.aim === null && selectedId !== null && shots.length > 0) {
    return <ShotMenu piece={selectedId} {...{ shots, ready, words, onShot, onShowRule }} />;
  }
  const instead = ready === null ? [] : shots.filter(({ isPass }) => isPass);
  return (
    <View style={styles.column}>
      {stepAim.aim === null ? null : (
        <StepAim
          aim={stepAim.aim}
          pieces={scene.pieces}
          nameOf={words.name}
          maxSpeedMmS={limits.maxSpeedMmS}
          isTurned={isTurned}
          asked={steps.asked}
          onFold={onFold}
          firstContactOf={player?.aid === 'firstContact' ? firstContactOf : undefined}
          onChange={stepAim.setAim}
          onLaunch={launchSeen}
        />
      )}
      {instead.map((shot) => (
        <LeatherButton
          key={shot.option}
          label={shot.name}
          onPress={() => onShot(shot)}
          testID={`shot-${shot.option}`}
        />
      ))}
      {hasActBar(play, state) ? <ActBar session={session} state={state} words={words} play={play} /> : null}
    </View>
  );
}

const styles = StyleSheet.create({ column: { gap: SPACE.xs } });
