import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { StyleSheet, View } from 'react-native';
import { HIT, RADIUS, SPACE, UI, withAlpha } from '../../../theme';
import { HandRow, Roving, Tappable, Unseen, useIsTextLarge, Words } from '../../kit/components';
import { Announced } from '../../kit/reader';
import { Glyph } from '../../kit/glyph';
import { StepButton } from './StepButton';

export const STEP_KINDS = ['target', 'direction', 'power'] as const;
export type StepKind = (typeof STEP_KINDS)[number];

/** Where there is little room: one kind of step at a time, and a way to put all of it aside. */
export interface Narrow {
  readonly kind: StepKind;
  readonly onKind: (kind: StepKind) => void;
  readonly onFold: () => void;
}

export interface NarrowStepsProps extends Narrow {
  /** As the aim is now. */
  readonly heading: string;
  readonly power: string;
  readonly said: string;
  readonly launch: ReactNode;
}

/** The name of each kind of step. */
export function useStepNames(): Readonly<Record<StepKind, string>> {
  const { t } = useTranslation();
  return { target: t('aim.targets'), direction: t('aim.direction'), power: t('aim.power') };
}

/** An aim by steps below the board of a phone, under the steps of one kind: what the aim is as the way to the others. */
export function NarrowSteps({ heading, power, said, launch, kind: open, onKind, onFold }: NarrowStepsProps) {
  const { t } = useTranslation();
  const isTextLarge = useIsTextLarge();
  const names = useStepNames();
  const values = { target: names.target, direction: heading, power };
  const kinds = (
    <Roving
      role="tablist"
      aria-label={t('aim.steps')}
      ids={STEP_KINDS}
      home={open}
      onArrow={onKind}
      style={styles.kinds}
    >
      {STEP_KINDS.map((kind) => (
        <Tappable
          key={kind}
          role="tab"
          rover={kind}
          aria-selected={kind === open}
          spoken={values[kind] === names[kind] ? names[kind] : `${names[kind]}: ${values[kind]}`}
          radius={RADIUS.cell}
          onPress={() => onKind(kind)}
          style={styles.kind}
          testID={`aim-kind-${kind}`}
        >
          {({ isHovered }) => (
            <View style={[styles.face, kind === open && styles.open, isHovered && styles.lit]}>
              <Words type="label" align="center" colour={kind === open ? UI.prompt : UI.ivory}>
                {values[kind]}
              </Words>
            </View>
          )}
        </Tappable>
      ))}
    </Roving>
  );
  return (
    <>
      {isTextLarge ? kinds : null}
      <HandRow style={[styles.foot, isTextLarge && styles.apart]}>
        <StepButton label={t('table.asking.fold')} onPress={onFold} testID="asking-fold">
          <View style={styles.down}>
            <Glyph id="back" sizePt={16} colour={UI.brassLight} />
          </View>
        </StepButton>
        {isTextLarge ? null : kinds}
        {launch}
      </HandRow>
      <View role="status" aria-live="polite" testID="aim-said">
        <Unseen text={said} />
        <Announced text={said} place="view" />
      </View>
    </>
  );
}

const styles = StyleSheet.create({
  foot: { alignItems: 'stretch', gap: SPACE.s },
  // Large letters want the whole breadth for what the aim is: it stands over the buttons.
  apart: { justifyContent: 'space-between' },
  kinds: { flexDirection: 'row', flexGrow: 1, flexShrink: 1, gap: SPACE.hair },
  kind: { flexGrow: 1, flexShrink: 1, flexBasis: 0 },
  face: {
    flexGrow: 1,
    minHeight: HIT,
    borderRadius: RADIUS.cell,
    borderWidth: 1,
    borderColor: withAlpha(UI.brass, 0.5),
    alignItems: 'center',
    justifyContent: 'center',
    paddingHorizontal: SPACE.hair,
  },
  open: { borderColor: UI.gold, backgroundColor: UI.handle },
  down: { transform: [{ rotate: '-90deg' }] },
  lit: { backgroundColor: withAlpha(UI.brassLight, 0.14) },
});
