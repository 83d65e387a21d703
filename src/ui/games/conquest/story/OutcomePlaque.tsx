import { StyleSheet, View } from 'react-native';
import { charactersOf, TEAMS } from '../../../../rules/conquest';
import type { ConquestPlayed } from '../../../../session/conquest';
import { SPACE, UI } from '../../../../theme';
import type { ToldProps } from '../../../game';
import { Panel, Words } from '../../../kit/components';
import { DiscImage } from '../../../kit/disc';
import { FACES } from '../catalogue/discs';
import { TokenCount } from '../score/TokenCount';
import type { ConquestSpeech } from '../words';

const FACE_PT = 64;

/** Who won, and how; the victors' discs above it. As long as nobody has, the story so far. */
export function OutcomePlaque({ story, view, words }: ToldProps<ConquestPlayed, ConquestSpeech>) {
  const { outcome } = view;
  const victors = outcome === null ? [] : outcome.winner === null ? TEAMS : [outcome.winner];
  const { teams, active } = view.model;
  const team = TEAMS.find((one) => teams[one].pool === 0) ?? active;
  const why = outcome === null ? null : words.event({ kind: 'ended', team, ...outcome });
  return (
    <Panel isStitched contentStyle={styles.plaque}>
      <View aria-hidden style={styles.discs}>
        {victors.flatMap(charactersOf).map((character) => (
          <DiscImage key={character} sheet={FACES} piece={character} sizePt={FACE_PT} />
        ))}
      </View>
      {outcome === null ? null : (
        <Words type="heading" role="heading" aria-level={2} align="center" colour={UI.gold}>
          {words.outcome(outcome).name}
        </Words>
      )}
      {why === null ? null : (
        <Words type="body" align="center">
          {why}
        </Words>
      )}
      <View style={styles.tokens}>
        {TEAMS.map((one) => (
          <TokenCount key={one} purse={one} count={story.teams[one].tokens} name={words.name(one)} />
        ))}
      </View>
      <Words type="ui" align="center" colour={UI.muted}>
        {words.t('conquest.story.turns', { turns: story.turns })}
      </Words>
    </Panel>
  );
}

const styles = StyleSheet.create({
  plaque: { gap: SPACE.s, alignItems: 'center' },
  discs: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'center', gap: SPACE.xs },
  tokens: { flexDirection: 'row', gap: SPACE.xxl },
});
