import { useTranslation } from 'react-i18next';
import { StyleSheet, View } from 'react-native';
import type { CatacombsWords } from '../../i18n/catacombs';
import type { ToldFlick } from '../../session/catacombs';
import { HIT, RADIUS, SPACE, UI, withAlpha } from '../../theme';
import { DiscFace } from '../games/catacombs/cards';
import { Tappable, Words } from '../kit/components';
import { attackWords } from '../referee';
import { pieceIdOf } from '../games/catacombs/pieces/pieceIdOf';

export interface ShotRowProps {
  readonly film: ToldFlick;
  /** Counted from 0. */
  readonly index: number;
  readonly isCurrent: boolean;
  readonly words: CatacombsWords;
  readonly onPress: () => void;
}

/** One shot of the game: whose it was, and how it was made. */
export function ShotRow({ film: { actor, attack, board }, index, isCurrent, words, onPress }: ShotRowProps) {
  const { t } = useTranslation();
  return (
    <Tappable aria-current={isCurrent} radius={RADIUS.cell} onPress={onPress} testID={`shot-${index + 1}`}>
      {({ isHovered }) => (
        <View style={[styles.row, isHovered && styles.lit, isCurrent && styles.current]}>
          <DiscFace piece={pieceIdOf(actor, board)} sizePt={32} />
          <Words type="ui" style={styles.words}>
            {t('playback.shot', { number: index + 1, actor: words.name(actor), attack: attackWords(attack, words) })}
          </Words>
        </View>
      )}
    </Tappable>
  );
}

const styles = StyleSheet.create({
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
