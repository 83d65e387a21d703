import { StyleSheet } from 'react-native';
import { HIT, RADIUS, SPACE, UI, withAlpha } from '../../../../theme';
import { brassRim, leather } from '../materials';
import { Button, type ButtonMaterial, type ButtonProps } from './Button';

/** Everything else that a screen offers. */
export function LeatherButton(props: ButtonProps) {
  return <Button {...props} material={LEATHER} />;
}

const shape = StyleSheet.create({
  // Beside a higher button it is as high.
  rim: { flexGrow: 1 },
  face: {
    flexGrow: 1,
    minHeight: HIT + SPACE.s,
    paddingHorizontal: SPACE.m,
    paddingVertical: SPACE.xs,
    gap: SPACE.s,
  },
  // Never narrower than its longest word.
  label: { minWidth: 'auto' },
  glow: { inset: 0, borderRadius: RADIUS.panel - 1.5 },
  lit: { backgroundColor: withAlpha(UI.brassLight, 0.14) },
});

const LEATHER: ButtonMaterial = {
  face: leather,
  rim: brassRim(),
  ink: UI.ivory,
  iconInk: UI.gold,
  iconPt: 26,
  type: 'button',
  shape,
};
