import { StyleSheet, View } from 'react-native';
import type { Team } from '../../../../rules/conquest';
import { TokenFace } from '../score/TokenFace';

export interface TokenStackProps {
  readonly team: Team;
  readonly count: number;
  readonly abreast: number;
  readonly sizePt: number;
}

const GAP_PT = 2;

/** The pool of a team, token by token. The score says how many there are. */
export const TokenStack = ({ team, count, abreast, sizePt }: TokenStackProps) => (
  <View aria-hidden style={[styles.tokens, { width: abreast * (sizePt + GAP_PT) }]} testID={`tokens-${team}`}>
    {Array.from({ length: count }, (_, at) => (
      <TokenFace key={at} purse={team} sizePt={sizePt} />
    ))}
  </View>
);

const styles = StyleSheet.create({
  tokens: { flexDirection: 'row', flexWrap: 'wrap', gap: GAP_PT, pointerEvents: 'none' },
});
