import { StyleSheet, View } from 'react-native';
import type { CatacombsWords } from '../../../../../../i18n/catacombs';
import type { ActionCard } from '../../../../../../rules/catacombs';
import { SPACE, UI, withAlpha } from '../../../../../../theme';
import { Words } from '../../../../../kit/components';
import type { ShowRule } from '../../../topics';
import { AttackRow } from './AttackRow';
import { CardText } from '../CardText';
import { StateTag } from '../StateTag';
import { useCatacombsText } from '../../../words';

export interface ActionLinesProps {
  readonly actions: readonly ActionCard[];
  readonly words: CatacombsWords;
  readonly onShowRule?: ShowRule;
}

/** What a board offers, one below the other: its name, its pictures, its words. */
export function ActionLines({ actions, words, onShowRule }: ActionLinesProps) {
  const { t } = useCatacombsText();
  return (
    <View style={styles.lines}>
      {actions.map((action) => {
        const { name, text } = words.action('', action.id);
        return (
          <View key={action.id} style={styles.line}>
            <View style={styles.head}>
              <Words type="strip" role="heading" aria-level={4} colour={UI.ink} style={styles.name}>
                {name}
              </Words>
              <AttackRow steps={action.steps} words={words} onShowRule={onShowRule} />
            </View>
            {action.magic === undefined ? null : (
              <StateTag glyph="magic" label={t('cards.magicCost', { magic: action.magic })} />
            )}
            <CardText>{text}</CardText>
          </View>
        );
      })}
    </View>
  );
}

const styles = StyleSheet.create({
  lines: { gap: SPACE.s },
  line: { borderTopWidth: 1, borderTopColor: withAlpha(UI.inkSecond, 0.35), paddingTop: SPACE.xs },
  head: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: SPACE.m,
  },
  name: { flexShrink: 1 },
});
