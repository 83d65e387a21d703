import { gameFor } from '../../../../scripts/soak/reign/setups';
import { played as answered } from '../../../../scripts/soak/reign/soakedReign';
import { Dice } from '../../../../scripts/soak/dice';
import { openReign, QUEST_IDS, reign, reignBook, type ReignSetup } from '../../../../src/rules/reign';
import { apply, stateHash } from '../../../../src/rules/machine';
import { explored, lastOf } from '../../reign/dungeons';
import type { Captured } from '../goldenShape';

const GAMES = 12;
const MOST_COMMANDS = 240;
const DUNGEONS = 25;
/** Far more than a quest of players at random takes. */
const ENDLESS = 20_000;

type Answering = typeof answered;

/** Whoever never gives up. */
function persevering(...[prompt, dice]: Parameters<Answering>): ReturnType<Answering> {
  const answer = answered(prompt, dice);
  return answer.kind === 'deed' && answer.deed === 'giveUp' ? persevering(prompt, dice) : answer;
}

/** Players at random from a set-up, for so many commands or to the end. */
function playedFrom(setup: ReignSetup, seed: number, dice: Dice, most: number, answer: Answering = answered) {
  const opened = openReign(setup, seed);
  if (!opened.ok) throw new Error(opened.error.reason);
  let { state } = opened.value;
  const events = [...opened.value.events];
  for (let count = 0; count < most && state.prompt !== null; count++) {
    const applied = apply(reign, state, answer(state.prompt, dice));
    if (!applied.ok) throw new Error(applied.refusal.reason);
    events.push(...applied.events);
    ({ state } = applied);
  }
  return { state, events };
}

/** A fight or a quest: its events, and where it stood. */
function game(number: number) {
  const dice = new Dice(number);
  const { state, events } = playedFrom(gameFor(number, dice), number, dice, MOST_COMMANDS);
  const { model, outcome } = state;
  return { count: events.length, events: stateHash(events), end: stateHash({ model, outcome }) };
}

const questAt = (number: number) => QUEST_IDS[number % QUEST_IDS.length] ?? QUEST_IDS[0];

/** Every zone of a dungeon laid and filled: what lies where, whoever waits there, and what is behind the exits. */
function dungeon(seed: number) {
  const { board, traps, people, quest } = lastOf(explored(questAt(seed), seed));
  const dwellers = Object.values(people).map(({ id, at, hp, rear }) => [id, at, hp, rear]);
  return {
    zones: board.zones.map(({ card, quarter }) => `${card} ${quarter}`).join(', '),
    doors: stateHash(board.doors.map(({ at, kind, isLocked }) => [at, kind, isLocked])),
    elements: stateHash(board.elements.map(({ kind, at }) => [kind, at])),
    traps: stateHash(traps.map(({ kind, at }) => [kind, at])),
    dwellers: stateHash(dwellers),
    secrets: stateHash([quest?.piles, quest?.hidden, quest?.cells.map(({ at, door }) => [at, door])]),
  };
}

/** A quest to its end against the neutral Master; the last one with a town before it and a porter to find. */
function quest(number: number) {
  const isLast = number === QUEST_IDS.length;
  const more = isLast ? { hasPorter: true, town: 'town' } : {};
  const setup = reignBook.setup.parse({ quest: { id: questAt(number), ...more }, isMasterNeutral: true });
  const { state, events } = playedFrom(setup, number + 1, new Dice(number), ENDLESS, persevering);
  if (state.outcome === null) throw new Error('a quest without an end');
  const { round, pot } = state.model;
  return { count: events.length, events: stateHash(events), end: { ...state.outcome, round, pot } };
}

const each = <T>(count: number, name: string, capture: (number: number) => T): Readonly<Record<string, T>> =>
  Object.fromEntries(Array.from({ length: count }, (_, number) => [`${name} ${number}`, capture(number)]));

export const captured = () =>
  ({
    revision: reign.revision,
    parts: {
      games: each(GAMES, 'game', game),
      dungeons: each(DUNGEONS, 'dungeon', dungeon),
      quests: each(QUEST_IDS.length + 1, 'quest', quest),
    },
  }) satisfies Captured;
