import { StyleSheet, View } from 'react-native';
import { TEAMS } from '../../../../rules/conquest';
import type { ConquestPlayed } from '../../../../session/conquest';
import { SPACE, UI } from '../../../../theme';
import type { StoryProps } from '../../../game';
import { Panel, Words } from '../../../kit/components';
import type { ConquestSpeech } from '../words';
import { CardTales } from './CardTales';
import { FlickTale } from './FlickTale';
import { TokenCourse } from './TokenCourse';

type Props = StoryProps<ConquestPlayed, ConquestSpeech>;

/** What each team has done, and how often each player has flicked. */
function TeamTales({ story, words }: Pick<Props, 'story' | 'words'>) {
  const { t } = words;
  return (
    <Panel contentStyle={styles.panel}>
      {TEAMS.map((team) => {
        const { damage, captured, healed, saved, seats } = story.teams[team];
        return (
          <View key={team} style={styles.team}>
            <Words type="name" role="heading" aria-level={2} colour={UI.gold}>
              {words.name(team)}
            </Words>
            <Words type="ui">{t('conquest.story.team', { damage, captured, healed, saved })}</Words>
            {story.flicks
              .filter(({ seat }) => seats.includes(seat))
              .map(({ seat, flicks }) => (
                <Words key={seat} type="ui" colour={UI.muted}>
                  {t('conquest.story.flicks', { seat: words.name(seat), flicks })}
                </Words>
              ))}
          </View>
        );
      })}
    </Panel>
  );
}

/** What people will tell of a game: its best flick and its worst wall, the tokens, the cards. */
export function GameTales({ story, words, isWide, onWatch }: Props) {
  return (
    <View style={isWide ? styles.wide : styles.column}>
      <View style={[styles.column, isWide && styles.half]}>
        <FlickTale kind="bestFlick" tale={story.bestFlick} words={words} onWatch={onWatch} />
        <FlickTale kind="worstWall" tale={story.worstWall} words={words} onWatch={onWatch} />
        <TokenCourse tokens={story.tokens} words={words} />
      </View>
      <View style={[styles.column, isWide && styles.half]}>
        <TeamTales story={story} words={words} />
        <CardTales cards={story.cards} words={words} />
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  column: { gap: SPACE.m },
  wide: { flexDirection: 'row', alignItems: 'flex-start', gap: SPACE.l },
  half: { flex: 1 },
  panel: { gap: SPACE.m },
  team: { gap: SPACE.hair },
});
