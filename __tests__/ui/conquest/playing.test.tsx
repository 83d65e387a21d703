import { fireEvent, screen, within } from '@testing-library/react-native';
import { printedOn } from '../../../src/rules/conquest';
import { ONE, TWO } from '../../session/conquest/support/duel';
import { happened, heardOut, KNIGHT, launched, MAGE, QUEEN, sit, TROPHY } from './sit';

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
    while (lit.length < printedOn(MAGE).shots.length) {
      lit.push(rail().props['aria-label']);
      await launched(session, 'sword-1', 60);
    }
    expect(lit).toEqual(['Combat, 3 of 6', 'Move, 4 of 6', 'Combat, 5 of 6'].map((step) => `The turn: ${step}`));
    expect(rail()).toHaveProp('aria-label', 'The turn: Crystal, 6 of 6');
    expect(now().getByText('Crystal', { includeHiddenElements: true })).toBeTruthy();
  });
});
