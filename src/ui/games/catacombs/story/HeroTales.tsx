import { StyleSheet, View } from 'react-native';
import type { CatacombsWords } from '../../../../i18n/catacombs';
import type { GameStory } from '../../../../session/catacombs';
import { SPACE, UI } from '../../../../theme';
import { DiscFace, pieceOfCard } from '../cards';
import { Panel, Words } from '../../../kit/components';
import { counted } from './counted';
import { PlayedBy } from './PlayedBy';
import { useCatacombsText } from '../words';

export interface HeroTalesProps {
  readonly story: GameStory;
  readonly words: CatacombsWords;
}

type HeroTale = GameStory['heroes'][number];

/** What each hero did, and whose hand it was. */
export function HeroTales({ story, words }: HeroTalesProps) {
  const { t } = useCatacombsText();
  return (
    <Panel contentStyle={styles.panel}>
      <Words type="name" role="heading" aria-level={2} colour={UI.gold}>
        {t('gameOver.heroesTitle')}
      </Words>
      {story.heroes.map((tale) => (
        <HeroLine key={tale.hero} tale={tale} words={words} />
      ))}
    </Panel>
  );
}

function HeroLine({ tale, words }: { readonly tale: HeroTale; readonly words: CatacombsWords }) {
  const { t } = useCatacombsText();
  const { hero, seat, kills, gold, damageDealt, damageTaken, deaths, life } = tale;
  const piece = pieceOfCard(hero);
  const figures = [
    t('gameOver.kills', { number: kills.length }),
    t('gameOver.gold', { number: gold }),
    t('gameOver.damage', { number: damageDealt }),
    t('gameOver.suffered', { number: damageTaken }),
    ...(deaths === 0 ? [] : [t('gameOver.deaths', { number: deaths })]),
  ];
  return (
    <View style={styles.hero}>
      {piece === null ? null : <DiscFace piece={piece} sizePt={48} tone={life === 0 ? 'fallen' : 'normal'} />}
      <View style={styles.words}>
        <Words type="button">{words.name(hero)}</Words>
        <PlayedBy player={words.name(seat)} />
        <Words type="ui">{figures.join(' · ')}</Words>
        {kills.length === 0 ? null : (
          <Words type="label" colour={UI.muted}>
            {t('gameOver.killedWhat', { names: counted(kills, words) })}
          </Words>
        )}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  panel: { gap: SPACE.m },
  hero: { flexDirection: 'row', gap: SPACE.m },
  words: { flex: 1 },
});
