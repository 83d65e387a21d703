import { StyleSheet, View } from 'react-native';
import type { Purse } from '../../../../rules/conquest';
import { SPACE, UI } from '../../../../theme';
import { Words } from '../../../kit/components';
import { TokenFace } from './TokenFace';

export interface TokenCountProps {
  readonly purse: Purse;
  readonly count: number;
  /** Written below; left out where something else names it. */
  readonly name?: string;
  readonly colour?: string;
}

/** So many tokens, beside one of them. */
export function TokenCount({ purse, count, name, colour = UI.ivory }: TokenCountProps) {
  return (
    <View style={styles.column}>
      <View style={styles.row}>
        <TokenFace purse={purse} />
        <Words type="heading" colour={colour}>
          {count}
        </Words>
      </View>
      {name === undefined ? null : (
        <Words type="label" colour={colour}>
          {name}
        </Words>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  column: { alignItems: 'center' },
  row: { flexDirection: 'row', alignItems: 'center', gap: SPACE.xs },
});
