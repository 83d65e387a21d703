import { StyleSheet, View } from 'react-native';
import { heroesOf } from '../../../../rules/catacombs';
import { SPACE, UI } from '../../../../theme';
import { LeatherButton, Panel, Words } from '../../../kit/components';
import { Glyph } from '../../../kit/glyph';
import type { DrawerContentProps } from './contentProps';
import { PoisonCures } from './PoisonCures';
import { PoisonOfHero } from './PoisonOfHero';
import { useCatacombsText } from '../words';

/** Who is how near to a death by poison, how many cards are still to be drawn, and what takes one away. */
export function PoisonDrawer({ state, words, onShowRule }: DrawerContentProps) {
  const { t } = useCatacombsText();
  const { model } = state.view;
  const { poisonDeck, poisonDiscard = [] } = model;
  if (poisonDeck === undefined) return <NoPoison />;
  return (
    <>
      <Panel>
        <View role="list" style={styles.list}>
          {heroesOf(model).map((hero) => (
            <PoisonOfHero key={hero.id} hero={hero} words={words} />
          ))}
        </View>
      </Panel>
      <Words type="body">{t('drawers.poison.kills')}</Words>
      <Panel contentStyle={styles.list}>
        <Words type="button">{t('drawers.poison.deck', { left: poisonDeck.length })}</Words>
        <Words type="label">{t('drawers.poison.discard', { cured: poisonDiscard.length })}</Words>
        <Words type="body">{t('drawers.poison.emptyDeck')}</Words>
      </Panel>
      <PoisonCures model={model} words={words} />
      <LeatherButton
        icon="rules"
        label={t('cards.rulesOf', { name: t('cards.keyword.poison') })}
        onPress={() => onShowRule('keyword:poison')}
      />
    </>
  );
}

/** Where no expansion has brought any. */
function NoPoison() {
  const { t } = useCatacombsText();
  return (
    <Panel isStitched contentStyle={styles.panel}>
      <Glyph id="poison" sizePt={56} colour={UI.green} />
      <Words type="name" role="heading" aria-level={3} align="center">
        {t('drawers.poison.title')}
      </Words>
      <Words type="body" align="center">
        {t('drawers.poison.body')}
      </Words>
    </Panel>
  );
}

const styles = StyleSheet.create({
  list: { gap: SPACE.m },
  panel: { alignItems: 'center', gap: SPACE.m, paddingVertical: SPACE.xl },
});
