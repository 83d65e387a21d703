import { useTranslation } from 'react-i18next';
import { ScrollView, StyleSheet, View } from 'react-native';
import type { ScenePiece, SetAim } from '../../../board';
import { SPACE, UI } from '../../../theme';
import { Roving, Words } from '../../kit/components';
import { gapMm } from './bearing';
import { StepButton } from './StepButton';
import { aimedAt } from './stepping';
import type { BearingWords } from './useBearings';

export interface TargetListProps {
  readonly aim: SetAim;
  readonly from: ScenePiece;
  readonly targets: readonly ScenePiece[];
  readonly nameOf: (pieceId: string) => string;
  readonly bearings: BearingWords;
  readonly takesFocus: boolean;
  readonly onChange: (aim: SetAim) => void;
}

/** Whom the flick can strike comes before what is merely in the way. */
const rank = ({ marks }: ScenePiece): number => (marks.includes('targeted') ? 0 : 1);

/** Everything that one may aim straight at, with where it lies: who can be struck first, and of each the nearest. */
export function TargetList({ aim, from, targets, nameOf, bearings, takesFocus, onChange }: TargetListProps) {
  const { t } = useTranslation();
  const inOrder = [...targets].sort((a, b) => rank(a) - rank(b) || gapMm(from, a) - gapMm(from, b));
  return (
    <ScrollView horizontal showsHorizontalScrollIndicator={false}>
      <Roving
        role="toolbar"
        aria-label={t('aim.targets')}
        ids={inOrder.map(({ id }) => id)}
        takesFocus={takesFocus}
        style={styles.row}
      >
        {inOrder.map((target) => {
          const piece = nameOf(target.id);
          const where = bearings.seenFrom(from, target);
          return (
            <StepButton
              key={target.id}
              rover={target.id}
              label={t('aim.target', { piece, where })}
              onPress={() => onChange(aimedAt(aim, from, target))}
              testID={`aim-at-${target.id}`}
            >
              <View style={styles.target}>
                <Words type="ui">{piece}</Words>
                <Words type="label" colour={UI.muted}>
                  {where}
                </Words>
              </View>
            </StepButton>
          );
        })}
      </Roving>
    </ScrollView>
  );
}

const styles = StyleSheet.create({
  // The ring of what has the focus is hardly cut off.
  row: { flexDirection: 'row', gap: SPACE.s, paddingVertical: SPACE.xs, paddingHorizontal: SPACE.s },
  target: { alignItems: 'center' },
});
