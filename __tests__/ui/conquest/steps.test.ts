import { cardId, DESIGNS } from '../../../src/rules/conquest';
import { litOf, stepsOf, type TurnKnown } from '../../../src/ui/games/conquest/turn/steps';

const PLAIN: TurnKnown = { card: null, isStunned: false, isDrawnLast: false, hasAbilities: true };
const kinds = (known: Partial<TurnKnown>): readonly string[] =>
  stepsOf({ ...PLAIN, ...known }).map((step) => (step.kind === 'shot' ? step.shot.kind : step.kind));

describe('the steps of a turn', () => {
  it('are known by their frame before a card is played', () => {
    expect(kinds({})).toEqual(['draw', 'card', 'crystal']);
  });

  it('are the shots of the card in order, then what it does after them, then the crystal', () => {
    expect(kinds({ card: cardId('enchantress', 'moth') })).toEqual([
      'draw',
      'card',
      'move',
      'fireball',
      'ability',
      'crystal',
    ]);
  });

  it('leave out what a blow brings with it, and every ability where the table plays without', () => {
    expect(kinds({ card: cardId('warrior-queen', 'lizard') })).not.toContain('ability');
    expect(kinds({ card: cardId('enchantress', 'moth'), hasAbilities: false })).not.toContain('ability');
  });

  it('are one move for who is stunned, and draw last where the table does', () => {
    expect(kinds({ isStunned: true, isDrawnLast: true })).toEqual(['card', 'move', 'crystal', 'draw']);
  });

  it('light each shot of each card once, in order', () => {
    for (const { id, signs, shots } of DESIGNS) {
      const steps = stepsOf({ ...PLAIN, card: cardId(id, signs[0]) });
      const lit = shots.map((_, index) => litOf(steps, { kind: 'shot', index }));
      expect(lit).toEqual(shots.map((_, index) => 2 + index));
    }
  });

  it('light nothing when the game is over', () => {
    expect(litOf(stepsOf(PLAIN), { kind: 'over' })).toBe(-1);
  });
});
