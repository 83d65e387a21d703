import { StyleSheet, View } from 'react-native';
import type { CatacombsWords } from '../../../../i18n/catacombs';
import { FAMILIES, MONSTER_CARDS, type MonsterId } from '../../../../rules/catacombs';
import { SPACE, UI } from '../../../../theme';
import { DiscFace, FamilyMark, pieceOfCard } from '../cards';
import { Words } from '../../../kit/components';
import { useCatacombsText } from '../words';

export interface KeptDiscsProps {
  readonly monsters: readonly MonsterId[];
  readonly words: CatacombsWords;
}

const FACE_PT = 36;

/** Kept monsters, family by family: what each circle can be paid with. */
export function KeptDiscs({ monsters, words }: KeptDiscsProps) {
  const { t } = useCatacombsText();
  if (monsters.length === 0) return <Words type="body">{t('drawers.artefacts.none')}</Words>;
  return (
    <View style={styles.families}>
      {FAMILIES.map((family) => {
        const own = monsters.filter((id) => MONSTER_CARDS[id].family === family);
        if (own.length === 0) return null;
        return (
          <View key={family} style={styles.family}>
            <FamilyMark family={family} sizePt={22} />
            <Words type="ui" colour={UI.ivory}>
              {t('drawers.artefacts.family', { family: words.wording.families[family], count: own.length })}
            </Words>
            {own.map((id, index) => {
              const piece = pieceOfCard(id);
              return piece === null ? null : (
                <View key={index} role="img" aria-label={words.name(id)}>
                  <DiscFace piece={piece} sizePt={FACE_PT} />
                </View>
              );
            })}
          </View>
        );
      })}
    </View>
  );
}

const styles = StyleSheet.create({
  families: { gap: SPACE.s },
  family: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: SPACE.s },
});
