import { StyleSheet, View } from 'react-native';
import type { CatacombsWords } from '../../../../i18n/catacombs';
import type { GameStory, ToldFlick } from '../../../../session/catacombs';
import { SPACE, UI } from '../../../../theme';
import { DiscFace } from '../cards';
import { LeatherButton, Panel, Words } from '../../../kit/components';
import { pieceIdOf } from '../pieces/pieceIdOf';
import { useCatacombsText } from '../words';

export interface BestFlickProps {
  readonly best: GameStory['bestFlick'];
  readonly words: CatacombsWords;
  readonly onWatch: (flick: ToldFlick) => void;
}

/** The flick that killed or hurt the most, to be watched once more. */
export function BestFlick({ best, words, onWatch }: BestFlickProps) {
  const { t } = useCatacombsText();
  return (
    <Panel contentStyle={styles.panel}>
      <Words type="name" role="heading" aria-level={2} colour={UI.gold}>
        {t('gameOver.bestFlick')}
      </Words>
      {best === null ? (
        <Words type="ui">{t('gameOver.noFlick')}</Words>
      ) : (
        <>
          <View style={styles.line}>
            <DiscFace piece={pieceIdOf(best.film.actor, best.film.board)} sizePt={48} />
            <View style={styles.words}>
              <Words type="button">{words.name(best.film.actor)}</Words>
              <Words type="ui" colour={UI.muted}>
                {t('gameOver.bestFlickLine', { damage: best.damage, kills: best.kills })}
              </Words>
            </View>
          </View>
          <LeatherButton
            icon="referee"
            label={t('gameOver.watch')}
            onPress={() => onWatch(best.film)}
            testID="watch-best"
          />
        </>
      )}
    </Panel>
  );
}

const styles = StyleSheet.create({
  panel: { gap: SPACE.s },
  line: { flexDirection: 'row', alignItems: 'center', gap: SPACE.m },
  words: { flexShrink: 1 },
});
