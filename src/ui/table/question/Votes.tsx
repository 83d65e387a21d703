import { StyleSheet, View } from 'react-native';
import { SPACE, UI } from '../../../theme';
import { Glyph } from '../../kit/glyph';
import { Words } from '../../kit/components';
import type { Naming } from './asked';

export interface VotesProps {
  readonly words: Naming;
  /** What each player has said so far, in words. */
  readonly votes: Readonly<Record<string, string>>;
}

/** What the players before have said. */
export function Votes({ words, votes }: VotesProps) {
  return (
    <View style={styles.votes}>
      {Object.entries(votes).map(([seat, vote]) => (
        <View key={seat} style={styles.vote}>
          <Glyph id="done" sizePt={16} colour={UI.green} />
          <Words type="ui" style={styles.said}>
            {words.name(seat)}
          </Words>
          <Words type="ui" colour={UI.gold} style={styles.said}>
            {vote}
          </Words>
        </View>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  votes: { gap: SPACE.xs },
  vote: { flexDirection: 'row', alignItems: 'center', gap: SPACE.s },
  said: { flexShrink: 1 },
});
