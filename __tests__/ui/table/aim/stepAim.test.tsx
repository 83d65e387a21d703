import { fireEvent, screen } from '@testing-library/react-native';
import { useState } from 'react';
import { Pressable } from 'react-native';
import type { ScenePiece } from '../../../../src/board';
import { StepAim, useStepAim, type StepAimProps, type StepKind } from '../../../../src/ui/table/aim';
import { renderInApp } from '../../renderApp';

const piece = (id: string, xMm: number, yMm: number): ScenePiece => ({
  id,
  piece: 'elf',
  xMm,
  yMm,
  radiusMm: 10,
  isFlickable: id === 'elf',
  marks: [],
});
const PIECES = [piece('elf', 150, 400), piece('orc', 290, 260), piece('rat', 150, 370)];
const NAMES: Readonly<Record<string, string>> = { elf: 'Elf', orc: 'Orc 2', rat: 'Sewer Rat' };
const MOST = 6000;

type Given = Partial<StepAimProps> & Pick<StepAimProps, 'onLaunch'> & { readonly isNarrow?: boolean };

/** The panel with the aim that a table keeps for it. */
function Panel({ isNarrow = false, ...given }: Given) {
  const [disc] = useState('elf');
  const [kind, onKind] = useState<StepKind>('target');
  const { aim, setAim } = useStepAim(disc, MOST, given.turn ?? 0);
  if (!aim) throw new Error('nothing is aimed');
  return (
    <StepAim
      aim={aim}
      pieces={PIECES}
      nameOf={(id) => NAMES[id] ?? id}
      maxSpeedMmS={MOST}
      turn={0}
      onChange={setAim}
      narrow={isNarrow ? { kind, onKind, onFold: jest.fn() } : undefined}
      {...given}
    />
  );
}

/** A step, a strength, or the flick itself. */
const ROLES = /^(?:button|radio)$/;
const press = (name: string) => fireEvent.press(screen.getByRole(ROLES, { name }));
const launched = async (onLaunch: jest.Mock) => {
  await press('Flick');
  return onLaunch.mock.calls.at(-1)?.[0];
};

describe('aiming by steps', () => {
  it('begins straight ahead and launches what it says', async () => {
    const onLaunch = jest.fn();
    await renderInApp(<Panel onLaunch={onLaunch} />);
    expect(screen.getByText('Straight ahead. Power 3 of 5.')).toBeOnTheScreen();
    const { discId, vxMmS, vyMmS } = await launched(onLaunch);
    expect(discId).toBe('elf');
    expect(vxMmS).toBeCloseTo(0, 9);
    expect(vyMmS).toBeCloseTo(-3600, 9);
  });

  it('turns and hardens by its buttons', async () => {
    const onLaunch = jest.fn();
    await renderInApp(<Panel onLaunch={onLaunch} />);
    await press('Turn 15° right');
    await press('Turn 5° left');
    await press('4');
    await press('A little harder');
    expect(screen.getByText('10° right. Power 4.1 of 5.')).toBeOnTheScreen();
    const { vxMmS, vyMmS } = await launched(onLaunch);
    expect((Math.atan2(vxMmS, -vyMmS) * 180) / Math.PI).toBeCloseTo(10, 6);
  });

  it('lists whom it may aim at, the nearest first, by bearing and distance, and aims straight at one', async () => {
    const onLaunch = jest.fn();
    await renderInApp(<Panel onLaunch={onLaunch} />);
    const said = screen.getAllByLabelText(/, ahead/).map((target) => target.props.accessibilityLabel);
    expect(said).toEqual(['Sewer Rat, ahead, 1\u00a0cm', 'Orc 2, ahead right, 18\u00a0cm']);
    await press('Orc 2, ahead right, 18\u00a0cm');
    const { vxMmS, vyMmS } = await launched(onLaunch);
    expect(vxMmS).toBeCloseTo(-vyMmS, 9);
    expect(vxMmS).toBeGreaterThan(0);
  });

  it('says what is met first, to those who are helped so far', async () => {
    const contact = { xMm: 150, yMm: 380, discId: 'rat' };
    await renderInApp(<Panel onLaunch={jest.fn()} firstContactOf={() => contact} />);
    expect(screen.getByTestId('aim-said')).toHaveTextContent(/First touches Sewer Rat, after 2 cm\.$/);
  });

  it('says so when nothing is met', async () => {
    const contact = { xMm: 150, yMm: 0, discId: null };
    await renderInApp(<Panel onLaunch={jest.fn()} firstContactOf={() => contact} />);
    expect(screen.getByTestId('aim-said')).toHaveTextContent(/Touches nothing on its way\.$/);
  });

  it('works by keys alone', async () => {
    await renderInApp(<Panel onLaunch={jest.fn()} />);
    const preventDefault = jest.fn();
    const key = (name: string, shiftKey = false) =>
      fireEvent(screen.getByTestId('step-aim'), 'keyDown', { nativeEvent: { key: name, shiftKey }, preventDefault });
    await key('ArrowRight');
    await key('ArrowRight', true);
    expect(screen.getByText('6° right. Power 3 of 5.')).toBeOnTheScreen();
    await key('Tab');
    expect(preventDefault).toHaveBeenCalledTimes(2);
  });

  it('speaks French, with a comma in its numbers', async () => {
    await renderInApp(<Panel onLaunch={jest.fn()} />, { language: 'fr' });
    await press('Un peu plus fort');
    expect(screen.getByText('Droit devant. Force 3,1 sur 5.')).toBeOnTheScreen();
  });
});

describe('below the board of a phone', () => {
  it('shows one kind of step at a time, and comes to the same launch', async () => {
    const wide = jest.fn();
    await renderInApp(<Panel onLaunch={wide} />);
    await press('Turn 15° right');
    await press('4');
    const expected = await launched(wide);
    await screen.unmount();

    const narrow = jest.fn();
    await renderInApp(<Panel isNarrow onLaunch={narrow} />);
    expect(screen.queryByRole('button', { name: 'Turn 15° right' })).toBeNull();
    await fireEvent.press(screen.getByRole('tab', { name: 'Direction: Straight ahead' }));
    await press('Turn 15° right');
    await fireEvent.press(screen.getByRole('tab', { name: /^Power: / }));
    await press('4');
    expect(screen.getByTestId('aim-said')).toHaveTextContent(/^15° right\. Power 4 of 5\./);
    expect(await launched(narrow)).toEqual(expected);
  });

  it('keeps each step what it is when there is room for all of them, with the kind that was open', async () => {
    function Turned() {
      const [isNarrow, turn] = useState(true);
      return (
        <>
          <Pressable testID="turn" onPress={() => turn(!isNarrow)} />
          <Panel isNarrow={isNarrow} onLaunch={jest.fn()} />
        </>
      );
    }
    await renderInApp(<Turned />);
    await fireEvent.press(screen.getByRole('tab', { name: /^Direction: / }));
    const step = () => screen.getByRole('button', { name: 'Turn 15° right' });
    const before = step();
    for (let turn = 1; turn <= 2; turn++) {
      await fireEvent.press(screen.getByTestId('turn'));
      expect(step()).toBe(before);
    }
  });
});
