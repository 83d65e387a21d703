import { doingNamed, type ReignEvent } from '../../../rules/reign';
import { CHOICES, type EventKey } from '../wording';
import type { Speaker, Values } from './speaker';

type EventOf<K extends ReignEvent['kind']> = Extract<ReignEvent, { kind: K }>;

/** A line of the log: which words, and what they are filled with. */
type Line = readonly [key: EventKey, values?: Values];
type LineOf<K extends ReignEvent['kind']> = (event: EventOf<K>, speaker: Speaker) => Line;

/** Those that say more than who it was, or read differently by what happened. */
type Told = Extract<
  ReignEvent['kind'],
  | 'rolled'
  | 'turnBegan'
  | 'ordered'
  | 'paid'
  | 'points'
  | 'moved'
  | 'struck'
  | 'rethrew'
  | 'unhurt'
  | 'killed'
  | 'battered'
  | 'sprang'
  | 'crossed'
  | 'drank'
  | 'dropped'
  | 'chestBattered'
  | 'cast'
  | 'spoke'
  | 'stole'
  | 'donned'
  | 'read'
  | 'duelEnded'
  | 'cheatedDeath'
  | 'inTown'
  | 'zoneLaid'
  | 'appeared'
  | 'ambushed'
  | 'imprevu'
  | 'orbTaken'
  | 'ruled'
  | 'ended'
>;

const LINES: { readonly [K in Told]: LineOf<K> } = {
  rolled({ who, why, total, difficulty, isSuccess }, { wording, the }) {
    const values = { who: who === null ? wording.master.the : the(who), why: wording.rolls[why] };
    if (total === null) return ['rolledFailed', values];
    const thrown = { ...values, total: String(total) };
    if (isSuccess === null) return ['rolled', thrown];
    // What an attack has to get through is no measure of the hit, and a miss has no total (REIGN-088).
    const isBlow = why === 'attack' || why === 'smash';
    if (difficulty === null || isBlow) return ['rolledMade', thrown];
    return [
      isSuccess ? 'rolledAgainstMade' : 'rolledAgainstMissed',
      { ...thrown, difficulty: String(Math.max(0, difficulty)) },
    ];
  },
  turnBegan: ({ side }) => [`turnBegan-${side}`],
  ordered: ({ leader, order }, { the, all }) => ['ordered', { leader: the(leader), order: all(order) }],
  paid: ({ who, points, isWaiting }, { the }) => [
    isWaiting ? 'paidWaiting' : 'paid',
    { who: the(who), points: String(points) },
  ],
  points: ({ who, by, why }, { the, wording }) => [
    by > 0 ? 'pointsMore' : 'pointsFewer',
    { who: the(who), points: String(Math.abs(by)), why: wording.gains[why] },
  ],
  moved: ({ who, how }, { the }) => [`moved-${how}`, { who: the(who) }],
  struck: ({ by, target, isHit, damage }, { the }) => [
    isHit ? (damage > 0 ? 'struck' : 'struckInVain') : 'missed',
    { by: the(by), target: the(target), damage: String(damage) },
  ],
  rethrew: ({ who, how }, { the }) => [`rethrew-${how}`, { who: the(who) }],
  unhurt: ({ who, why }, { the }) => [`unhurt-${why}`, { who: the(who) }],
  killed({ who, figures, coins }, { the }) {
    const isPaid = coins > 0;
    const key = figures > 0 ? (isPaid ? 'figureKilledPaid' : 'figureKilled') : isPaid ? 'killedPaid' : 'killed';
    return [key, { who: the(who), figures: String(figures), coins: String(coins) }];
  },
  battered: ({ who, damage, left }, { the }) => [
    left > 0 ? 'battered' : 'batteredDown',
    { who: the(who), damage: String(damage), left: String(left) },
  ],
  sprang: ({ who, what }, { the }) => [`sprang-${what}`, { who: the(who) }],
  crossed: ({ who, came }, { the }) => [`crossed-${came}`, { who: the(who) }],
  drank: ({ who, from, potion }, { the }) => [
    who === from ? 'drank' : 'drankFrom',
    { who: the(who), from: the(from), potion: the(potion) },
  ],
  dropped: ({ who, items }, { the, all }) => ['dropped', { who: the(who), items: all(items) }],
  chestBattered: ({ who, element, damage, left }, { the }) => [
    left > 0 ? 'chestBattered' : 'chestBatteredOpen',
    { who: the(who), element: the(element), damage: String(damage), left: String(left) },
  ],
  cast: ({ who, spell, target }, { the }) => [
    target === null || target === who ? 'cast' : 'castAt',
    { who: the(who), spell: the(spell), target: target === null ? '' : the(target) },
  ],
  spoke: ({ who, speech, isHeeded }, { the }) => [
    isHeeded ? `spoke-${speech}` : `spokeInVain-${speech}`,
    { who: the(who) },
  ],
  stole({ who, target, item, coins }, { the }) {
    const [more, none]: readonly [EventKey, EventKey] =
      item === null ? ['stoleCoins', 'stoleNothing'] : ['stoleBoth', 'stoleThing'];
    const values = { who: the(who), target: the(target), item: item === null ? '' : the(item), coins: String(coins) };
    return [coins > 0 ? more : none, values];
  },
  donned: ({ who, item, left }, { the }) => [
    left > 0 ? 'donningOn' : 'donned',
    { who: the(who), item: the(item), left: String(left) },
  ],
  read: ({ who, scroll, target }, { the }) => [
    target === null || target === who ? 'read' : 'readAt',
    { who: the(who), scroll: the(scroll), target: target === null ? '' : the(target) },
  ],
  duelEnded: ({ who, target, isLapsed }, { the }) => [
    isLapsed ? 'duelLapsed' : 'duelEnded',
    { who: the(who), target: the(target) },
  ],
  cheatedDeath: ({ who, why }, { the }) => [`cheatedDeath-${why}`, { who: the(who) }],
  inTown: ({ who, did }, { the }) => [`inTown-${doingNamed(did)}` as EventKey, { who: the(who) }],
  zoneLaid: ({ card }, { the }) => ['zoneLaid', { zone: the(card) }],
  appeared: ({ who, figures }, { the }) => [
    figures > 1 ? 'appearedMany' : 'appeared',
    { who: the(who), figures: String(figures) },
  ],
  ambushed: ({ who }, { all }) => ['ambushed', { all: all(who) }],
  imprevu: ({ imprevu }, { wording }) => [
    'imprevu',
    { imprevu: wording.imprevus[imprevu].name, text: wording.imprevus[imprevu].text },
  ],
  orbTaken: ({ who }, { the }) => (who === null ? ['orbHandedOver'] : ['orbTaken', { who: the(who) }]),
  ruled({ who, choice }, speaker) {
    const whom = who === '' ? speaker.wording.master.the : speaker.the(who);
    return choice === ''
      ? ['ruledNothing', { who: whom }]
      : ['ruled', { who: whom, choice: ruledFor(choice, speaker) }];
  },
  ended: ({ why }) => [`ended-${why}`],
};

/** A deed, a word of its own, or somebody. */
function ruledFor(choice: string, { wording, the }: Speaker): string {
  const doings: Readonly<Record<string, string>> = wording.doings;
  const word = CHOICES.find((one) => one === choice);
  return doings[doingNamed(choice)] ?? (word === undefined ? the(choice) : wording.choices[word]);
}

const isTold = (event: ReignEvent): event is EventOf<Told> => event.kind in LINES;

/** Whom and what an event names, each by its name; what is counted, in figures. */
const filledIn = ({ kind: _, ...fields }: Exclude<ReignEvent, EventOf<Told>>, { the }: Speaker): Values =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([field, value]: [string, unknown]) => {
      if (typeof value === 'number') return [[field, String(value)]];
      return typeof value === 'string' ? [[field, the(value)]] : [];
    }),
  );

/** Losses say why; all others who and what. */
function plainLine(event: Exclude<ReignEvent, EventOf<Told>>, speaker: Speaker): Line {
  const values = filledIn(event, speaker);
  return [event.kind, event.kind === 'lost' ? { ...values, why: speaker.wording.losses[event.why] } : values];
}

/** What happened, as a line of the log. */
export function eventWords(speaker: Speaker, event: ReignEvent): string {
  const line = isTold(event)
    ? (LINES[event.kind] as (event: ReignEvent, speaker: Speaker) => Line)(event, speaker)
    : plainLine(event, speaker);
  const [key, values] = line;
  return speaker.say(speaker.wording.events[key], values);
}
