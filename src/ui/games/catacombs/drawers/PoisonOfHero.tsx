import { StyleSheet, View } from 'react-native';
import type { CatacombsWords } from '../../../../i18n/catacombs';
import { lethalPoison, poisonCard, poisonOf, poisonTotal, type Hero } from '../../../../rules/catacombs';
import { SPACE, UI } from '../../../../theme';
import { DiscFace, pieceOfCard, StateTag } from '../cards';
import { Words } from '../../../kit/components';
import { PoisonDrops } from './PoisonDrops';
import { useCatacombsText } from '../words';

export interface PoisonOfHeroProps {
  readonly hero: Hero;
  readonly words: CatacombsWords;
}

/** The Poison cards under a hero's board, and how near their sum is to a death by them. */
export function PoisonOfHero({ hero, words }: PoisonOfHeroProps) {
  const { t } = useCatacombsText();
  const { id, life } = hero;
  const piece = pieceOfCard(id);
  const cards = poisonOf(hero).map(poisonCard);
  const sum = { poison: poisonTotal(hero), lethal: lethalPoison(id) };
  return (
    <View role="listitem" style={styles.hero}>
      {piece === null ? null : <DiscFace piece={piece} sizePt={44} tone={life === 0 ? 'fallen' : 'normal'} />}
      <View style={styles.words}>
        <Words type="button">{words.name(id)}</Words>
        <Words type="label" colour={cards.length === 0 ? UI.muted : UI.ivory}>
          {cards.length === 0 ? t('drawers.poison.none', sum) : t('drawers.poison.sum', sum)}
        </Words>
        {cards.length === 0 ? null : <PoisonDrops {...sum} />}
        <View style={styles.cards}>
          {cards.map(({ id: card, poison, damage }) => (
            <StateTag
              key={card}
              glyph="poison"
              label={
                damage === 0
                  ? t('drawers.poison.card', { poison })
                  : t('drawers.poison.cardAndLife', { poison, damage })
              }
            />
          ))}
        </View>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  hero: { flexDirection: 'row', alignItems: 'center', gap: SPACE.m },
  words: { flexGrow: 1, flexShrink: 1, gap: SPACE.hair },
  cards: { flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.xs },
});
