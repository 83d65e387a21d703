import { useTranslation } from 'react-i18next';
import { StyleSheet, View } from 'react-native';
import { HERO_IDS, type Catacombs } from '../../../../rules/catacombs';
import { RADIUS, SPACE, UI, withAlpha } from '../../../../theme';
import { Words } from '../../../components';
import { Gold } from '../../../cards';

/** What the living have to spend together; what each has stands beside every place. */
export function Purse({ model }: { readonly model: Catacombs }) {
  const { t } = useTranslation();
  const living = HERO_IDS.filter((id) => model.heroes[id].life > 0);
  const pooled = living.reduce((sum, id) => sum + model.heroes[id].gold, 0);
  return (
    <View style={styles.purse}>
      <Words type="label" colour={UI.muted}>
        {t('prompts.together')}
      </Words>
      <Gold gold={pooled} colour={UI.gold} />
    </View>
  );
}

const styles = StyleSheet.create({
  purse: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: SPACE.xs,
    paddingHorizontal: SPACE.s,
    paddingVertical: SPACE.xs,
    borderRadius: RADIUS.cell,
    backgroundColor: withAlpha(UI.shade, 0.45),
  },
});
