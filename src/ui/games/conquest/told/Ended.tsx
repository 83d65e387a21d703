import { StyleSheet, View } from 'react-native';
import { TEAMS } from '../../../../rules/conquest';
import type { ConquestPlayed } from '../../../../session/conquest';
import { SPACE, UI } from '../../../../theme';
import type { Told } from '../../../game';
import { Words } from '../../../kit/components';
import { TokenCount } from '../score/TokenCount';
import type { ConquestSpeech } from '../words';

/** It is over: which of the three ends it was, and how the tokens lie. */
export function Ended({ event, state: { shown }, words }: Told<ConquestPlayed, ConquestSpeech, 'ended'>) {
  return (
    <View style={styles.ended}>
      <Words type="body" align="center">
        {words.event(event)}
      </Words>
      <View style={styles.teams}>
        {TEAMS.map((team) => (
          <TokenCount
            key={team}
            purse={team}
            count={shown.teams[team].tokens}
            name={words.name(team)}
            colour={event.winner === team ? UI.gold : UI.ivory}
          />
        ))}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  ended: { gap: SPACE.m },
  teams: { flexDirection: 'row', justifyContent: 'space-evenly' },
});
