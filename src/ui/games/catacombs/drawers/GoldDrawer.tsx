import { StyleSheet, View } from 'react-native';
import { earned, heroesOf, type HeroId } from '../../../../rules/catacombs';
import { SPACE, UI } from '../../../../theme';
import { useFigures } from '../../../kit/hooks/useFigures';
import { DiscFace, Gold, pieceOfCard } from '../cards';
import { LeatherButton, Panel, useTextScale, Words } from '../../../kit/components';
import type { DrawerContentProps } from './contentProps';
import { liveHero } from '../live/liveOf';
import { useCatacombsText } from '../words';

/** So much of a row is a hero's own, in usual letters: what is said of them goes on below their name. */
const NAME_PT = 110;

/** Four purses, what the kills of this room will bring, and what is left in the reserve. */
export function GoldDrawer({ state, words, onShowRule }: DrawerContentProps) {
  const { t } = useCatacombsText();
  const figures = useFigures();
  const letters = useTextScale();
  const { model } = state.view;
  const purse = (id: HeroId) => {
    const { gold, life } = liveHero(state, id);
    const piece = pieceOfCard(id);
    const owed = earned(model, id);
    return (
      <View key={id} role="listitem" style={styles.purse}>
        {piece === null ? null : <DiscFace piece={piece} sizePt={44} tone={life === 0 ? 'fallen' : 'normal'} />}
        <View style={[styles.words, { flexBasis: NAME_PT * letters }]}>
          <Words type="button">{words.name(id)}</Words>
          {owed > 0 ? <Words type="label">{t('drawers.gold.owed', { gold: figures(owed) })}</Words> : null}
          {life === 0 ? (
            <Words type="label" colour={UI.red}>
              {t('drawers.gold.dead')}
            </Words>
          ) : null}
        </View>
        <View style={styles.ends}>
          <Gold gold={gold} colour={UI.gold} />
        </View>
      </View>
    );
  };
  return (
    <>
      <Words type="name" role="heading" aria-level={3} colour={UI.gold}>
        {t('drawers.gold.purses')}
      </Words>
      <Panel>
        <View role="list" style={styles.list}>
          {heroesOf(model).map(({ id }) => purse(id))}
        </View>
      </Panel>
      <Panel contentStyle={styles.purse}>
        <Words type="button" style={styles.words}>
          {t('drawers.gold.reserve')}
        </Words>
        <Gold gold={model.goldReserve} colour={UI.gold} />
      </Panel>
      <Words type="body" colour={UI.muted}>
        {t('drawers.gold.note')}
      </Words>
      <LeatherButton
        icon="rules"
        label={t('cards.rulesOf', { name: t('cards.keyword.gold') })}
        onPress={() => onShowRule('keyword:gold')}
      />
    </>
  );
}

const styles = StyleSheet.create({
  list: { gap: SPACE.m },
  purse: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: SPACE.m },
  words: { flexGrow: 1, flexShrink: 1 },
  ends: { marginLeft: 'auto' },
});
