import { StyleSheet, View } from 'react-native';
import type { CatacombsWords } from '../../../../../i18n/catacombs';
import { MONSTER_IDS, type MonsterId } from '../../../../../rules/catacombs';
import { HIT, SPACE, UI } from '../../../../../theme';
import { Tappable, Words } from '../../../../kit/components';
import type { ShowRule } from '../../topics';
import { DiscFace } from '../discPicture/DiscFace';
import { pieceOfCard } from '../discPicture/pieceOfCard';
import { useCatacombsText } from '../../words';

export interface CountedDiscsProps {
  readonly monsters: Readonly<Partial<Record<MonsterId, number>>>;
  readonly words: CatacombsWords;
  readonly onShowRule?: ShowRule;
}

/** Monsters and how many of each, as on a Room card or a Lord’s board. */
export function CountedDiscs({ monsters, words, onShowRule }: CountedDiscsProps) {
  const { t } = useCatacombsText();
  const listed = MONSTER_IDS.filter((id) => (monsters[id] ?? 0) > 0);
  return (
    <View role="list" style={styles.list}>
      {listed.map((id) => {
        const count = monsters[id] ?? 0;
        const label = t('cards.times', { name: words.name(id), count });
        const piece = pieceOfCard(id);
        const face = (
          <View style={styles.row}>
            {piece === null ? null : <DiscFace piece={piece} sizePt={36} />}
            <Words type="strip" colour={UI.ink} style={styles.label}>
              {label}
            </Words>
          </View>
        );
        return (
          <View key={id} role="listitem">
            {onShowRule ? (
              <Tappable spoken={t('cards.rulesOf', { name: label })} radius={SPACE.s} onPress={() => onShowRule(id)}>
                {() => face}
              </Tappable>
            ) : (
              face
            )}
          </View>
        );
      })}
    </View>
  );
}

const styles = StyleSheet.create({
  list: { flexDirection: 'row', flexWrap: 'wrap', columnGap: SPACE.l },
  row: { flexDirection: 'row', alignItems: 'center', gap: SPACE.xs, minHeight: HIT },
  label: { flexShrink: 1 },
});
