import { act, fireEvent, screen } from '@testing-library/react-native';
import { cardId, DESIGNS, HIDDEN_CARD, printedOn, type CardId, type SeenCard } from '../../../src/rules/conquest';
import { WholeCard, type CardSaid } from '../../../src/ui/games/conquest/cards';
import { Hand } from '../../../src/ui/games/conquest/hand/Hand';
import { SideView } from '../../../src/ui/kit/seated';
import type { Edge } from '../../../src/ui/kit/side';
import { renderInApp } from '../renderApp';
import { saidOnScreen } from '../saidOnScreen';

jest.setTimeout(60_000);

const saidOf = (card: CardId): CardSaid => {
  const { id, ability } = printedOn(card);
  return {
    name: `name of ${id}`,
    kind: `kind of ${id}`,
    ability: ability && { name: ability.kind, text: `what ${ability.kind} does` },
    summary: `all of ${id}`,
  };
};

const GRYPHON = cardId('gryphon', 'moth');
const QUEEN = cardId('warrior-queen', 'lizard');
const ARCHER = cardId('royal-archer', 'coral');

async function showHand(cards: readonly SeenCard[], offered: readonly CardId[], edge: Edge = 'south') {
  const done = { chosen: [] as CardId[], pushed: [] as CardId[], held: [] as CardId[] };
  await renderInApp(
    <SideView edge={edge}>
      <Hand
        team="sword"
        cards={cards}
        label="Ana's hand"
        chosen={null}
        offered={offered}
        size={{ width: 70, height: 96 }}
        saidOf={saidOf}
        onChoose={(card) => done.chosen.push(card)}
        onPush={(card) => done.pushed.push(card)}
        onHold={(card) => done.held.push(card)}
      />
    </SideView>,
  );
  return done;
}

/** A finger that goes so far from where it touched a card. */
async function drag(card: CardId, dx: number, dy: number): Promise<void> {
  const held = screen.getByTestId(`hand-${card}`);
  const at = (x: number, y: number, timestamp: number) => {
    const touch = { identifier: 0, pageX: x, pageY: y, locationX: x, locationY: y, timestamp, target: 1 };
    const touchBank = {
      touchActive: true,
      startPageX: 100,
      startPageY: 700,
      startTimeStamp: 0,
      currentPageX: x,
      currentPageY: y,
      currentTimeStamp: timestamp,
      previousPageX: 100,
      previousPageY: 700,
      previousTimeStamp: timestamp - 16,
    };
    const touchHistory = {
      touchBank: [touchBank],
      numberActiveTouches: 1,
      indexOfSingleActiveTouch: 0,
      mostRecentTimeStamp: timestamp,
    };
    return { nativeEvent: { ...touch, touches: [touch], changedTouches: [touch] }, touchHistory, timeStamp: timestamp };
  };
  await act(async () => held.props.onResponderGrant(at(100, 700, 10)));
  await act(async () => held.props.onResponderMove(at(100 + dx, 700 + dy, 30)));
  await act(async () => held.props.onResponderRelease(at(100 + dx, 700 + dy, 40)));
}

describe('a hand of Conquest', () => {
  it('says each of its cards, and takes a touch to look at one', async () => {
    const done = await showHand([GRYPHON, QUEEN, ARCHER], [GRYPHON, QUEEN, ARCHER]);
    const cards = screen.getAllByRole('radio');
    expect(cards).toHaveLength(3);
    await fireEvent.press(cards[1]!);
    await fireEvent(cards[2]!, 'longPress');
    expect(done).toEqual({ chosen: [QUEEN], pushed: [], held: [ARCHER] });
  });

  it('is pushed up by one thumb, far enough and only what is asked for', async () => {
    const done = await showHand([GRYPHON, QUEEN], [GRYPHON]);
    await drag(GRYPHON, 4, -30);
    expect(done.pushed).toEqual([]);
    await drag(GRYPHON, 4, -90);
    await drag(QUEEN, 4, -90);
    expect(done.pushed).toEqual([GRYPHON]);
  });

  it('is pushed up as it is seen by whoever sits at another edge', async () => {
    const done = await showHand([GRYPHON], [GRYPHON], 'west');
    await drag(GRYPHON, 4, -90);
    expect(done.pushed).toEqual([]);
    await drag(GRYPHON, 90, 4);
    expect(done.pushed).toEqual([GRYPHON]);
  });

  it('of somebody else is backs, and says nothing', async () => {
    await showHand([HIDDEN_CARD, HIDDEN_CARD, HIDDEN_CARD], []);
    expect(screen.queryAllByRole('radio')).toEqual([]);
    expect(screen.getAllByTestId('back', { includeHiddenElements: true })).toHaveLength(3);
    expect(saidOnScreen()).not.toMatch(/all of|name of/);
  });
});

describe('a whole card', () => {
  it.each(DESIGNS.map(({ id, signs: [sign] }) => [id, cardId(id, sign)] as const))(
    '%s is read: name, class and role, damage, ability, armour',
    async (id, card) => {
      const { shots, ability, hasArmour } = printedOn(card);
      await renderInApp(<WholeCard card={card} said={saidOf(card)} widthPt={178} />);
      expect(screen.getByRole('heading', { name: `name of ${id}` })).toBeTruthy();
      expect(screen.getByText(`kind of ${id}`)).toBeTruthy();
      expect(screen.queryAllByText(/^what/)).toHaveLength(ability === null ? 0 : 1);
      expect(screen.queryAllByTestId('armour', { includeHiddenElements: true })).toHaveLength(hasArmour ? 1 : 0);
      const written = screen.queryAllByText(/^[123]$/, { includeHiddenElements: true });
      expect(written).toHaveLength(shots.filter(({ kind }) => kind !== 'move').length);
    },
  );
});
