import { StyleSheet, View } from 'react-native';
import type { Refusal } from '../../../rules/machine';
import { SPACE, UI } from '../../../theme';
import { Glyph } from '../../kit/glyph';
import { Words } from '../../kit/components';
import type { AnyAsked } from './asked';
import { reasonOf } from './reasonOf';

export interface ReasonProps {
  readonly refusal: Refusal;
  readonly words: Pick<AnyAsked['words'], 'refusal'>;
}

/** Why not, and by which rule. */
export function Reason({ refusal, words }: ReasonProps) {
  return (
    <View style={styles.row}>
      <Glyph id="barred" sizePt={16} colour={UI.red} />
      <Words type="label" colour={UI.red} style={styles.words}>
        {reasonOf(words, refusal)}
      </Words>
    </View>
  );
}

/** Why the last answer was refused, until something else is done. */
export function RefusalLine({ asked: { state, words } }: { readonly asked: AnyAsked }) {
  return state.refusal === null ? null : <Reason refusal={state.refusal} words={words} />;
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', gap: SPACE.xs },
  words: { flexShrink: 1 },
});
