import { StyleSheet, View } from 'react-native';
import { cardId, designOf, type DesignId } from '../../../../rules/conquest';
import { SPACE, UI } from '../../../../theme';
import { Words } from '../../../kit/components';
import { saidOf, WholeCard } from '../cards';
import { CardInWords } from '../cards/CardInWords';
import type { ConquestSpeech } from '../words';

const CARD_PT = 216;

/** A face as it is printed, what its shots do, and the two signs of its two cards. */
export function DesignPage({ design, words }: { readonly design: DesignId; readonly words: ConquestSpeech }) {
  const { signs } = designOf(design);
  const card = cardId(design, signs[0]);
  const { wording, t } = words;
  return (
    <View style={styles.page}>
      <Words type="body">{wording.cards[design].text}</Words>
      <View style={styles.row}>
        <WholeCard card={card} said={saidOf(card, words)} widthPt={CARD_PT} />
        <View style={styles.words}>
          <CardInWords card={card} words={words} />
          <Words type="label" colour={UI.muted}>
            {t('conquest.library.copies')}
          </Words>
          <Words type="label" colour={UI.muted}>
            {t('conquest.library.signs', { signs: signs.map((sign) => wording.signs[sign]).join(', ') })}
          </Words>
        </View>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  page: { gap: SPACE.l },
  row: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'center', gap: SPACE.l, paddingTop: SPACE.s },
  words: { flexGrow: 1, flexShrink: 1, flexBasis: 180, gap: SPACE.s },
});
