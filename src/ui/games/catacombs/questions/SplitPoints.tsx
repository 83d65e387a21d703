import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import type { AmountsAsk } from '../../../../rules/machine';
import { heroOf } from '../../../../rules/catacombs';
import { SPACE, UI } from '../../../../theme';
import { Words } from '../../../kit/components';
import type { Asked } from '../parts/asked';
import { Face } from '../pieces/Face';
import { lifeOf } from '../parts/heroesKnown';
import { Life } from '../parts/Life';
import { Magic } from '../parts/Magic';
import { useCatacombsText } from '../words';
import {
  canGiveMore,
  isEnough,
  NOTHING,
  Question,
  shareOf,
  stepped,
  Stepper,
  Submit,
  totalOf,
} from '../../../table/question';

/** Points that she gains: so many of life, the others of magic. */
export function SplitPoints(asked: Asked<'splitPoints', AmountsAsk>) {
  const { t } = useCatacombsText();
  const { session, words, ask, state, purpose } = asked;
  const [shares, setShares] = useState(NOTHING);
  const { model } = state.view;
  const { life, max } = lifeOf(model, purpose.hero);
  const { magic = 0 } = heroOf(model, purpose.hero);
  return (
    <Question
      asked={asked}
      footer={
        <Submit
          label={t('prompts.splitReady')}
          isReady={isEnough(ask, shares)}
          onPress={() => session.answer({ kind: 'amounts', amounts: shares })}
        />
      }
    >
      <View style={styles.row}>
        <Face id={purpose.hero} sizePt={48} />
        <Life life={life} max={max} after={life + shareOf(shares, 'life')} />
        <Magic magic={magic} after={magic + shareOf(shares, 'magic')} />
      </View>
      <Words type="ui" colour={UI.gold} aria-live="polite">
        {t('prompts.pointsLeft', { points: ask.maxTotal - totalOf(shares) })}
      </Words>
      {Object.entries(ask.limits).map(([id, limit]) => (
        <Stepper
          key={id}
          id={id}
          label={words.name(id)}
          value={shareOf(shares, id)}
          limit={limit}
          shown={String(shareOf(shares, id))}
          canStepUp={canGiveMore(ask, shares, id)}
          onStep={(by) => setShares(stepped(ask, shares, id, by))}
        />
      ))}
    </Question>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: SPACE.m },
});
