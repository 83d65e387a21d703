import { HIDDEN_CARD, type ConquestEvent } from '../../../rules/conquest';
import type { EventKey } from '../wording';
import type { Speaker, Values } from './speaker';

type EventOf<K extends ConquestEvent['kind']> = Extract<ConquestEvent, { kind: K }>;

/** A line of the log: which words, and what they are filled with. */
type Line = readonly [key: EventKey, values?: Values];
type Lines = { readonly [K in ConquestEvent['kind']]: (event: EventOf<K>, speaker: Speaker) => Line };

const LINES: Lines = {
  laidOut: ({ layout }, { wording }) => ['laidOut', { layout: wording.layouts[layout].name }],
  firstTeam: ({ team }, { the }) => ['firstTeam', { team: the(team) }],
  dealt: ({ seat, cards }, { the }) => ['dealt', { seat: the(seat), count: String(cards.length) }],
  turnBegan: ({ character, seat, isStunned }, { the }) => [
    isStunned ? 'turnStunned' : 'turnBegan',
    { character: the(character), seat: the(seat) },
  ],
  drew({ seat, card, why }, { the }) {
    if (card !== HIDDEN_CARD) return ['drew', { seat: the(seat), card: the(card) }];
    return [why === 'insight' ? 'drewInsight' : 'drewHidden', { seat: the(seat) }];
  },
  pileEmpty: ({ team }, { the }) => ['pileEmpty', { team: the(team) }],
  played: ({ seat, card, isSurprise }, { the }) => [
    isSurprise ? 'playedSurprise' : 'played',
    { seat: the(seat), card: the(card) },
  ],
  gaveUp: ({ seat, card }, { the }) => ['gaveUp', { seat: the(seat), card: the(card) }],
  named: ({ target }, { the }) => ['named', { target: the(target) }],
  flicked: ({ disc, shot }, { name, wording }) =>
    shot === 'obstacle'
      ? ['flickedCrystal', { disc: name(disc) }]
      : ['flicked', { disc: name(disc), shot: wording.shots[shot].name }],
  settled: () => ['settled'],
  putBack: ({ disc }, { the }) => ['putBack', { disc: the(disc) }],
  projectileGone: ({ disc, why }, { the }) => [
    why === 'offTheMat' ? 'goneOffTheMat' : 'projectileGone',
    { disc: the(disc) },
  ],
  hit: ({ target, damage }, { the }) => ['hit', { target: the(target), damage: String(damage) }],
  harmless: ({ target, why }, { the }) => [`harmless-${why}`, { target: the(target) }],
  missed: ({ target, mayFlickAgain }, { the }) => [mayFlickAgain ? 'missedAgain' : 'missed', { target: the(target) }],
  boosted: ({ seat, card, damage }, { the }) => [
    'boosted',
    { seat: the(seat), card: the(card), damage: String(damage) },
  ],
  armourSpent({ team, seat, card, cancelled }, { the }) {
    const values = { card: the(card), cancelled: String(cancelled) };
    return seat === null
      ? ['armourSpentByTeam', { team: the(team), ...values }]
      : ['armourSpent', { seat: the(seat), ...values }];
  },
  tokenMoved: ({ from, to, why }, speaker) => [why, pursesOf(from, to, speaker)],
  stunned: ({ team }, { the }) => ['stunned', { team: the(team) }],
  pileRenewed: ({ team, count }, { the }) => ['pileRenewed', { team: the(team), count: String(count) }],
  sundered: ({ team, card }, { the }) => ['sundered', { team: the(team), card: the(card) }],
  quaked: ({ team }, { the }) => ['quaked', { team: the(team) }],
  lapsed: ({ ability }) => [`lapsed-${ability}`],
  kept: ({ team, card }, { the }) => ['kept', { team: the(team), card: the(card) }],
  discarded: ({ team, card }, { the }) => ['discarded', { team: the(team), card: the(card) }],
  flipped: ({ team, number }, { the }) => ['flipped', { team: the(team), number: String(number) }],
  ended: ({ why, team }, { the }) => [`ended-${why}`, { team: the(team) }],
};

/** The bank is named by the words themselves. */
const pursesOf = (from: string, to: string, { the }: Speaker): Values => ({
  ...(from === 'bank' ? {} : { from: the(from) }),
  ...(to === 'bank' ? {} : { to: the(to) }),
});

const said = ({ wording, say }: Speaker, [key, values]: Line): string => say(wording.events[key], values);

/** What happened, as a line of the log; an end also says what decided it. */
export function eventWords(speaker: Speaker, event: ConquestEvent): string {
  const line = LINES[event.kind] as (event: ConquestEvent, speaker: Speaker) => Line;
  const first = said(speaker, line(event, speaker));
  if (event.kind !== 'ended') return first;
  const { winner, by } = event;
  return `${first} ${said(speaker, [`decided-${by}`, winner === null ? {} : { winner: speaker.the(winner) }])}`;
}

const MANY = { damage: 'damageMany', heal: 'healMany' } as const;

/** What is told at once: tokens of a kind are counted, all else is told line by line. */
export function toldWords(speaker: Speaker, event: ConquestEvent, events: readonly ConquestEvent[]): string {
  const isCounted = event.kind === 'tokenMoved' && (event.why === 'damage' || event.why === 'heal');
  if (!isCounted || events.length < 2) return events.map((one) => eventWords(speaker, one)).join(' ');
  const values = { ...pursesOf(event.from, event.to, speaker), count: String(events.length) };
  return said(speaker, [event.why === 'heal' ? MANY.heal : MANY.damage, values]);
}
