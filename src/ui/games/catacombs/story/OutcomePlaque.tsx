import { StyleSheet, View } from 'react-native';
import type { CatacombsWords } from '../../../../i18n/catacombs';
import type { CatacombsPlayed } from '../../../../session/catacombs';
import { SPACE, UI } from '../../../../theme';
import { DiscFace, pieceOfCard } from '../cards';
import type { ToldProps } from '../../../game';
import { Panel, Words } from '../../../kit/components';
import { useCatacombsText } from '../words';

const FACE_PT = 64;
const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** Who won, and how; the victors' discs above it. */
export function OutcomePlaque({ story, view, words }: ToldProps<CatacombsPlayed, CatacombsWords>) {
  const { t } = useCatacombsText();
  const { lord, handicap } = view.model.setup;
  // There is none while the game is still going on: its story so far.
  const { outcome } = view;
  const victors = outcome?.winner === 'overseer' ? [lord] : story.heroes.map(({ hero }) => hero);
  const pieces = victors.flatMap((victor) => pieceOfCard(victor) ?? []);
  const figures = [
    t('gameOver.rooms', { number: story.roomsCleared }),
    t('gameOver.rounds', { number: story.rounds }),
    t('gameOver.flicks', { number: sum(story.flicks.map(({ flicks }) => flicks)) }),
    t('gameOver.gold', { number: sum(story.heroes.map(({ gold }) => gold)) }),
  ];
  return (
    <Panel isStitched contentStyle={styles.plaque}>
      <View style={styles.discs}>
        {pieces.map((piece) => (
          <DiscFace key={piece} piece={piece} sizePt={FACE_PT} />
        ))}
      </View>
      {outcome === null ? null : (
        <>
          <Words type="heading" role="heading" aria-level={2} align="center" colour={UI.gold}>
            {t(`gameOver.winner.${outcome.winner}`)}
          </Words>
          <Words type="body" align="center">
            {words.outcome(outcome).text}
          </Words>
        </>
      )}
      {handicap === undefined ? null : (
        <Words type="ui" align="center">
          {t('gameOver.handicap', { handicap: words.wording.handicaps[handicap].name })}
        </Words>
      )}
      <Words type="ui" align="center" colour={UI.muted}>
        {figures.join(' · ')}
      </Words>
    </Panel>
  );
}

const styles = StyleSheet.create({
  plaque: { gap: SPACE.s, alignItems: 'center' },
  discs: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'center', gap: SPACE.xs },
});
