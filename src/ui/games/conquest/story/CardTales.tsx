import { PixelRatio, StyleSheet, View } from 'react-native';
import { printedOn } from '../../../../rules/conquest';
import type { PlayedCard } from '../../../../session/conquest';
import { SPACE, UI } from '../../../../theme';
import { Panel, Words } from '../../../kit/components';
import { Painted } from '../../../kit/glyph';
import { handCardPicture, OVERHANG_PT } from '../cards';
import type { ConquestSpeech } from '../words';

export interface CardTalesProps {
  readonly cards: readonly PlayedCard[];
  readonly words: ConquestSpeech;
}

const CARD_PT = { width: 34, height: 46 } as const;

/** Every card that was played, and what its shots have cost. */
export function CardTales({ cards, words }: CardTalesProps) {
  const { t } = words;
  if (cards.length === 0) return null;
  return (
    <Panel contentStyle={styles.panel}>
      <Words type="name" role="heading" aria-level={2} colour={UI.gold}>
        {t('conquest.story.cards')}
      </Words>
      <View role="list" style={styles.panel}>
        {cards.map(({ turn, seat, card, damage }, index) => (
          <View key={index} role="listitem" style={styles.card}>
            <Painted
              aria-hidden
              picture={handCardPicture(printedOn(card).id, CARD_PT, PixelRatio.get())}
              style={{ width: CARD_PT.width + OVERHANG_PT, height: CARD_PT.height + OVERHANG_PT }}
            />
            <Words type="ui" colour={damage > 0 ? UI.ivory : UI.muted} style={styles.words}>
              {damage > 0
                ? t('conquest.story.cardDamage', { turn, seat: words.name(seat), card: words.name(card), damage })
                : t('conquest.story.card', { turn, seat: words.name(seat), card: words.name(card) })}
            </Words>
          </View>
        ))}
      </View>
    </Panel>
  );
}

const styles = StyleSheet.create({
  panel: { gap: SPACE.xs },
  card: { flexDirection: 'row', alignItems: 'center', gap: SPACE.s },
  words: { flexShrink: 1 },
});
