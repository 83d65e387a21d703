import { fireEvent, screen, waitFor, within } from '@testing-library/react-native';
import { ONE, TWO } from '../../session/conquest/support/duel';
import { ARCHER, happened, heardOut, launched, MAGE, sit, TROPHY } from './sit';

/** Arenas are drawn as well, by a processor instead of a graphics card. */
jest.setTimeout(60_000);

const card = (id: string) => within(screen.getByTestId(`hand-${id}`)).getByRole('radio');

const STRIKES = { turn: 'sword', step: 'act', hands: { [ONE]: [MAGE], [TWO]: [TROPHY] } } as const;

describe('in the arena', () => {
  it('an enemy is named by a touch, and then alone is marked', async () => {
    const session = await sit({
      opening: { turn: 'skull', step: 'act', hands: { [ONE]: [MAGE], [TWO]: [TROPHY] } },
    });
    await fireEvent.press(card(TROPHY));
    await fireEvent.press(screen.getByTestId('play-card'));
    await heardOut(session);
    expect(screen.getByTestId('prompt')).toHaveTextContent(/Name the enemy/);
    const enemy = (number: 1 | 2) => screen.getByRole('button', { name: new RegExp(`^Sword\\s${number}`) });
    expect(enemy(1)).toHaveAccessibleName(/can be chosen/);
    expect(enemy(2)).toHaveAccessibleName(/can be chosen/);
    await fireEvent(enemy(2), 'click', {});
    await waitFor(() => expect(happened(session).map(({ kind }) => kind)).toContain('named'));
    await heardOut(session);
    expect(session.getState().prompt?.purpose).toMatchObject({ kind: 'shoot', target: 'sword-2' });
    expect(screen.getByTestId('prompt')).toHaveTextContent(/at Sword\s2/);
    expect(enemy(2)).toHaveAccessibleName(/may be hit/);
    expect(enemy(1)).not.toHaveAccessibleName(/may be hit|can be chosen/);
  });

  it('an arrow is put beside either of the team', async () => {
    const session = await sit({ opening: { ...STRIKES, hands: { [ONE]: [ARCHER], [TWO]: [TROPHY] } } });
    await fireEvent.press(card(ARCHER));
    await fireEvent.press(screen.getByTestId('play-card'));
    await heardOut(session);
    await launched(session, 'sword-1', 60);
    const companion = screen.getByRole('button', { name: /^Sword\s2, can be chosen/ });
    await fireEvent(companion, 'click', {});
    expect(await screen.findByRole('button', { name: /^Sword\s1, can be chosen/ })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Sword\s2, can be chosen/ })).toBeNull();
  });
});

describe('why it cost nothing', () => {
  it('is told where it happened', async () => {
    const session = await sit({
      opening: { ...STRIKES, discs: { 'sword-1': { xMm: 100, yMm: 60 }, 'sword-2': { xMm: 160, yMm: 60 } } },
    });
    await fireEvent.press(card(MAGE));
    await fireEvent.press(screen.getByTestId('play-card'));
    await heardOut(session);
    await launched(session, 'sword-1', 700);
    await fireEvent.press(screen.getByTestId('referee'));
    expect(await screen.findByText(/a companion is never hurt/)).toBeTruthy();
  });
});
