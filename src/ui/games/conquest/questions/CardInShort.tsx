import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { printedOn, type CardId } from '../../../../rules/conquest';
import { SPACE, UI } from '../../../../theme';
import { Words } from '../../../kit/components';
import { saidOf, ShotRow } from '../cards';
import type { ConquestSpeech } from '../words';

export interface CardInShortProps {
  readonly card: CardId;
  readonly words: ConquestSpeech;
  /** What is done with it. */
  readonly children: ReactNode;
}

const SHOT_PT = 28;

/** The card that is looked at where there is little height: its name, its shots, its ability. */
export function CardInShort({ card, words, children }: CardInShortProps) {
  const { name, ability } = saidOf(card, words);
  const { shots, hasArmour } = printedOn(card);
  return (
    <View style={styles.row} testID="card-at-hand">
      <View style={styles.words}>
        <Words type="button" role="heading" aria-level={3}>
          {name}
        </Words>
        <View style={styles.shots}>
          <ShotRow shots={shots} sizePt={SHOT_PT} />
        </View>
        {ability === null ? null : (
          <Words type="label" colour={UI.muted}>
            {`${ability.name}. ${ability.text}`}
          </Words>
        )}
        {hasArmour ? (
          <Words type="label" colour={UI.muted}>
            {words.t('conquest.card.stays')}
          </Words>
        ) : null}
      </View>
      {children}
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', gap: SPACE.s },
  words: { flexGrow: 1, flexShrink: 1, flexBasis: 0, gap: SPACE.hair },
  shots: { flexDirection: 'row' },
});
