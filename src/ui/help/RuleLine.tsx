import { StyleSheet, View } from 'react-native';
import { SPACE, UI } from '../../theme';
import { Words } from '../kit/components';

export interface RuleLineProps {
  readonly rule: string;
  readonly text: string;
}

/** One rule and its number, by which a table can argue about it. */
export function RuleLine({ rule, text }: RuleLineProps) {
  return (
    <View role="listitem" style={styles.line}>
      <Words type="label" colour={UI.gold} style={styles.rule}>
        {rule}
      </Words>
      <Words type="body" selectable style={styles.text}>
        {text}
      </Words>
    </View>
  );
}

const styles = StyleSheet.create({
  line: { flexDirection: 'row', flexWrap: 'wrap', columnGap: SPACE.m },
  rule: { minWidth: 78, paddingTop: SPACE.hair },
  text: { flexGrow: 1, flexShrink: 1, flexBasis: 200 },
});
