import type { AmountsAsk, ChooseAsk, DeedAsk } from '../../../src/rules/machine';
import type { FlickAsk, FlickResolvedAsk, PlaceAsk } from '../../../src/rules/flicking';

/** Answers that no honest player gives, to each form of prompt; `good` is a legal one to spoil. */
type Spoiler<A, G> = (ask: A, good: G) => readonly object[];
type Good = Readonly<Record<string, unknown>>;

const chooseBadly: Spoiler<ChooseAsk, Good> = ({ options, barred, min, max }) => [
  { kind: 'choose', options: ['nothing-of-the-kind'] },
  { kind: 'choose', options: Array.from({ length: Math.max(min, 2) }, () => options[0] ?? '') },
  { kind: 'choose', options: null },
  { kind: 'choose' },
  ...barred.slice(0, 1).map(({ option }) => ({ kind: 'choose', options: [option] })),
  ...(min > 0 ? [{ kind: 'choose', options: [] }] : []),
  ...(options.length > max ? [{ kind: 'choose', options: options.slice(0, max + 1) }] : []),
];

const shareBadly: Spoiler<AmountsAsk, Good> = ({ limits, maxTotal, unit }) => {
  const [id = '', limit = 0] = Object.entries(limits)[0] ?? [];
  return [
    { kind: 'amounts', amounts: { somebody: unit } },
    { kind: 'amounts', amounts: { [id]: -unit } },
    { kind: 'amounts', amounts: { [id]: unit / 2 } },
    { kind: 'amounts', amounts: { [id]: Math.max(limit, maxTotal) + unit } },
    { kind: 'amounts', amounts: { [id]: Number.NaN } },
    { kind: 'amounts' },
  ];
};

const FAR_MM = 10_000;

const placeBadly: Spoiler<PlaceAsk, Good> = ({ pieces, taken }, good) => {
  const places = good.places as readonly { readonly id: string }[];
  const [first, ...others] = places;
  if (first === undefined) return [{ kind: 'place' }];
  const inTheWay = taken[0];
  return [
    { kind: 'place', places: others },
    { kind: 'place', places: [...places, first] },
    { kind: 'place', places: [...places, { id: 'stranger', xMm: 1, yMm: 1 }] },
    { kind: 'place', places: [{ ...first, xMm: FAR_MM }, ...others] },
    { kind: 'place', places: [{ ...first, yMm: Number.NaN }, ...others] },
    ...(inTheWay ? [{ kind: 'place', places: [{ ...first, xMm: inTheWay.xMm, yMm: inTheWay.yMm }, ...others] }] : []),
    ...(pieces.length > 1 ? [{ kind: 'place', places: places.map((place) => ({ ...first, id: place.id })) }] : []),
    { kind: 'place', places: {} },
  ];
};

const flickBadly: Spoiler<FlickAsk, Good> = ({ projectile, maxSpeedMmS, mayDecline }, good) => {
  const flick = good.flick as object | null;
  if (flick === null) return [{ kind: 'flick' }];
  return [
    { kind: 'flick', flick: { ...flick, discId: 'stranger' } },
    { kind: 'flick', flick: { ...flick, discId: 'obstacle-1' } },
    { kind: 'flick', flick: { ...flick, vxMmS: maxSpeedMmS, vyMmS: maxSpeedMmS } },
    { kind: 'flick', flick: { ...flick, vxMmS: 0, vyMmS: 0 } },
    { kind: 'flick', flick: { ...flick, vxMmS: Number.POSITIVE_INFINITY } },
    { kind: 'flick', flick: { ...flick, from: projectile === null ? { xMm: 150, yMm: 200 } : null } },
    { kind: 'flick', flick: { ...flick, from: { xMm: FAR_MM, yMm: 0 } } },
    ...(mayDecline ? [] : [{ kind: 'flick', flick: null }]),
    { kind: 'flick', flick: 'hard' },
  ];
};

interface Log {
  readonly contacts: readonly object[];
  readonly rest: { readonly discs: readonly { readonly id: string }[] };
}

const resolveBadly: Spoiler<FlickResolvedAsk, Good> = ({ table, shot }, good) => {
  const { contacts, rest } = good as unknown as Log;
  const [first, second] = rest.discs;
  const lying = (discs: readonly object[]) => ({ ...good, rest: { ...rest, discs } });
  const touch = { kind: 'touch', atMs: 1e6, wave: 0, a: shot.discId, speedMmS: 1, aSpeedMmS: 1, bSpeedMmS: 1 };
  const obstacle = table.discs.find(({ isFixed }) => isFixed);
  return [
    { ...good, contacts: [...contacts, { ...touch, b: 'stranger' }] },
    { ...good, contacts: [...contacts, { ...touch, b: shot.discId }] },
    { ...good, contacts: [...contacts, { ...touch, b: first?.id, atMs: -1 }] },
    { ...good, contacts: [...contacts, { kind: 'dance', atMs: 1e6 }] },
    { ...good, contacts: null },
    { ...good, rest: null },
    lying(rest.discs.slice(1)),
    lying([...rest.discs, { ...first, id: 'stranger' }]),
    lying(rest.discs.map((disc) => (disc === first ? { ...second, id: disc.id } : disc))),
    lying(rest.discs.map((disc) => (disc === first ? { ...disc, xMm: Number.NaN } : disc))),
    lying(rest.discs.map((disc) => (disc === first ? { ...disc, yMm: -5 } : disc))),
    ...(obstacle === undefined
      ? []
      : [lying(rest.discs.map((disc) => (disc.id === obstacle.id ? { ...disc, xMm: obstacle.xMm + 1 } : disc)))]),
  ];
};

const doBadly: Spoiler<DeedAsk, Good> = ({ barred }) => [
  { kind: 'deed', deed: 'nothing-of-the-kind' },
  { kind: 'deed', deed: null },
  { kind: 'deed' },
  ...barred.slice(0, 1).map(({ deed }) => ({ kind: 'deed', deed: deed.id })),
];

/** Whatever any game asks in a form that games share. */
type SharedAsk = ChooseAsk | AmountsAsk | DeedAsk | PlaceAsk | FlickAsk | FlickResolvedAsk;

const ANOTHER_KIND: Readonly<Record<SharedAsk['kind'], object>> = {
  choose: { kind: 'amounts', amounts: {} },
  amounts: { kind: 'choose', options: [] },
  deed: { kind: 'choose', options: [] },
  place: { kind: 'choose', options: ['first'] },
  flick: { kind: 'place', places: [] },
  flickResolved: { kind: 'flick', flick: null },
};

function spoiled(ask: SharedAsk, good: Good): readonly object[] {
  if (ask.kind === 'choose') return chooseBadly(ask, good);
  if (ask.kind === 'amounts') return shareBadly(ask, good);
  if (ask.kind === 'deed') return doBadly(ask, good);
  if (ask.kind === 'place') return placeBadly(ask, good);
  return ask.kind === 'flick' ? flickBadly(ask, good) : resolveBadly(ask, good);
}

const isShared = (ask: { readonly kind: string }): ask is SharedAsk => Object.hasOwn(ANOTHER_KIND, ask.kind);

export const badAnswers = (ask: { readonly kind: string }, good: object): readonly object[] => [
  ...(isShared(ask) ? [...spoiled(ask, good as Good), ANOTHER_KIND[ask.kind]] : []),
  { kind: 'cheat' },
];
