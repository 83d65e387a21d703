import { StyleSheet, View } from 'react-native';
import { MAX_LAUNCH_MM_S } from '../../../rules/table';
import { SPACE } from '../../../theme';
import { StepAim } from '../aim';
import { PromptPanel, promptSize } from '../prompts';
import type { TableNow } from '../useTableNow';
import { ActBar, hasActBar } from './ActBar';

/** Whether the moment needs anything besides the board. */
export function isAsking({ state, play, stepAim }: TableNow): boolean {
  const { prompt } = state;
  if (prompt === null) return false;
  return promptSize(prompt.purpose) === 'bar' || stepAim.aim !== null || hasActBar(play, state);
}

/** What the moment needs besides the board: a question, an aim by steps, a few buttons. */
export function Asking({ now }: { readonly now: TableNow }) {
  const { session, state, words, play, player, scene, isTurned, stepAim, firstContactOf, launch } = now;
  const { prompt } = state;
  if (prompt !== null && promptSize(prompt.purpose) === 'bar') {
    return <PromptPanel session={session} words={words} state={state} />;
  }
  return (
    <View style={styles.column}>
      {stepAim.aim === null ? null : (
        <StepAim
          aim={stepAim.aim}
          pieces={scene.pieces}
          nameOf={words.name}
          maxSpeedMmS={MAX_LAUNCH_MM_S}
          isTurned={isTurned}
          firstContactOf={player?.aid === 'firstContact' ? firstContactOf : undefined}
          onChange={stepAim.setAim}
          onLaunch={launch}
        />
      )}
      {hasActBar(play, state) ? <ActBar session={session} state={state} words={words} play={play} /> : null}
    </View>
  );
}

const styles = StyleSheet.create({ column: { gap: SPACE.xs } });
