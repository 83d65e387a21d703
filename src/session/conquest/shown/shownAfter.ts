import type { CardId, ConquestEvent, Purse, SeenCard, Team } from '../../../rules/conquest';
import { HIDDEN_CARD, isProjectile, radiusOf } from '../../../rules/conquest';
import type { FlickRest } from '../../../rules/flicking';
import type { ConquestShown, ShownDisc, ShownTeam } from './conquestShown';

/** `next`: the table at the end of the command, for what events only name. */
type Fold<E extends ConquestEvent> = (shown: ConquestShown, event: E, next: ConquestShown) => ConquestShown;
type Folds = {
  readonly [K in ConquestEvent['kind']]?: Fold<Extract<ConquestEvent, { kind: K }>>;
};

const withTeam = (shown: ConquestShown, team: Team, change: (now: ShownTeam) => Partial<ShownTeam>): ConquestShown => ({
  ...shown,
  teams: { ...shown.teams, [team]: { ...shown.teams[team], ...change(shown.teams[team]) } },
});

const onDiscard = (shown: ConquestShown, team: Team, card: CardId): ConquestShown =>
  withTeam(shown, team, ({ discard }) => ({ discard: [...discard, card] }));

const withoutKept = (shown: ConquestShown, team: Team, card: CardId): ConquestShown =>
  withTeam(shown, team, ({ kept }) => ({ kept: kept.filter((one) => one !== card) }));

const withHand = (shown: ConquestShown, seat: string, cards: readonly SeenCard[]): ConquestShown => ({
  ...shown,
  hands: { ...shown.hands, [seat]: cards },
});

/** Out of a hand that is not seen any card is as good as another. */
function fromHand(shown: ConquestShown, seat: string, card: CardId): ConquestShown {
  const hand = shown.hands[seat] ?? [];
  const known = hand.indexOf(card);
  const at = known < 0 ? hand.indexOf(HIDDEN_CARD) : known;
  return at < 0 ? shown : withHand(shown, seat, hand.toSpliced(at, 1));
}

const changedBy = (shown: ConquestShown, purse: Purse, by: number): ConquestShown =>
  purse === 'bank'
    ? { ...shown, bank: shown.bank + by }
    : withTeam(shown, purse, ({ tokens }) => ({ tokens: tokens + by }));

interface Lies {
  readonly id: string;
  readonly xMm: number;
  readonly yMm: number;
}

function withDiscs(shown: ConquestShown, lying: readonly Lies[]): ConquestShown {
  const at = new Map(lying.map((lies) => [lies.id, lies]));
  const discs = shown.discs.map((disc): ShownDisc => {
    const lies = at.get(disc.id);
    return lies === undefined ? disc : { ...disc, xMm: lies.xMm, yMm: lies.yMm };
  });
  return { ...shown, discs };
}

const withoutDisc = (shown: ConquestShown, id: string): ConquestShown => ({
  ...shown,
  discs: shown.discs.filter((disc) => disc.id !== id),
});

const FOLDS: Folds = {
  laidOut: (shown, _, { discs }) => ({ ...shown, discs }),
  firstTeam: (shown, { team }) => ({ ...shown, active: team }),
  dealt: (shown, { team, seat, cards }) =>
    withTeam(withHand(shown, seat, cards), team, ({ pile }) => ({ pile: pile - cards.length })),
  turnBegan: (shown, { team, character }) => ({
    ...shown,
    active: team,
    character,
    turn: shown.turn + 1,
    step: { kind: 'draw' },
  }),
  drew(shown, { team, seat, card, why }) {
    const drawn = withHand(shown, seat, [...(shown.hands[seat] ?? []), card]);
    const { step } = shown;
    return {
      ...withTeam(drawn, team, ({ pile }) => ({ pile: pile - 1 })),
      step: why === 'turn' && step.kind === 'draw' ? { kind: 'card' } : step,
    };
  },
  played: (shown, { seat, card }) => ({
    ...fromHand(shown, seat, card),
    inPlay: card,
    step: { kind: 'shot', index: 0 },
  }),
  gaveUp: (shown, { team, seat, card }) => ({
    ...withTeam(onDiscard(fromHand(shown, seat, card), team, card), team, () => ({ isStunned: false })),
    step: { kind: 'shot', index: null },
  }),
  settled: (shown, { discs }) => withDiscs(shown, discs),
  putBack: (shown, { disc, xMm, yMm }) => withDiscs(shown, [{ id: disc, xMm, yMm }]),
  projectileGone: (shown, { disc }) => withoutDisc(shown, disc),
  missed: (shown, { mayFlickAgain }, { discs }) => (mayFlickAgain ? { ...shown, discs } : shown),
  boosted: (shown, { seat, card }) => onDiscard(fromHand(shown, seat, card), shown.active, card),
  armourSpent: (shown, { team, card }) => onDiscard(withoutKept(shown, team, card), team, card),
  sundered: (shown, { team, card }) => onDiscard(withoutKept(shown, team, card), team, card),
  tokenMoved: (shown, { from, to }) => changedBy(changedBy(shown, from, -1), to, 1),
  stunned: (shown, { team }) => withTeam(shown, team, () => ({ isStunned: true })),
  pileRenewed: (shown, { team, count }) => withTeam(shown, team, () => ({ pile: count, discard: [] })),
  kept: (shown, { team, card }) => ({
    ...withTeam(shown, team, ({ kept }) => ({ kept: [...kept, card] })),
    inPlay: null,
  }),
  discarded: (shown, { team, card }) => ({ ...onDiscard(shown, team, card), inPlay: null }),
  flipped: (shown, { team, number }) => withTeam(shown, team, () => ({ marker: number })),
  // An end lays the hands open.
  ended: (shown, _, { hands }) => ({ ...shown, hands, step: { kind: 'over' } }),
};

/** The table once this has been told. */
export function shownAfter(shown: ConquestShown, event: ConquestEvent, next: ConquestShown): ConquestShown {
  const fold = FOLDS[event.kind] as Fold<ConquestEvent> | undefined;
  return fold === undefined ? shown : fold(shown, event, next);
}

/** Where all lie once a flick is over; what was shot lies where it stopped until it is taken off. */
export function shownAtRest(shown: ConquestShown, { discs, projectile }: FlickRest): ConquestShown {
  const rested = withDiscs(shown, discs);
  if (projectile === null || !isProjectile(projectile.id)) return rested;
  const { id, xMm, yMm } = projectile;
  const lies: ShownDisc = { id, xMm, yMm, radiusMm: radiusOf(projectile.id) };
  return { ...rested, discs: [...rested.discs.filter((disc) => disc.id !== id), lies].sort(byId) };
}

const byId = (a: ShownDisc, b: ShownDisc): number => (a.id < b.id ? -1 : 1);
