import { act, renderHook, screen } from '@testing-library/react-native';
import { NavigationContainer } from '@react-navigation/native';
import type { ReactNode } from 'react';
import { createSettings } from '../../../src/session/settings/settings';
import { memoryKeyValue } from '../../../src/storage';
import { PRACTICE } from '../../../src/rules/gym';
import { practise } from '../../../src/session/gym';
import { GymScreen } from '../../../src/ui/games/gym/GymScreen';
import { pieceOf } from '../../../src/ui/games/gym/gymPieces';
import { useGym } from '../../../src/ui/games/gym/useGym';
import { SettingsProvider } from '../../../src/ui/kit/settings';
import { renderInApp } from '../renderApp';
import { en } from '../../support/words';

/** Boards are drawn as well, by a processor instead of a graphics card. */
jest.setTimeout(60_000);

const ELF_UP = { discId: 'elf', vxMmS: 0, vyMmS: -400 };

async function openHook() {
  const settings = createSettings(memoryKeyValue());
  await settings.loaded;
  const session = practise();
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <SettingsProvider settings={settings}>{children}</SettingsProvider>
  );
  const { result } = await renderHook(() => useGym(session), { wrapper });
  const now = () => result.current;
  const settle = () => new Promise<void>((resolve) => setImmediate(resolve));
  return {
    now,
    release: () =>
      act(async () => {
        now().onBoard.release(ELF_UP);
        await settle();
      }),
    land: () => act(async () => now().onBoard.land()),
    press: (button: 'undo' | 'reset') =>
      act(async () => {
        now().panel[button]();
        await settle();
      }),
  };
}

describe('the gym on its screen', () => {
  it('shows a flick where it was, then where it came to, with its report', async () => {
    const gym = await openHook();
    expect(gym.now()).toMatchObject({
      onBoard: { isAsked: true, film: null },
      panel: { canUndo: false, report: null },
    });
    await gym.release();
    expect(gym.now()).toMatchObject({ onBoard: { isAsked: false, report: null }, panel: { canUndo: true } });
    expect(gym.now().onBoard.discs).toEqual(PRACTICE.discs);
    expect(gym.now().onBoard.film?.flight?.durationMs).toBeGreaterThan(0);
    await gym.land();
    expect(gym.now()).toMatchObject({
      onBoard: { isAsked: true, film: null, report: { discId: 'elf', speedMmS: 400 } },
      panel: { canUndo: true, report: { discId: 'elf' } },
      wasRefused: false,
    });
    expect(gym.now().onBoard.discs.find(({ id }) => id === 'elf')?.yMm).toBeLessThan(376);
  });

  it('keeps the same discs from render to render, so that the board is not laid anew in flight', async () => {
    const gym = await openHook();
    const { discs } = gym.now().onBoard;
    await gym.release();
    expect(gym.now().onBoard.discs).toBe(discs);
  });

  it('undoes a flick that has landed, and one that flies', async () => {
    const gym = await openHook();
    await gym.release();
    await gym.land();
    await gym.press('undo');
    expect(gym.now()).toMatchObject({ onBoard: { isAsked: true, discs: PRACTICE.discs }, panel: { canUndo: false } });
    await gym.release();
    await gym.press('undo');
    expect(gym.now()).toMatchObject({
      onBoard: { isAsked: true, film: null, report: null },
      panel: { canUndo: false },
    });
  });

  it('has nothing to undo once all lies anew', async () => {
    const gym = await openHook();
    await gym.release();
    await gym.press('reset');
    expect(gym.now()).toMatchObject({
      onBoard: { isAsked: true, film: null, discs: PRACTICE.discs },
      panel: { canUndo: false, report: null },
      wasRefused: false,
    });
  });

  it('says so when a flick was not possible, and not when one was made too early', async () => {
    const gym = await openHook();
    await act(async () => gym.now().onBoard.release({ ...ELF_UP, discId: 'pillar-1' }));
    expect(gym.now().wasRefused).toBe(true);
    await gym.release();
    expect(gym.now().wasRefused).toBe(false);
    await act(async () => gym.now().onBoard.release(ELF_UP));
    await gym.land();
    expect(gym.now().wasRefused).toBe(false);
  });

  it('has a look for each disc that moves, and that of a pillar for the rest', () => {
    for (const { id, isFixed } of PRACTICE.discs) {
      expect(pieceOf(id)).toBe(isFixed ? 'pillar' : id);
    }
  });

  it('invites to flick, with every disc named, and nothing to undo', async () => {
    await renderInApp(
      <NavigationContainer>
        <GymScreen />
      </NavigationContainer>,
    );
    expect(screen.getByTestId('prompt')).toHaveTextContent(en.gym.prompt);
    expect(screen.getByTestId('last-flick')).toHaveTextContent(en.gym.noFlickYet);
    expect(screen.getByTestId('gym-undo')).toBeDisabled();
    expect(screen.getByTestId('gym-reset')).toBeEnabled();
    for (const name of ['Elf', 'Troll', 'Missile']) expect(screen.getByRole('button', { name })).toBeTruthy();
  });
});
