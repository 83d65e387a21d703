import { StyleSheet, View } from 'react-native';
import {
  bountyOf,
  HERO_CARDS,
  heroesOf,
  monsterCalled,
  type Catacombs,
  type HeroId,
} from '../../../../rules/catacombs';
import { RADIUS, SPACE, UI, withAlpha } from '../../../../theme';
import { Gold } from '../cards';
import { Words } from '../../../kit/components';
import { Face } from '../pieces/Face';
import { killsOf } from './killsOf';
import type { Told } from './told';
import { useCatacombsText } from '../words';

/** What these kills are worth to this hero. */
function worthOf({ setup }: Catacombs, hero: HeroId, kills: readonly string[]): number {
  const killed = kills.flatMap((piece) => monsterCalled(piece) ?? []);
  return bountyOf(killed, HERO_CARDS[hero].goldPerKill, setup.house.thiefVerminBonus);
}

/** The room is won: beside each hero the discs that it has taken, and what they are worth. */
export function RoomCleared({ state, words }: Told<'roomCleared'>) {
  const { t } = useCatacombsText();
  return (
    <View style={styles.heroes}>
      {heroesOf(state.view.model).map(({ id: hero }) => {
        const kills = killsOf(state, hero);
        const isDead = state.shown.heroes[hero]?.life === 0;
        const gold = isDead ? 0 : worthOf(state.view.model, hero, kills);
        return (
          <View key={hero} style={styles.hero}>
            <Face id={hero} sizePt={40} tone={isDead ? 'fallen' : 'normal'} />
            <View style={styles.words}>
              <Words type="ui">{words.name(hero)}</Words>
              {kills.length === 0 ? (
                <Words type="label" colour={UI.muted}>
                  {t('prompts.noKills')}
                </Words>
              ) : (
                <View role="img" aria-label={kills.map(words.name).join(', ')} style={styles.kills}>
                  {kills.map((piece) => (
                    <Face key={piece} id={piece} sizePt={28} tone="dimmed" />
                  ))}
                </View>
              )}
            </View>
            <Gold gold={gold} colour={gold > 0 ? UI.gold : UI.muted} />
          </View>
        );
      })}
    </View>
  );
}

const styles = StyleSheet.create({
  heroes: { gap: SPACE.s },
  hero: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: SPACE.s,
    padding: SPACE.s,
    borderRadius: RADIUS.cell,
    backgroundColor: withAlpha(UI.shade, 0.4),
  },
  words: { flexGrow: 1, flexShrink: 1 },
  kills: { flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.hair },
});
