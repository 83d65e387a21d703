import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import type { AmountsAsk } from '../../../../rules/machine';
import { SPELL_IDS } from '../../../../rules/catacombs';
import { SPACE, UI } from '../../../../theme';
import { Words } from '../../../kit/components';
import type { Asked } from '../parts/asked';
import { Face } from '../pieces/Face';
import { lifeOf } from '../parts/heroesKnown';
import { Life } from '../parts/Life';
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

const LIFE = 'life';

/** The points of a rest, spent on life and on spells in any mix. */
export function CampRecover(asked: Asked<'campRecover', AmountsAsk>) {
  const { t } = useCatacombsText();
  const { session, words, ask, state, purpose } = asked;
  const [shares, setShares] = useState(NOTHING);
  const { life, max } = lifeOf(state.view.model, purpose.hero);
  const left = ask.maxTotal - totalOf(shares);
  const textOf = (id: string): string | undefined => {
    const spell = SPELL_IDS.find((one) => one === id);
    return spell === undefined ? undefined : words.wording.spells[spell].text;
  };
  return (
    <Question
      asked={asked}
      footer={
        <Submit
          label={left === 0 ? t('prompts.recover') : t('prompts.recoverLess', { points: left })}
          isReady={isEnough(ask, shares)}
          onPress={() => session.answer({ kind: 'amounts', amounts: shares })}
        />
      }
    >
      <View style={styles.row}>
        <Face id={purpose.hero} sizePt={48} />
        <Life life={life} max={max} after={life + shareOf(shares, LIFE)} />
      </View>
      <Words type="ui" colour={UI.gold} aria-live="polite">
        {t('prompts.pointsLeft', { points: left })}
      </Words>
      {Object.entries(ask.limits).map(([id, limit]) => (
        <Stepper
          key={id}
          id={id}
          label={words.name(id)}
          note={textOf(id)}
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

const styles = StyleSheet.create({ row: { flexDirection: 'row', alignItems: 'center', gap: SPACE.m } });
