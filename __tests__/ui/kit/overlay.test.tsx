import { act, fireEvent, screen } from '@testing-library/react-native';
import { useState } from 'react';
import { DeviceEventEmitter, Pressable, Text } from 'react-native';
import { Sheet } from '../../../src/ui/kit/components';
import { Overlay } from '../../../src/ui/kit/overlay';
import { renderInApp } from '../renderApp';

// The real one of Android: these tests run as an iPhone, which has no such button.
jest.mock('react-native/Libraries/Utilities/BackHandler', () =>
  jest.requireActual('react-native/Libraries/Utilities/BackHandler.android'),
);

type Opened = 'menu' | 'rule' | 'curtain';

/** A table with a menu, a rule that opens from it, and a curtain that falls when it likes. */
function Table({ fall }: { readonly fall: (draw: (isDown: boolean) => void) => void }) {
  const [open, setOpen] = useState<readonly Opened[]>([]);
  const change = (one: Opened, isOpen: boolean): void =>
    setOpen((all) => (isOpen ? [...all, one] : all.filter((other) => other !== one)));
  fall((isDown) => change('curtain', isDown));
  return (
    <>
      {open.includes('curtain') ? (
        <Overlay kind="curtain" label="Pass it on" onClose={null}>
          <Pressable onPress={() => change('curtain', false)}>
            <Text>I have it</Text>
          </Pressable>
          <Pressable onPress={() => change('rule', true)}>
            <Text>rule from below</Text>
          </Pressable>
        </Overlay>
      ) : null}
      <Pressable onPress={() => change('menu', true)}>
        <Text>open the menu</Text>
      </Pressable>
      {open.includes('menu') ? (
        <Sheet title="Menu" onClose={() => change('menu', false)}>
          <Pressable onPress={() => change('rule', true)}>
            <Text>open a rule</Text>
          </Pressable>
        </Sheet>
      ) : null}
      {open.includes('rule') ? (
        <Sheet title="Rule" onClose={() => change('rule', false)}>
          <Text>as it is written</Text>
        </Sheet>
      ) : null}
    </>
  );
}

async function laidTable() {
  let draw: (isDown: boolean) => void = () => undefined;
  await renderInApp(<Table fall={(one) => (draw = one)} />);
  return { draw: (isDown: boolean) => act(async () => draw(isDown)) };
}

const press = (words: string) => fireEvent.press(screen.getByText(words));
const pressBack = () => act(async () => DeviceEventEmitter.emit('hardwareBackPress'));
/** All that lie over the table, the topmost last. */
const laid = () =>
  screen.queryAllByTestId('layer', { includeHiddenElements: true }).map((one) => {
    const { 'aria-label': label, accessibilityLabel = label } = one.props;
    return String(accessibilityLabel);
  });
/** What a screen reader comes to. */
const reached = (words: string) => screen.queryByText(words) !== null;

describe('what lies over a side', () => {
  it('is stacked as it was opened, and alone is there for a screen reader', async () => {
    await laidTable();
    expect(reached('open the menu')).toBe(true);
    await press('open the menu');
    expect([reached('open the menu'), reached('open a rule')]).toEqual([false, true]);
    await press('open a rule');
    expect(laid()).toEqual(['Menu', 'Rule']);
    expect([reached('open the menu'), reached('open a rule'), reached('as it is written')]).toEqual([
      false,
      false,
      true,
    ]);
  });

  it('goes by the device’s way back, the topmost first', async () => {
    await laidTable();
    await press('open the menu');
    await press('open a rule');
    await pressBack();
    expect(laid()).toEqual(['Menu']);
    expect(reached('open a rule')).toBe(true);
    await pressBack();
    expect(laid()).toEqual([]);
    expect(reached('open the menu')).toBe(true);
  });

  it('is covered by a curtain that falls while it is open, and is there again behind it', async () => {
    const { draw } = await laidTable();
    await press('open the menu');
    await draw(true);
    expect(laid()).toEqual(['Menu', 'Pass it on']);
    expect([reached('open a rule'), reached('I have it')]).toEqual([false, true]);
    await pressBack();
    expect(laid()).toEqual(['Menu', 'Pass it on']);
    await press('I have it');
    expect(laid()).toEqual(['Menu']);
    expect(reached('open a rule')).toBe(true);
  });

  it('stays under a curtain when it is opened later', async () => {
    const { draw } = await laidTable();
    await draw(true);
    await press('rule from below');
    expect(laid()).toEqual(['Rule', 'Pass it on']);
    expect(reached('as it is written')).toBe(false);
  });
});
