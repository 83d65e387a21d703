import { fireEvent, screen, waitFor, within } from '@testing-library/react-native';
import { printedOn } from '../../../src/rules/conquest';
import { ONE, TWO } from '../../session/conquest/support/duel';
import { ARCHER, happened, heardOut, KNIGHT, launched, MAGE, QUEEN, sit, TROPHY } from './sit';

/** Arenas are drawn as well, by a processor instead of a graphics card. */
jest.setTimeout(60_000);

const OURS = { turn: 'sword', step: 'act', hands: { [ONE]: [MAGE, QUEEN, KNIGHT], [TWO]: [TROPHY] } } as const;

const card = (id: string) => within(screen.getByTestId(`hand-${id}`)).getByRole('radio');

describe('a card out of the hand', () => {
  it('is looked at, laid back, and played by its button', async () => {
    const session = await sit({ opening: OURS });
    expect(screen.getByTestId('prompt')).toHaveTextContent(/Play a card/);
    expect(screen.queryByTestId('card-at-hand')).toBeNull();
    await fireEvent.press(card(QUEEN));
    expect(within(screen.getByTestId('card-at-hand')).getByRole('heading', { name: 'Warrior Queen' })).toBeTruthy();
    await fireEvent.press(card(QUEEN));
    expect(screen.queryByTestId('card-at-hand')).toBeNull();
    await fireEvent.press(card(MAGE));
    await fireEvent.press(screen.getByTestId('play-card'));
    await heardOut(session);
    expect(happened(session).filter(({ kind }) => kind === 'played')).toMatchObject([{ card: MAGE, seat: ONE }]);
    expect(session.getState().prompt?.purpose).toMatchObject({ kind: 'shoot', shot: { index: 0, shot: 'combat' } });
  });

  it('is told to whoever listens: its shots in order, its ability, its armour', async () => {
    await sit({ opening: OURS });
    expect(card(QUEEN)).toHaveAccessibleName(
      /^Warrior Queen\. Human · Leader\. Critical combat, 2 damage each\. Move, no damage\. Stun\. .*Armour\. Stays/,
    );
  });

  it('is laid open on the table for a moment', async () => {
    const session = await sit({ opening: OURS });
    await fireEvent.press(card(MAGE));
    await fireEvent.press(screen.getByTestId('play-card'));
    expect(await screen.findByRole('heading', { name: /plays the Berserker Mage/ })).toBeTruthy();
    await heardOut(session);
    expect(screen.queryByRole('heading', { name: /plays the Berserker Mage/ })).toBeNull();
  });
});

describe('the rail of the turn', () => {
  const rail = () => screen.getByTestId('turn-rail', { includeHiddenElements: true });
  const now = () => within(within(rail()).getByTestId('step-now', { includeHiddenElements: true }));

  it('lights the card, then each of its shots, then the crystal', async () => {
    const session = await sit({ opening: OURS });
    expect(rail()).toHaveProp('aria-label', 'The turn: Card, 2 of 3');
    await fireEvent.press(card(MAGE));
    await fireEvent.press(screen.getByTestId('play-card'));
    await heardOut(session);
    const lit: string[] = [];
    for (const _ of printedOn(MAGE).shots) {
      lit.push(rail().props['aria-label']);
      await launched(session, 'sword-1', 60);
    }
    expect(lit).toEqual(['Combat, 3 of 6', 'Move, 4 of 6', 'Combat, 5 of 6'].map((step) => `The turn: ${step}`));
    expect(rail()).toHaveProp('aria-label', 'The turn: Crystal, 6 of 6');
    expect(now().getByText('Crystal', { includeHiddenElements: true })).toBeTruthy();
  });
});

describe('in the arena', () => {
  it('an enemy is named by a touch, and then alone is marked', async () => {
    const session = await sit({
      opening: { turn: 'skull', step: 'act', hands: { [ONE]: [MAGE], [TWO]: [TROPHY] } },
    });
    await fireEvent.press(card(TROPHY));
    await fireEvent.press(screen.getByTestId('play-card'));
    await heardOut(session);
    expect(screen.getByTestId('prompt')).toHaveTextContent(/Name the enemy/);
    const enemies = () => screen.getAllByRole('button', { name: /^Sword/ });
    expect(enemies()[0]).toHaveAccessibleName(/^Sword\s1, can be chosen/);
    expect(enemies()[1]).toHaveAccessibleName(/^Sword\s2, can be chosen/);
    await fireEvent.press(enemies()[1]!);
    await waitFor(() => expect(happened(session).map(({ kind }) => kind)).toContain('named'));
    await heardOut(session);
    expect(session.getState().prompt?.purpose).toMatchObject({ kind: 'shoot', target: 'sword-2' });
    expect(screen.getByTestId('prompt')).toHaveTextContent(/at Sword\s2/);
    expect(enemies()[1]).toHaveAccessibleName(/may be hit/);
    expect(enemies()[0]).not.toHaveAccessibleName(/may be hit|can be chosen/);
  });

  it('an arrow is put beside either of the team', async () => {
    const session = await sit({ opening: { ...OURS, hands: { [ONE]: [ARCHER], [TWO]: [TROPHY] } } });
    await fireEvent.press(card(ARCHER));
    await fireEvent.press(screen.getByTestId('play-card'));
    await heardOut(session);
    await launched(session, 'sword-1', 60);
    const companion = screen.getByRole('button', { name: /^Sword\s2, can be chosen/ });
    await fireEvent.press(companion);
    expect(await screen.findByRole('button', { name: /^Sword\s1, can be chosen/ })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Sword\s2, can be chosen/ })).toBeNull();
  });
});
