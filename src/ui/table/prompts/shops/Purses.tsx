import { useTranslation } from 'react-i18next';
import { StyleSheet, useWindowDimensions, View } from 'react-native';
import { heroesOf, type Catacombs, type HeroId } from '../../../../rules/catacombs';
import { RADIUS, SPACE, UI, withAlpha } from '../../../../theme';
import type { CatacombsWords } from '../../../../i18n/catacombs';
import { Words } from '../../../components';
import { Face } from '../parts/Face';
import { Gold } from '../../../cards';

export interface PursesProps {
  readonly model: Catacombs;
  readonly words: CatacombsWords;
}

/** On a narrow screen the goods need the room: each hero’s gold stands in the strip below. */
const EACH_FROM_PT = 600;

/** What the living have together, and where there is room what each hero has to spend. */
export function Purses({ model, words }: PursesProps) {
  const { t } = useTranslation();
  const { width } = useWindowDimensions();
  const heroes = heroesOf(model);
  const pooled = heroes.reduce((sum, { life, gold }) => (life > 0 ? sum + gold : sum), 0);
  return (
    <View style={styles.purses}>
      {width < EACH_FROM_PT
        ? null
        : heroes.map(({ id, life, gold }) => (
            <Purse key={id} hero={id} words={words} gold={life > 0 ? gold : null} />
          ))}
      <View style={styles.purse}>
        <Words type="label" colour={UI.muted}>
          {t('prompts.together')}
        </Words>
        <Gold gold={pooled} colour={UI.gold} />
      </View>
    </View>
  );
}

interface PurseProps {
  readonly hero: HeroId;
  readonly words: CatacombsWords;
  /** null for the dead, whose gold nobody can spend. */
  readonly gold: number | null;
}

function Purse({ hero, words, gold }: PurseProps) {
  const { t } = useTranslation();
  return (
    <View style={[styles.purse, gold === null && styles.dead]}>
      <Face id={hero} sizePt={34} tone={gold === null ? 'fallen' : 'normal'} />
      <View>
        <Words type="label">{words.name(hero)}</Words>
        {gold === null ? (
          <Words type="label" colour={UI.red}>
            {t('prompts.dead')}
          </Words>
        ) : (
          <Gold gold={gold} colour={UI.gold} />
        )}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  purses: { flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.s },
  purse: {
    flexGrow: 1,
    flexBasis: 120,
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
