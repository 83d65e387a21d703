import { StyleSheet, View } from 'react-native';
import type { CatacombsWords } from '../../../../../../i18n/catacombs';
import type { Step } from '../../../../../../rules/catacombs';
import { HIT, SPACE, UI } from '../../../../../../theme';
import { Tappable } from '../../../../../kit/components';
import { Glyph } from '../../../../../kit/glyph';
import type { ShowRule } from '../../../topics';
import { StepFace } from './StepFace';
import { stepIcons, stepName, type StepIcon } from './stepIcons';
import { useCatacombsText } from '../../../words';

export interface AttackRowProps {
  readonly steps: readonly Step[];
  readonly words: CatacombsWords;
  readonly onShowRule?: ShowRule;
}

/** What an action is made of, read from left to right: icons with counts, each the way to its rule. */
export function AttackRow({ steps, words, onShowRule }: AttackRowProps) {
  const { t } = useCatacombsText();
  const icons = stepIcons(steps);
  const label = (icon: StepIcon): string => {
    const name = stepName(icon, words);
    return icon.isChain ? name : t('cards.times', { name, count: icon.count });
  };
  return (
    <View role="list" style={styles.row}>
      {icons.map((icon, index) => (
        <View key={index} role="listitem" style={styles.step}>
          {index > 0 ? <Glyph id="next" sizePt={10} colour={UI.inkSecond} /> : null}
          {onShowRule ? (
            <Tappable
              spoken={t('cards.rulesOf', { name: label(icon) })}
              radius={HIT / 2}
              onPress={() => onShowRule(icon.topic)}
              style={styles.touch}
            >
              {() => <StepFace {...icon} />}
            </Tappable>
          ) : (
            <View role="img" aria-label={label(icon)} style={styles.touch}>
              <StepFace {...icon} />
            </View>
          )}
        </View>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: SPACE.hair },
  step: { flexDirection: 'row', alignItems: 'center', gap: SPACE.hair },
  touch: { minWidth: HIT, minHeight: HIT, alignItems: 'center', justifyContent: 'center' },
});
