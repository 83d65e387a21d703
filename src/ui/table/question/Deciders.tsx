import { useTranslation } from 'react-i18next';
import { StyleSheet, View } from 'react-native';
import { HIT, RADIUS, SPACE, UI } from '../../../theme';
import { Glyph } from '../../kit/glyph';
import { Tappable, Words } from '../../kit/components';
import type { AnyAsked } from './asked';

/** Who may answer: whoever holds the device, and the others who could take it to do so. */
export function Deciders({ asked: { session, state, words } }: { readonly asked: AnyAsked }) {
  const { t } = useTranslation();
  const seats = state.prompt?.seats ?? [];
  const others = seats.filter((seat) => seat !== state.hand);
  return (
    <View style={styles.row}>
      {seats.includes(state.hand) ? (
        <View style={[styles.chip, styles.hand]}>
          <Glyph id="here" sizePt={16} colour={UI.gold} />
          <Words type="ui" colour={UI.gold} style={styles.words}>
            {t('prompts.decides', { player: words.name(state.hand) })}
          </Words>
        </View>
      ) : null}
      {others.map((seat) => (
        <Tappable
          key={seat}
          radius={RADIUS.cell}
          onPress={() => session.take(seat)}
          style={styles.take}
          testID={`take-${seat}`}
        >
          {({ isHovered }) => (
            <View style={[styles.chip, styles.other, isHovered && styles.lit]}>
              <Words type="ui" colour={UI.ivory} style={styles.words}>
                {t('prompts.passTo', { player: words.name(seat) })}
              </Words>
            </View>
          )}
        </Tappable>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', flexShrink: 1, gap: SPACE.s },
  chip: { flexDirection: 'row', flexShrink: 1, alignItems: 'center', gap: SPACE.xs, borderRadius: RADIUS.cell },
  words: { flexShrink: 1 },
  // Longer than its row, its words go on in a line below.
  take: { maxWidth: '100%' },
  hand: { paddingVertical: SPACE.xs },
  other: { minHeight: HIT, flexShrink: 1, paddingHorizontal: SPACE.m, borderWidth: 1, borderColor: UI.brass },
  lit: { borderColor: UI.brassLight },
});
