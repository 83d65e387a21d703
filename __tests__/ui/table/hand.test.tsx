import { screen, within } from '@testing-library/react-native';
import { StyleSheet, View } from 'react-native';
import { keptPlace } from '../../../src/ui/kit/components';
import { SideView } from '../../../src/ui/kit/seated';
import { HurryButton } from '../../../src/ui/table/stage/HurryButton';
import { Tray } from '../../../src/ui/table/layout/Tray';
import { renderInApp } from '../renderApp';

const nothing = (): void => undefined;

/** A tray that can be folded away, and the button in the corner of the board. */
const parts = (
  <>
    <Tray
      lies={{
        edge: 'foot',
        tablePt: 800,
        heightPt: 400,
        topPt: 0,
        onHeight: nothing,
        bottomPt: 0,
        footPt: 0,
        isFolded: false,
        onFold: nothing,
        foldsItself: false,
      }}
      asking={<View />}
      place={keptPlace()}
      below={null}
    />
    <HurryButton isOn={false} toggle={nothing} />
  </>
);

/** At which end of its row each button lies. */
const ends = (within: Pick<typeof screen, 'getByTestId'>) =>
  ['asking-fold', 'hurry-on'].map((button) => {
    const { left, right } = StyleSheet.flatten(within.getByTestId(button).props.style) ?? {};
    return { isLeft: left !== undefined, isRight: right !== undefined };
  });

const LEFT = { isLeft: true, isRight: false };
const RIGHT = { isLeft: false, isRight: true };

it('what a hand reaches for lies at the right, and at the left on a device for a left hand', async () => {
  await renderInApp(parts);
  expect(ends(screen)).toEqual([RIGHT, RIGHT]);
  await renderInApp(parts, { isLeftHanded: true });
  expect(ends(screen)).toEqual([LEFT, LEFT]);
});

it('lies at each side of a table where the hand of that side wants it', async () => {
  await renderInApp(
    <>
      <SideView edge="south" wishes={{ isLeftHanded: true }} testID="left-handed">
        {parts}
      </SideView>
      <SideView edge="north" testID="as-the-device">
        {parts}
      </SideView>
    </>,
  );
  expect(ends(within(screen.getByTestId('left-handed')))).toEqual([LEFT, LEFT]);
  expect(ends(within(screen.getByTestId('as-the-device')))).toEqual([RIGHT, RIGHT]);
});
