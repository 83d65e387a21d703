import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import type { AmountsAsk } from '../../../../rules/machine';
import { seatOfHero } from '../../../../rules/catacombs';
import { SPACE, UI } from '../../../../theme';
import { useFigures } from '../../../kit/hooks/useFigures';
import { LeatherButton, Words, useIsTextLarge } from '../../../kit/components';
import type { Asked } from '../parts/asked';
import { Face } from '../pieces/Face';
import { heroWith } from '../parts/heroesKnown';
import {
  canGiveMore,
  fairShares,
  firstFrom,
  isEnough,
  NOTHING,
  Question,
  shareOf,
  stepped,
  Stepper,
  Submit,
  totalOf,
} from '../../../table/question';
import { useCatacombsText } from '../words';

/** Who pays how much: the buyer’s purse first, evenly, or step by step; each player is asked before gold is taken. */
export function PayFor(asked: Asked<'payFor', AmountsAsk>) {
  const { t } = useCatacombsText();
  const isLarge = useIsTextLarge();
  const figures = useFigures();
  const { session, state, words, ask, purpose } = asked;
  const [shares, setShares] = useState(() => firstFrom(ask, purpose.hero));
  const total = totalOf(shares);
  const ownerOf = (id: string): string => {
    const hero = heroWith(id);
    return hero === null ? '' : words.name(seatOfHero(state.view.model, hero));
  };
  return (
    <Question
      asked={asked}
      footer={
        <Submit
          label={t('prompts.proposePayment', { price: figures(purpose.price) })}
          isReady={isEnough(ask, shares)}
          onPress={() => session.answer({ kind: 'amounts', amounts: shares })}
        />
      }
    >
      <View style={styles.quick}>
        <LeatherButton
          label={t('prompts.fairShare')}
          onPress={() => setShares(fairShares(ask))}
          style={isLarge ? styles.whole : styles.share}
          testID="fair"
        />
        <LeatherButton
          label={t('prompts.buyerFirst', { hero: words.name(purpose.hero) })}
          onPress={() => setShares(firstFrom(ask, purpose.hero))}
          style={isLarge ? styles.whole : styles.share}
          testID="buyer-first"
        />
        <LeatherButton
          label={t('prompts.clear')}
          onPress={() => setShares(NOTHING)}
          style={isLarge ? styles.whole : styles.share}
          testID="clear"
        />
      </View>
      {Object.entries(ask.limits).map(([id, limit]) => (
        <Stepper
          key={id}
          id={id}
          label={words.name(id)}
          note={t('prompts.purseOf', { count: limit, player: ownerOf(id), gold: figures(limit) })}
          face={<Face id={id} sizePt={38} />}
          value={shareOf(shares, id)}
          limit={limit}
          shown={figures(shareOf(shares, id))}
          canStepUp={canGiveMore(ask, shares, id)}
          onStep={(by) => setShares(stepped(ask, shares, id, by))}
        />
      ))}
      <Words type="number" colour={isEnough(ask, shares) ? UI.green : UI.gold} aria-live="polite">
        {isEnough(ask, shares)
          ? t('prompts.paidInFull', { price: figures(purpose.price) })
          : t('prompts.stillMissing', { gold: figures(purpose.price - total) })}
      </Words>
    </Question>
  );
}

const styles = StyleSheet.create({
  quick: { flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.s },
  share: { flexGrow: 1, flexShrink: 1, flexBasis: 120 },
  whole: { flexGrow: 1 },
});
