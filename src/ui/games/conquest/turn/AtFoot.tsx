import { StyleSheet, View } from 'react-native';
import { teamOfSeat } from '../../../../rules/conquest';
import type { ConquestPlayed } from '../../../../session/conquest';
import { SPACE } from '../../../../theme';
import type { FootProps } from '../../../game';
import { useSteady } from '../../../kit/alike';
import { TuckedHand } from '../hand/TuckedHand';
import { stepsNow } from './turnNow';
import { isOfHand } from '../questions/handPurpose';
import type { ConquestSpeech } from '../words';
import { litOf } from './steps';
import { stepName } from './stepName';
import { TurnRail } from './TurnRail';

/** In fewer steps than this each has its name. */
const NAMED_STEPS = 8;

/** What the turn is made of and where it is; below it the own hand, closed. */
export function AtFoot({ state, words, layout, onOpen }: FootProps<ConquestPlayed, ConquestSpeech>) {
  const { t } = words;
  const { shown, view, prompt, hand } = state;
  const steps = stepsNow(state, view);
  const names = steps.map((step) => stepName(step, words));
  const openHand = useSteady(() => onOpen('hand'));
  const lit = litOf(steps, shown.step);
  const now = steps[lit];
  const isLarge = layout.form === 'line' || layout.form === 'namedLine';
  const spoken =
    now === undefined
      ? t('conquest.rail.none', { steps: names.join(', ') })
      : t('conquest.rail.spoken', { step: stepName(now, words), nth: lit + 1, of: steps.length });
  // Where the question lies beside it, the hand is open there.
  const isOpenBeside = layout.columns === 1 && isOfHand(prompt?.purpose.kind);
  return (
    <View style={styles.foot}>
      <TurnRail
        steps={steps}
        lit={lit}
        names={names}
        spoken={spoken}
        hasNames={!isLarge && layout.form !== 'low' && steps.length < NAMED_STEPS}
      />
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
