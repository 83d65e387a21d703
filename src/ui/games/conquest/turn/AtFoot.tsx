import { StyleSheet, View } from 'react-native';
import { teamOfSeat } from '../../../../rules/conquest';
import type { ConquestPlayed } from '../../../../session/conquest';
import { SPACE } from '../../../../theme';
import type { FootProps } from '../../../game';
import { useSteady } from '../../../kit/alike';
import { TuckedHand } from '../hand/TuckedHand';
import { isOfHand } from '../questions/handPurpose';
import type { ConquestSpeech } from '../words';
import { RailAtTable } from './RailAtTable';

/** What the turn is made of and where it is, unless that stands at the head; below it the own hand, closed. */
export function AtFoot({ state, words, layout, onOpen }: FootProps<ConquestPlayed, ConquestSpeech>) {
  const { shown, view, prompt, hand } = state;
  const openHand = useSteady(() => onOpen('hand'));
  const isLarge = layout.form === 'line' || layout.form === 'namedLine';
  // Where the question lies beside it, the hand is open there.
  const isOpenBeside = layout.columns === 1 && isOfHand(prompt?.purpose.kind);
  return (
    <View style={styles.foot}>
      {layout.form === 'board' ? null : (
        <RailAtTable state={state} words={words} hasRoom={!isLarge && layout.form !== 'low'} />
      )}
      {layout.form === 'low' || isLarge || isOpenBeside ? null : (
        <TuckedHand
          team={teamOfSeat(view.model.setup, hand)}
          count={shown.hands[hand]?.length ?? 0}
          seat={hand}
          words={words}
          onOpen={openHand}
        />
      )}
    </View>
  );
}

const styles = StyleSheet.create({ foot: { gap: SPACE.xs } });
