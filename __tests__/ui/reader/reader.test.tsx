import { act, fireEvent, render, screen } from '@testing-library/react-native';
import { useState } from 'react';
import { AccessibilityInfo, Platform, Text } from 'react-native';
import { Adjuster } from '../../../src/ui/kit/components/choices/Adjuster';
import { BrassButton, Sheet, Words } from '../../../src/ui/kit/components';
import { Announced } from '../../../src/ui/kit/reader';
import { LiveWords } from '../../../src/ui/table/head/LiveWords';
import { renderInApp } from '../renderApp';

/** What the system is asked to say and where to read on: the system itself is not here. */
const say = jest.mocked(AccessibilityInfo.announceForAccessibilityWithOptions);
const lead = jest.mocked(AccessibilityInfo.sendAccessibilityEvent);
const said = (): readonly string[] => say.mock.calls.map(([text]) => text);

beforeEach(() => {
  say.mockClear();
  lead.mockClear();
});
afterEach(() => jest.restoreAllMocks());

const PLATFORMS = ['ios', 'android'] as const;

describe.each(PLATFORMS)('on %s', (platform) => {
  beforeEach(() => {
    jest.replaceProperty(Platform, 'OS', platform);
  });

  it('the line over the board is said whenever it changes, behind what is being said', async () => {
    await render(<LiveWords text="Ana, choose a disc" />);
    await screen.rerender(<LiveWords text="Ana, choose a disc" />);
    await screen.rerender(<LiveWords text="Bo, choose a disc" />);
    expect(said()).toEqual(['Ana, choose a disc', 'Bo, choose a disc']);
    expect(say.mock.calls[0]?.[1]).toEqual({ queue: true, priority: 'default' });
    // Unseen, it must be no live region besides: what announces it says it once.
    expect(screen.getByTestId('told').props['aria-live']).toBeUndefined();
  });

  it('silence is not announced', async () => {
    await render(<LiveWords text="  " />);
    expect(said()).toEqual([]);
  });

  it('what changes in a live text is said once: no system is told of it', async () => {
    const words = (text: string) => (
      <Words type="ui" aria-live="polite">
        {text}
      </Words>
    );
    await render(words('three left'));
    await screen.rerender(words('two left'));
    expect(said()).toEqual(['two left']);
  });

  it('what changes in a live view is said by Android itself', async () => {
    await render(<Announced text="three left" place="view" />);
    await screen.rerender(<Announced text="two left" place="view" />);
    expect(said()).toEqual(platform === 'ios' ? ['two left'] : []);
  });
});

describe('where a reader goes on', () => {
  function Opener() {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <BrassButton label="Open" onPress={() => setOpen(true)} testID="opener" />
        {isOpen ? (
          <Sheet title="A rule" onClose={() => setOpen(false)}>
            <Text>as it is written</Text>
          </Sheet>
        ) : null}
      </>
    );
  }
  const later = () => act(async () => jest.runAllTimersAsync());

  it('is what comes up, and what it came from when that goes', async () => {
    jest.useFakeTimers();
    await renderInApp(<Opener />);
    await fireEvent.press(screen.getByTestId('opener'), { currentTarget: { isConnected: true, nativeTag: 7 } });
    await later();
    expect(lead).toHaveBeenCalledTimes(1);
    expect(lead.mock.calls[0]?.[0]).not.toMatchObject({ nativeTag: 7 });
    expect(lead.mock.calls[0]?.[1]).toBe('focus');
    await fireEvent.press(screen.getByTestId('sheet-close'), { currentTarget: { isConnected: false } });
    await later();
    expect(lead).toHaveBeenCalledTimes(2);
    expect(lead.mock.calls[1]?.[0]).toMatchObject({ nativeTag: 7 });
    jest.useRealTimers();
  });
});

it('steps are turned up and down as one thing', async () => {
  const [onLess, onMore] = [jest.fn(), jest.fn()];
  await render(<Adjuster label="Power" said="Power 3 of 5" onLess={onLess} onMore={onMore} />);
  const steps = screen.getByRole('adjustable', { name: 'Power' });
  expect(steps.props.accessibilityValue).toEqual({ text: 'Power 3 of 5' });
  const swipe = (actionName: string) => fireEvent(steps, 'accessibilityAction', { nativeEvent: { actionName } });
  await swipe('increment');
  expect([onMore.mock.calls.length, onLess.mock.calls.length]).toEqual([1, 0]);
  await swipe('decrement');
  expect([onMore.mock.calls.length, onLess.mock.calls.length]).toEqual([1, 1]);
});
