import { StyleSheet, View } from 'react-native';
import type { CatacombsWords } from '../../../../../i18n/catacombs';
import type { Circle } from '../../../../../rules/catacombs';
import { SPACE, UI, type Hex } from '../../../../../theme';
import { Words } from '../../../../kit/components';
import { FamilyMark } from './pictures/FamilyMark';
import { useCatacombsText } from '../../words';

export interface CostCirclesProps {
  readonly cost: readonly Circle[];
  readonly words: CatacombsWords;
  readonly colour?: Hex;
}

const circleName = (circle: Circle, { wording }: CatacombsWords): string =>
  circle === 'any' ? wording.terms.anyFamily : wording.families[circle];

/** What an artefact costs: a circle for each monster, and the same in words. */
export function CostCircles({ cost, words, colour = UI.ink }: CostCirclesProps) {
  const { t } = useCatacombsText();
  const label = t('cards.cost', { cost: cost.map((circle) => circleName(circle, words)).join(', ') });
  return (
    <View role="img" aria-label={label} style={styles.cost}>
      <View style={styles.circles}>
        {cost.map((circle, index) => (
          <FamilyMark key={index} family={circle} sizePt={24} />
        ))}
      </View>
      <Words type="label" colour={colour} align="center">
        {label}
      </Words>
    </View>
  );
}

const styles = StyleSheet.create({
  cost: { flexShrink: 1, alignItems: 'center', gap: SPACE.hair },
  circles: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'center', gap: SPACE.xs },
});
