import {
  seatsInOrder,
  seatsOfTeam,
  type ConquestEvent,
  type ConquestState,
  type Purse,
  type Team,
} from '../../../rules/conquest';
import type { SeatId } from '../../../rules/machine';
import type { Course } from '../../game/course';
import type { ConquestPlayed } from '../played';
import type { ConquestFlickTale, ConquestStory, ConquestTeamStory, PlayedCard, TokensAt } from './conquestStory';
import { isWound, shotTales, type ShotTale } from './shotTales';

type EventOf<K extends ConquestEvent['kind']> = Extract<ConquestEvent, { kind: K }>;

const ofKind = <K extends ConquestEvent['kind']>(events: readonly ConquestEvent[], kind: K): readonly EventOf<K>[] =>
  events.filter((event): event is EventOf<K> => event.kind === kind);

type Purses = Record<Purse, number>;

/** Backwards from how they lie now: what a token has done since is undone. */
function tokensOver({ model }: ConquestState, events: readonly ConquestEvent[]): readonly TokensAt[] {
  const { sword, skull } = model.teams;
  const now: Purses = { sword: sword.pool, skull: skull.pool, bank: model.bank };
  let turn = model.turn;
  const told: TokensAt[] = [{ turn, ...now }];
  for (const event of events.toReversed()) {
    if (event.kind === 'tokenMoved') {
      now[event.from] += 1;
      now[event.to] -= 1;
    } else if (event.kind === 'turnBegan') {
      told.push({ turn, ...now });
      turn -= 1;
    }
  }
  return told.toReversed();
}

function cardsOf(events: readonly ConquestEvent[]): readonly PlayedCard[] {
  const cards: PlayedCard[] = [];
  let turn = 0;
  for (const event of events) {
    const last = cards.at(-1);
    if (event.kind === 'turnBegan') turn += 1;
    else if (event.kind === 'played') {
      const { team, seat, card, isSurprise } = event;
      cards.push({ turn, team, seat, card, isSurprise, damage: 0 });
    } else if (last !== undefined && isWound(event)) cards[cards.length - 1] = { ...last, damage: last.damage + 1 };
  }
  return cards;
}

function teamStory({ model }: ConquestState, team: Team, events: readonly ConquestEvent[]): ConquestTeamStory {
  const moved = ofKind(events, 'tokenMoved');
  const armour = ofKind(events, 'armourSpent').filter((spent) => spent.team === team);
  return {
    seats: seatsOfTeam(model.setup, team),
    damage: moved.filter((event) => isWound(event) && event.from !== team).length,
    captured: moved.filter(({ why, to }) => why === 'capture' && to === team).length,
    healed: moved.filter(({ why, to }) => why === 'heal' && to === team).length,
    saved: armour.reduce((sum, { cancelled }) => sum + cancelled, 0),
    tokens: model.teams[team].pool,
  };
}

/** The first of the greatest; null where there is nothing to tell. */
function greatest(
  tales: readonly ShotTale[],
  of: (tale: ShotTale) => Pick<ConquestFlickTale, 'targets' | 'tokens'>,
): ConquestFlickTale | null {
  const told = tales.map((tale): ConquestFlickTale => ({ film: tale.film, by: tale.by, ...of(tale) }));
  const best = told.reduce<ConquestFlickTale | null>(
    (found, tale) => (found === null || tale.tokens > found.tokens ? tale : found),
    null,
  );
  return best === null || best.tokens === 0 ? null : best;
}

/** Whose hand released it. */
const flicksOf = ({ timeline }: Course<ConquestPlayed>, seat: SeatId): number =>
  timeline.steps.filter(({ command }) => command.kind === 'flick' && command.flick !== null && command.seat === seat)
    .length;

/** A game as people tell it afterwards: what was taken back did not happen. */
export function storyOf(course: Course<ConquestPlayed>): ConquestStory {
  const { state } = course.timeline;
  const events = course.log.filter(({ isTakenBack }) => !isTakenBack).map(({ event }) => event);
  const tales = shotTales(course);
  return {
    turns: state.model.turn,
    teams: { sword: teamStory(state, 'sword', events), skull: teamStory(state, 'skull', events) },
    tokens: tokensOver(state, events),
    cards: cardsOf(events),
    flicks: seatsInOrder(state.model.setup).map((seat) => ({ seat, flicks: flicksOf(course, seat) })),
    bestFlick: greatest(tales, ({ hit, damage }) => ({ targets: hit, tokens: damage })),
    worstWall: greatest(tales, ({ walled, spoiled }) => ({ targets: walled, tokens: spoiled })),
  };
}
