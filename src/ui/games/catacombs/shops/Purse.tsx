import { useTranslation } from 'react-i18next';
import { StyleSheet, View } from 'react-native';
import { heroesOf, type Catacombs } from '../../../../rules/catacombs';
import { RADIUS, SPACE, UI, withAlpha } from '../../../../theme';
import { Words } from '../../../kit/components';
import { Gold } from '../cards';

/** What the living have to spend together; what each has stands beside every place. */
export function Purse({ model }: { readonly model: Catacombs }) {
  const { t } = useTranslation();
  const pooled = heroesOf(model).reduce((sum, { life, gold }) => (life > 0 ? sum + gold : sum), 0);
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
