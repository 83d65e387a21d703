import { act, fireEvent, screen, within } from '@testing-library/react-native';
import { CORNERS, LAUNCH } from '../../../src/rules/conquest';
import { feebleLaunch } from '../../../src/ui/games/conquest/play/feeble';
import { ONE, TWO } from '../../session/conquest/support/duel';
import { happened, heardOut, MAGE, sit, TROPHY } from './sit';

/** Arenas are drawn as well, by a processor instead of a graphics card. */
jest.setTimeout(60_000);

it('CONQ-069 a shot that nobody likes is flicked as feebly as may be, from where it is told at length', async () => {
  const session = await sit({
    opening: { turn: 'sword', step: 'act', hands: { [ONE]: [MAGE], [TWO]: [TROPHY] } },
  });
  expect(screen.queryByTestId('feeble')).toBeNull();
  await fireEvent.press(within(screen.getByTestId(`hand-${MAGE}`)).getByRole('radio'));
  await fireEvent.press(screen.getByTestId('play-card'));
  await heardOut(session);
  await fireEvent.press(screen.getByTestId('prompt'));
  await act(async () => {
    await fireEvent.press(screen.getByTestId('feeble'));
    await session.kept();
  });
  await heardOut(session);
  expect(happened(session).filter(({ kind }) => kind === 'flicked')).toMatchObject([
    { disc: 'sword-1', shot: 'combat' },
  ]);
  const lies = session.getState().shown.discs.find(({ id }) => id === 'sword-1')!;
  const { xMm, yMm } = CORNERS['sword-1'];
  expect(Math.hypot(lies.xMm - xMm, lies.yMm - yMm)).toBeLessThan(1);
  expect(screen.queryByTestId('prompt-at-length')).toBeNull();
});

it('CONQ-069 goes away from whatever lies nearest, a little faster than the least', () => {
  const disc = { id: 'sword-1', xMm: 100, yMm: 100, radiusMm: 12.5 };
  const others = [
    { id: 'crystal-1', xMm: 130, yMm: 140, radiusMm: 19 },
    { id: 'skull-1', xMm: 300, yMm: 100, radiusMm: 12.5 },
  ];
  const { vxMmS, vyMmS } = feebleLaunch(disc, [disc, ...others]);
  expect(vyMmS / vxMmS).toBeCloseTo(4 / 3);
  expect(vxMmS).toBeLessThan(0);
  expect(Math.hypot(vxMmS, vyMmS)).toBeGreaterThan(LAUNCH.minSpeedMmS);
  expect(Math.hypot(vxMmS, vyMmS)).toBeLessThan(1.1 * LAUNCH.minSpeedMmS);
});
