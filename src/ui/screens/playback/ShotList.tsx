import { useTranslation } from 'react-i18next';
import { FlatList, StyleSheet, View } from 'react-native';
import type { CatacombsWords } from '../../../i18n/catacombs';
import type { FlickFilm } from '../../../session';
import { HIT, RADIUS, SPACE, UI, withAlpha } from '../../../theme';
import { DiscFace } from '../../cards';
import { Panel, Tappable, Words } from '../../components';
import { attackWords } from '../../referee';
import { pieceIdOf } from '../../table/play/pieceIdOf';

export interface ShotListProps {
  readonly flicks: readonly FlickFilm[];
  /** The last that was shown; -1 before the first. */
  readonly current: number;
  readonly words: CatacombsWords;
  readonly onWatch: (flick: number) => void;
}

/** Every shot of the game, to be watched at a touch. */
export function ShotList({ flicks, current, words, onWatch }: ShotListProps) {
  const { t } = useTranslation();
  return (
    <Panel style={styles.panel} contentStyle={styles.inside}>
      <FlatList
        data={flicks}
        extraData={current}
        keyExtractor={({ commandIndex }) => String(commandIndex)}
        aria-label={t('playback.shots')}
        renderItem={({ item: { actor, attack, board }, index }) => {
          const shot = t('playback.shot', {
            number: index + 1,
            actor: words.name(actor),
            attack: attackWords(attack, words),
          });
          return (
            <Tappable
              aria-label={shot}
              aria-current={index === current}
              radius={RADIUS.cell}
              onPress={() => onWatch(index)}
            >
              {({ isHovered }) => (
                <View style={[styles.row, isHovered && styles.lit, index === current && styles.current]}>
                  <DiscFace piece={pieceIdOf(actor, board)} sizePt={32} />
                  <Words type="ui" style={styles.words}>
                    {shot}
                  </Words>
                </View>
              )}
            </Tappable>
          );
        }}
      />
    </Panel>
  );
}

const styles = StyleSheet.create({
  panel: { flex: 1, minHeight: 120 },
  inside: { flex: 1, padding: SPACE.s },
  row: {
    minHeight: HIT,
    flexDirection: 'row',
    alignItems: 'center',
    gap: SPACE.s,
    paddingHorizontal: SPACE.s,
    borderRadius: RADIUS.cell,
  },
  lit: { backgroundColor: withAlpha(UI.brassLight, 0.1) },
  current: { backgroundColor: withAlpha(UI.gold, 0.14) },
  words: { flexShrink: 1 },
});
