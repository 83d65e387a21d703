import { fireEvent, screen } from '@testing-library/react-native';
import { cardId, DESIGNS, HIDDEN_CARD, printedOn, type CardId, type SeenCard } from '../../../src/rules/conquest';
import { WholeCard, type CardSaid } from '../../../src/ui/games/conquest/cards';
import { Hand } from '../../../src/ui/games/conquest/hand/Hand';
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

async function showHand(cards: readonly SeenCard[], offered: readonly CardId[]) {
  const done = { chosen: [] as CardId[], pushed: [] as CardId[], held: [] as CardId[] };
  await renderInApp(
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
    />,
  );
  return done;
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
