import { fireEvent, screen, within } from '@testing-library/react-native';
import { useState } from 'react';
import { Flank } from '../../../src/ui/games/conquest/flank/Flank';
import { roomsIn } from '../../../src/ui/games/conquest/flank/roomsIn';
import { useTableWords } from '../../../src/ui/games/conquest/words';
import { PickedContext } from '../../../src/ui/table/kept';
import { laid, ONE, peopleOf, TWO, upToQuestion, type Session } from '../../session/conquest/support/duel';
import { renderInApp } from '../renderApp';
import { happened, KNIGHT, MAGE, QUEEN, RIDER, TROPHY, WITCH } from './sit';

jest.setTimeout(60_000);

const LAID = {
  turn: 'sword',
  step: 'act',
  hands: { [ONE]: [MAGE, QUEEN], [TWO]: [TROPHY] },
  teams: { skull: { kept: [RIDER], discard: [WITCH] } },
} as const;

interface Shown {
  readonly session: Session;
  readonly side: 'left' | 'right';
  readonly picked: string | null;
  readonly opened: string[];
}

function Beside({ session, side, picked, opened }: Shown) {
  const [state] = useState(() => session.getState());
  const words = useTableWords(state.sheet, state.view.model.setup);
  return (
    <PickedContext value={{ id: picked, pick: () => undefined, isBeside: true }}>
      <Flank
        {...{ session, state, words, side }}
        widthPt={168}
        heightPt={720}
        onOpen={(drawer) => opened.push(drawer)}
        onShowRule={() => undefined}
      />
    </PickedContext>
  );
}

async function beside(side: 'left' | 'right', picked: string | null = null) {
  const session = await laid({ opening: LAID }, peopleOf(2));
  await upToQuestion(session);
  const opened: string[] = [];
  await renderInApp(<Beside {...{ session, side, picked, opened }} />);
  return { session, opened };
}

it('shows what a team has on the table: who plays, tokens, pile, armour, discard', async () => {
  const { opened } = await beside('right');
  expect(screen.getByTestId(`seat-${TWO}`)).toHaveAccessibleName('Player 2, Cards: 1');
  expect(screen.getByTestId('tokens-skull', { includeHiddenElements: true }).children).toHaveLength(8);
  expect(screen.getByTestId('lying-skull-pile')).toHaveAccessibleName('Skull. Draw pile: 25');
  expect(screen.getByTestId('lying-skull-discard')).toHaveAccessibleName('Discard of Skull: 1. Witch');
  await fireEvent.press(screen.getByTestId('lying-skull-kept'));
  await fireEvent.press(screen.getByTestId('lying-skull-pile'));
  expect(opened).toEqual(['armour', 'piles']);
});

it('says whose turn it is, and leaves out what is not there', async () => {
  await beside('left');
  expect(screen.getByTestId(`seat-${ONE}`)).toHaveAccessibleName('Player 1, acts now. Cards: 2');
  expect(screen.queryByTestId('lying-sword-kept')).toBeNull();
});

it('has room for the card that is picked, which is played there', async () => {
  const { session } = await beside('left', QUEEN);
  expect(within(screen.getByTestId('card-at-hand')).getByRole('heading', { name: 'Warrior Queen' })).toBeTruthy();
  await fireEvent.press(screen.getByTestId('play-card'));
  await upToQuestion(session);
  expect(happened(session).filter(({ kind }) => kind === 'played')).toMatchObject([{ card: QUEEN, seat: ONE }]);
});

it('does nothing with a card that is not asked for', async () => {
  await beside('left', KNIGHT);
  expect(screen.getByTestId('card-at-hand')).toBeTruthy();
  expect(screen.queryByTestId('play-card')).toBeNull();
});

describe('what finds room in a flank', () => {
  const usual = { seats: 1, tokens: 8, hasPicked: false } as const;

  it('is tokens first, then cards, as many as lie clear of one another', () => {
    const phone = roomsIn({ widthPt: 94, heightPt: 300 }, usual);
    expect(phone).toMatchObject({ hasSeats: false, hasTokens: true, cards: 2, tokensAbreast: 2 });
    expect(roomsIn({ widthPt: 94, heightPt: 130 }, usual).cards).toBe(0);
  });

  it('is everything beside the arena of a tablet', () => {
    expect(roomsIn({ widthPt: 180, heightPt: 700 }, { ...usual, seats: 2 })).toMatchObject({
      hasSeats: true,
      isTall: true,
    });
    expect(roomsIn({ widthPt: 180, heightPt: 700 }, usual).cards).toBeGreaterThanOrEqual(3);
  });

  it('is less where a card is read', () => {
    const room = { widthPt: 168, heightPt: 520 };
    expect(roomsIn(room, { ...usual, hasPicked: true }).cards).toBeLessThan(roomsIn(room, usual).cards);
    expect(roomsIn({ ...room, heightPt: 400 }, { ...usual, hasPicked: true })).toMatchObject({
      hasTokens: false,
      cards: 0,
    });
  });
});
