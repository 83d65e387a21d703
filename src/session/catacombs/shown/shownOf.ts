import {
  fullLifeOf,
  heroesOf,
  isFrozen,
  isLordDown,
  lordLifeAtStart,
  MONSTER_CARDS,
  type Catacombs,
  type CatacombsState,
  type Hero,
  type Phase,
  type Piece,
  heroOf,
  poisonTotal,
} from '../../../rules/catacombs';
import type { ShownHero, ShownPiece, ShownTable } from './shownTable';

type Lives = Pick<ShownPiece, 'life' | 'maxLife'>;
const NO_LIFE: Lives = { life: null, maxLife: null };

function livesOf(model: Catacombs, piece: Piece): Lives {
  if (piece.kind === 'hero')
    return { life: heroOf(model, piece.card).life, maxLife: fullLifeOf(model.setup, piece.card) };
  if (piece.kind === 'monster') return { life: piece.life, maxLife: MONSTER_CARDS[piece.card].life };
  if (piece.kind !== 'lord') return NO_LIFE;
  const life = model.room?.lord?.life ?? 0;
  // A story may bring a Lord that is stronger than its card.
  return { life, maxLife: Math.max(life, lordLifeAtStart(model.setup)) };
}

const slipOf = (piece: Piece): ShownPiece['slipMm'] => {
  const spike = piece.kind === 'monster' ? (piece.spike ?? null) : null;
  return spike === null ? null : { x: spike.slipXMm, y: spike.slipYMm };
};

const shownPiece = (model: Catacombs, piece: Piece): ShownPiece => ({
  id: piece.id,
  kind: piece.kind,
  card: 'card' in piece ? piece.card : null,
  xMm: piece.xMm,
  yMm: piece.yMm,
  radiusMm: piece.radiusMm,
  ...livesOf(model, piece),
  // When the fighting is over nobody is asked who has acted.
  hasActed: 'hasActed' in piece && piece.hasActed && model.room?.phase === 'combat',
  isDown: 'stun' in piece && piece.stun !== null,
  isFrozen: isFrozen(piece),
  slipMm: slipOf(piece),
  swarm: model.room?.stacks?.find(({ on }) => on === piece.id)?.monsters.map(({ id }) => id) ?? [],
});

/** Discs that have come to rest before the eye, and that the rules have yet to move there. */
function restingOf(state: CatacombsState): ReadonlyMap<string, { xMm: number; yMm: number }> {
  const settlement = state.model.room?.settlements.at(-1);
  if (settlement === undefined) return new Map();
  const discs = isBoardUnsettled(state) ? settlement.rest : waitingToComeBack(state);
  return new Map(discs.map(({ id, xMm, yMm }) => [id, { xMm, yMm }]));
}

/** Blows are being judged, or the Lord fell under one of them: the rules have not touched the board since the flick. */
const isBoardUnsettled = ({ tasks, outcome }: CatacombsState): boolean =>
  outcome === null ? tasks.some(({ kind }) => kind === 'settleBoard') : isLordDown(outcome);

const waitingToComeBack = ({ tasks }: CatacombsState) =>
  tasks.flatMap((task) => (task.kind === 'settlePutBack' ? [...task.discs] : []));

/** Who has died before the eye and is yet to be taken off the board; who may still answer stays. */
function deadOf(state: CatacombsState): readonly string[] {
  const settlement = state.model.room?.settlements.at(-1);
  if (settlement === undefined || !isBoardUnsettled(state)) return [];
  return settlement.dead.filter((id) => !settlement.retaliators.includes(id));
}

function piecesOf(state: CatacombsState): ShownTable['pieces'] {
  const { model } = state;
  const dead = deadOf(state);
  const resting = restingOf(state);
  const lying = Object.values(model.room?.pieces ?? {}).filter(({ id }) => !dead.includes(id));
  return Object.fromEntries(
    lying.map((piece) => [piece.id, { ...shownPiece(model, piece), ...resting.get(piece.id) }]),
  );
}

const shownHero = ({ room, setup }: Catacombs, hero: Hero): ShownHero => {
  const { id, life, gold, armour, magic, trophies } = hero;
  return {
    id,
    life,
    maxLife: fullLifeOf(setup, id),
    gold,
    armour: armour ?? null,
    magic: magic ?? null,
    kept: trophies?.kept.map(({ monster }) => monster) ?? null,
    poison: poisonTotal(hero),
    swallowedBy: room?.captives?.find((one) => one.hero === id)?.by ?? null,
  };
};

const CAMPING: readonly string[] = ['camp', 'campRecover', 'campMonsters'];

/** Between two rooms the model names no phase: camping ends one room, everything else begins the next. */
function phaseOf({ model, prompt, tasks, outcome }: CatacombsState): Phase | null {
  if (model.room !== null) return model.room.phase;
  const hasBegun = prompt?.purpose.kind !== 'acceptAdventure' && outcome?.because !== 'adventureDeclined';
  if (!hasBegun) return null;
  // Points that somebody splits belong to whatever gave them.
  const isCamping = CAMPING.includes(prompt?.purpose.kind ?? '') || tasks.some(({ kind }) => kind === 'campRecover');
  return isCamping ? 'resolution' : 'exploration';
}

/** The table as the rules have it, where nothing is left to be told. */
export function shownOf(state: CatacombsState): ShownTable {
  const { model } = state;
  return {
    board: model.room?.board ?? null,
    card: model.room?.card ?? null,
    phase: phaseOf(state),
    round: model.room?.round ?? 0,
    turn: model.room?.turn ?? null,
    pieces: piecesOf(state),
    heroes: Object.fromEntries(heroesOf(model).map((hero) => [hero.id, shownHero(model, hero)])),
  };
}
