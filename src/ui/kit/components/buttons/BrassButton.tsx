import { StyleSheet } from 'react-native';
import { HIT, RADIUS, SPACE, UI, withAlpha } from '../../../../theme';
import { polishedBrass, polishedRim } from '../materials';
import { Button, type ButtonMaterial, type ButtonProps } from './Button';

export interface BrassButtonProps extends ButtonProps {
  /** Under the label, smaller: what it would be done to. */
  readonly detail?: string;
  /** Where every point of height is wanted by a board. */
  readonly isLow?: boolean;
}

/** The one thing a screen wants done. */
export function BrassButton({ isLow = false, ...rest }: BrassButtonProps) {
  return <Button {...rest} material={isLow ? LOW_BRASS : BRASS} />;
}

const shape = StyleSheet.create({
  rim: {},
  face: { minHeight: HIT + SPACE.l, paddingHorizontal: SPACE.l, paddingVertical: SPACE.s, gap: SPACE.m },
  label: {},
  glow: { inset: 4, borderRadius: RADIUS.panel - 5, borderWidth: 1, borderColor: withAlpha(UI.brassDark, 0.6) },
  lit: { backgroundColor: withAlpha(UI.prompt, 0.22) },
});

const BRASS: ButtonMaterial = {
  face: polishedBrass,
  rim: polishedRim,
  ink: UI.buttonInk,
  iconInk: UI.buttonInk,
  iconPt: 34,
  type: 'buttonLarge',
  shape,
};

const LOW_BRASS: ButtonMaterial = {
  ...BRASS,
  type: 'button',
  shape: { ...shape, face: { ...shape.face, minHeight: HIT, paddingVertical: SPACE.xs } },
};
