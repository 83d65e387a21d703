import { act, fireEvent, screen, within } from '@testing-library/react-native';
import { CORNERS, HIDDEN_CARD } from '../../../src/rules/conquest';
import { ONE, peopleOf, TWO } from '../../session/conquest/support/duel';
import { saidOnScreen } from '../saidOnScreen';
import { CAPTAIN, happened, heardOut, KNIGHT, launched, MAGE, QUEEN, RIDER, sit, TROPHY, WITCH } from './sit';

/** Arenas are drawn as well, by a processor instead of a graphics card. */
jest.setTimeout(60_000);

const card = (id: string) => within(screen.getByTestId(`hand-${id}`)).getByRole('radio');

async function play(session: Awaited<ReturnType<typeof sit>>, id: string): Promise<void> {
  await fireEvent.press(card(id));
  await fireEvent.press(screen.getByTestId('play-card'));
  await heardOut(session);
}

/** Sword 1 stands before Skull 1, with nothing between them. */
const FACE_TO_FACE = {
  'sword-1': { xMm: 100, yMm: 60 },
  'skull-1': { xMm: 160, yMm: 60 },
} as const;

const STRIKES = {
  discs: FACE_TO_FACE,
  turn: 'sword',
  step: 'act',
  hands: { [ONE]: [MAGE], [TWO]: [TROPHY] },
} as const;

describe('armour', () => {
  const ARMED = { ...STRIKES, teams: { skull: { kept: [RIDER] } } } as const;

  it('is asked for with both outcomes in tokens, and a hit may be taken', async () => {
    const session = await sit({ opening: ARMED });
    await play(session, MAGE);
    await launched(session, 'sword-1', 700);
    const asked = within(screen.getByTestId('prompt-armour'));
    expect(asked.getByText('Skull: 8 → 7 tokens')).toBeTruthy();
    expect(asked.getByText('Skull keeps 8 tokens; the card goes to the discard')).toBeTruthy();
    await fireEvent.press(screen.getByTestId('option-decline'));
    await heardOut(session);
    expect(session.getState().shown.teams.skull).toMatchObject({ tokens: 7, kept: [RIDER] });
    expect(screen.getByTestId('score')).toHaveAccessibleName(/Skull: 7 tokens.*Armour on the table: Skull/);
  });

  it('is spent by its card, and no curtain falls for it', async () => {
    const session = await sit({ opening: ARMED });
    await play(session, MAGE);
    await launched(session, 'sword-1', 700);
    expect(session.getState().curtain).toBeNull();
    // It is asked of the other one by name: nobody takes the device for it.
    expect(screen.getByTestId('prompt')).toHaveTextContent(/Player 2/);
    expect(screen.queryByTestId(`take-${TWO}`)).toBeNull();
    await fireEvent.press(screen.getByTestId(`option-${RIDER}`));
    await heardOut(session);
    expect(session.getState().shown.teams.skull).toMatchObject({ tokens: 8, kept: [], discard: [RIDER] });
  });
});

describe('a card more', () => {
  it('may follow a surprise attack, or not', async () => {
    const session = await sit({ opening: { ...STRIKES, hands: { [ONE]: [CAPTAIN, QUEEN], [TWO]: [TROPHY] } } });
    await play(session, CAPTAIN);
    await launched(session, 'sword-1', 60);
    await launched(session, 'sword-1', 60);
    expect(within(screen.getByTestId('prompt-surprise')).getByText(/has made a surprise attack possible/)).toBeTruthy();
    expect(card(QUEEN)).toBeTruthy();
    await fireEvent.press(screen.getByTestId('decline'));
    await heardOut(session);
    expect(session.getState().prompt?.purpose.kind).toBe('moveCrystal');
  });

  it('may be given for a stronger wave', async () => {
    const [far, near] = [CORNERS['sword-1'], { xMm: 500, yMm: 60 }];
    const session = await sit({
      opening: {
        discs: { 'skull-1': near, 'sword-1': { xMm: 400, yMm: 60 }, 'sword-2': far },
        turn: 'skull',
        step: 'act',
        hands: { [ONE]: [MAGE], [TWO]: [WITCH, TROPHY] },
      },
    });
    await play(session, WITCH);
    await launched(session, 'skull-1', 60);
    const { prompt } = session.getState();
    if (prompt?.ask.kind !== 'flick') throw new Error('the wave is to be flicked');
    await act(async () => {
      expect(
        session.launch({ discId: 'powerful-wave', vxMmS: -500, vyMmS: 0, from: { xMm: 462, yMm: 60 } }),
      ).toBeNull();
    });
    await heardOut(session);
    expect(screen.getByTestId('prompt-boost')).toBeTruthy();
    await fireEvent.press(card(TROPHY));
    expect(screen.getByTestId('play-card')).toHaveTextContent('Give this card');
    await fireEvent.press(screen.getByTestId('play-card'));
    await heardOut(session);
    expect(happened(session).filter(({ kind }) => kind === 'boosted')).toMatchObject([{ card: TROPHY, damage: 3 }]);
  });
});

describe('a hand-over', () => {
  it('says who takes the device, and nothing of any card', async () => {
    const session = await sit(
      { opening: { turn: 'sword', step: 'crystal', hands: { [ONE]: [MAGE, QUEEN], [TWO]: [TROPHY, WITCH] } } },
      peopleOf(2),
    );
    await launched(session, 'crystal-1', 60);
    expect(session.getState().hand).toBe(TWO);
    expect(screen.getByTestId(`hand-${TROPHY}`)).toBeTruthy();
    expect(screen.queryByTestId(`hand-${MAGE}`)).toBeNull();
    expect(session.getState().shown.hands[ONE]).toEqual([HIDDEN_CARD, HIDDEN_CARD]);
    expect(saidOnScreen()).not.toMatch(/Berserker Mage|Warrior Queen/);
  });
});

describe('what lies on the table', () => {
  it('is looked up: the hand, armour of both, piles and discards, what has happened, the rules', async () => {
    const opening = {
      ...STRIKES,
      teams: { sword: { kept: [KNIGHT] }, skull: { discard: [WITCH] } },
    } as const;
    await sit({ opening });
    const open = async (id: string) => {
      await fireEvent.press(screen.getByTestId(`drawer-tab-${id}`));
      return within(await screen.findByTestId(`drawer-${id}`));
    };
    expect((await open('armour')).getByRole('heading', { name: 'Shield Knight' })).toBeTruthy();
    expect((await open('piles')).getByRole('button', { name: 'Witch' })).toBeTruthy();
    expect((await open('log')).getByText(/It is the turn of Sword\s1/)).toBeTruthy();
    expect((await open('hand')).getByRole('heading', { name: 'Berserker Mage' })).toBeTruthy();
  });
});
