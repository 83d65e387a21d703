import { useTranslation } from 'react-i18next';
import { StyleSheet, View } from 'react-native';
import type { Played, ToldFlick } from '../../session';
import { HIT, RADIUS, SPACE, UI, withAlpha } from '../../theme';
import type { AnyUi, ScreenWords } from '../game';
import { Tappable, Words } from '../kit/components';
import { useLanguage } from '../kit/hooks/useLanguage';

export interface ShotRowProps {
  readonly ui: AnyUi;
  readonly film: ToldFlick<Played>;
  /** Counted from 0. */
  readonly index: number;
  readonly isCurrent: boolean;
  readonly words: ScreenWords<Played>;
  readonly onPress: () => void;
}

/** One shot of the game: whose it was, and how it was made. */
export function ShotRow({ ui: { films }, film, index, isCurrent, words, onPress }: ShotRowProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { actor, attack, board } = film;
  return (
    <Tappable aria-current={isCurrent} radius={RADIUS.cell} onPress={onPress} testID={`shot-${index + 1}`}>
      {({ isHovered }) => (
        <View style={[styles.row, isHovered && styles.lit, isCurrent && styles.current]}>
          {films === null ? null : <films.Disc disc={actor} board={board} sizePt={32} />}
          <Words type="ui" style={styles.words}>
            {t('playback.shot', {
              number: index + 1,
              actor: words.name(actor),
              attack: films?.attack(attack, words, language) ?? attack,
            })}
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
