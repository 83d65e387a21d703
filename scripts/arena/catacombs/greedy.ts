import { decide, MINDS, type CatacombsAsked, type CatacombsSaid, type CatacombsMind } from '../../../src/ai/catacombs';
import { flickMade, mishapOf } from '../../../src/ai/flicking';
import { Dice } from '../../../src/ai/core/dice';
import { linesOf } from '../../../src/ai/catacombs/shots/lines';
import { shootingOf } from '../../../src/ai/catacombs/shots/shooting';
import { distance } from '../../../src/lib';
import {
  areEnemies,
  catacombs,
  type CatacombsState,
  isActing,
  optionId,
  optionsOf,
  type Piece,
} from '../../../src/rules/catacombs';
import { whyNot, type SeatId } from '../../../src/rules/machine';

type Seated = Omit<CatacombsAsked, 'mind'>;
type Said = Pick<CatacombsSaid, 'answer' | 'stream'>;

/** The hand of level 3; of a head, one line: straight at the nearest. */
const { head }: CatacombsMind = MINDS[3];
const AIMER: CatacombsMind = { ...MINDS[3], head: { ...head, lines: 1, seesBanks: false } };
const BLIND = { side: 'heroes', foresight: 0, turn: head.hand.turn, now: 'heroes' } as const;

const middle = ({ xMm, yMm }: Piece) => ({ x: xMm, y: yMm });

function wayToFoe(pieces: readonly Piece[], own: Piece): number {
  const ways = pieces.filter((piece) => areEnemies(own, piece)).map((piece) => distance(middle(own), middle(piece)));
  return Math.min(...ways);
}

interface Offer {
  readonly option: string;
  readonly wayMm: number;
  readonly pitches: number;
}

function offersOf({ model }: CatacombsState): readonly Offer[] {
  const pieces = Object.values(model.room?.pieces ?? {});
  return pieces.filter(isActing).flatMap((piece) => {
    const wayMm = wayToFoe(pieces, piece);
    return optionsOf(model, piece).map(({ action, steps }): Offer => {
      const counts = steps.map((step) => (step.kind === 'effect' ? 0 : step.kind === 'chain' ? step.count : 1));
      return { option: optionId(piece.id, action), wayMm, pitches: counts.reduce((sum, count) => sum + count, 0) };
    });
  });
}

/** Whoever is nearest to a foe goes first, with as many flicks as it has; null where nobody can flick. */
function nearestFirst(view: CatacombsState, seat: SeatId, options: readonly string[]): string | null {
  const legal = (option: string): boolean =>
    options.includes(option) && whyNot(catacombs, view, { kind: 'choose', options: [option], seat }) === null;
  const [best] = offersOf(view)
    .filter(({ option, pitches }) => pitches > 0 && legal(option))
    .sort((a, b) => a.wayMm - b.wayMm || b.pitches - a.pitches);
  return best?.option ?? null;
}

/** Straight at the nearest, with a hand that errs; null where no line is thought of. */
function straightAtNearest(view: CatacombsState, stream: Seated['stream']): Said | null {
  const shooting = shootingOf(view);
  const dice = new Dice(stream);
  const [aim] = shooting === null ? [] : linesOf(shooting, { mind: AIMER, eyes: BLIND, dice });
  if (shooting === null || aim === undefined) return null;
  const flick = flickMade(aim, head.hand, mishapOf(dice), shooting.ask);
  return { answer: { kind: 'flick', flick }, stream: dice.stream };
}

/** An aimer without a head: it differs from level 3 in what it flicks at whom, and in nothing else. */
export function greedy(asked: Seated): Said | null {
  const { view, seat, stream } = asked;
  const { prompt } = view;
  if (prompt?.ask.kind === 'choose' && prompt.purpose.kind === 'act') {
    const option = nearestFirst(view, seat, prompt.ask.options);
    if (option !== null) return { answer: { kind: 'choose', options: [option] }, stream };
  }
  const flick = prompt?.ask.kind === 'flick' ? straightAtNearest(view, stream) : null;
  return flick ?? decide({ ...asked, mind: MINDS[3] });
}
