import { useTranslation } from 'react-i18next';
import { StyleSheet, View } from 'react-native';
import { HERO_IDS, type Catacombs } from '../../../../rules/catacombs';
import { RADIUS, SPACE, UI, withAlpha } from '../../../../theme';
import type { CatacombsWords } from '../../../../i18n/catacombs';
import { Words } from '../../../components';
import { Face } from '../parts/Face';
import { Gold } from '../../../cards';

export interface PursesProps {
  readonly model: Catacombs;
  readonly words: CatacombsWords;
}

/** What each hero has to spend, and what the living have together. */
export function Purses({ model, words }: PursesProps) {
  const { t } = useTranslation();
  const living = HERO_IDS.filter((id) => model.heroes[id].life > 0);
  const pooled = living.reduce((sum, id) => sum + model.heroes[id].gold, 0);
  return (
    <View style={styles.purses}>
      {HERO_IDS.map((id) => {
        const isDead = !living.includes(id);
        return (
          <View key={id} style={[styles.purse, isDead && styles.dead]}>
            <Face id={id} sizePt={30} tone={isDead ? 'fallen' : 'normal'} />
            <View>
              <Words type="label">{words.name(id)}</Words>
              {isDead ? (
                <Words type="label" colour={UI.red}>
                  {t('prompts.dead')}
                </Words>
              ) : (
                <Gold gold={model.heroes[id].gold} colour={UI.gold} />
              )}
            </View>
          </View>
        );
      })}
      <View style={styles.purse}>
        <Words type="label" colour={UI.muted}>
          {t('prompts.together')}
        </Words>
        <Gold gold={pooled} colour={UI.gold} />
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  purses: { flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.s },
  purse: {
    flexGrow: 1,
    flexBasis: 74,
    flexDirection: 'row',
    alignItems: 'center',
    gap: SPACE.xs,
    paddingHorizontal: SPACE.s,
    paddingVertical: SPACE.xs,
    borderRadius: RADIUS.cell,
    backgroundColor: withAlpha(UI.shade, 0.45),
  },
  dead: { borderWidth: 1, borderColor: UI.handle },
});
