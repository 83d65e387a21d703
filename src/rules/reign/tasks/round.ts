import { everybody, fullPoints, isDown, isHero, isStanding, levelOf, personOf } from '../model/people';
import { withEach, withPerson } from '../model/changes';
import type { Person, Reign } from '../model/model';
import type { ReignPlay, RuleOf } from '../model/types';
import { hasRope } from '../moments/offers/objects';
import { endDuel, remove, rise } from '../moments/harm';
import { scar } from '../moments/scars';
import type { CharacterId } from '../words/characters';
import { endingOf, isTimed, isTooLate } from '../model/objectives';
import { entranceOf } from '../model/places';
import { armoursOn } from '../model/things';
import type { EndWhy } from '../words/outcome';
import { STEPS } from '../words/tasks';
import { chosenOption, SPEND, yesOrNo } from './steps/answers';

/** The highest Charisma leads for the whole game; of equals the GM picks, and the die picks for the GM (REIGN-052, REIGN-333). */
export const beginRule: RuleOf<'begin'> = {
  run(play) {
    const heroes = everybody(play.model).filter(isHero);
    const drawn = play.shuffle('play', heroes);
    const ranked = [...drawn].sort((a, b) => levelOf(play.model, b, 'charisma') - levelOf(play.model, a, 'charisma'));
    play.change({ ...play.model, leaders: ranked.map(({ id }) => id) });
  },
};

/** What is allowed once a round (REIGN-051). */
const FRESH_ROUND = {
  parried: [],
  hasFreeBlow: true,
  secondBlow: null,
  hasLynxEye: true,
  hasScrounged: false,
  cast: [],
} as const;

/** A heroes' turn and the GM's turn that follows (REIGN-050, REIGN-051). */
export const roundRule: RuleOf<'round'> = {
  run(play) {
    const round = play.model.round + 1;
    const all = everybody(play.model).map(({ id }) => id);
    const model = withEach(play.model, all, () => FRESH_ROUND);
    play.change({ ...model, round, searched: [], speeches: [], graves: [] });
    play.emit({ kind: 'roundBegan', round });
    play.next(
      { kind: 'turn', side: 'heroes', isAgain: false },
      { kind: 'turnAgain' },
      { kind: 'turn', side: 'master', isAgain: false },
      endOfRound(),
      { kind: 'round' },
    );
  },
};

/** Those who stand play once more, with everything that is allowed once a turn; no round has passed (REIGN-201). */
export const turnAgainRule: RuleOf<'turnAgain'> = {
  run(play) {
    if (!play.model.isTimeBent) return;
    const heroes = onBoard(play.model, 'heroes').map(({ id }) => id);
    const model = withEach(play.model, heroes, () => FRESH_ROUND);
    play.change({ ...model, isTimeBent: false, searched: [], speeches: [] });
    play.next({ kind: 'turn', side: 'heroes', isAgain: true }, { kind: 'turnAgain' });
  },
};

export const endOfRound = () => ({ kind: 'endRound', queue: [] }) as const;

/** Points, waiting points and what lasted one turn (REIGN-040, REIGN-051, REIGN-133, REIGN-219). */
function refreshed(person: Person, isRopeNear: boolean): Partial<Person> {
  const isPassing = person.hole === 'in' && person.downSince === null;
  return {
    points: isDown(person) || (isPassing && !isRopeNear) ? 0 : fullPoints(person),
    waiting: 0,
    isInvisible: false,
    wasInvisible: person.isInvisible,
    pact: 0,
    faith: 0,
    isHalted: false,
    lostToFear: false,
    isBrave: false,
    isDuped: false,
    isInvulnerable: false,
    isImmaterial: false,
    hasWings: false,
    hasClaws: false,
    boost: {},
    thrownArmour: 0,
    secondBlow: null,
    hole: isPassing ? 'passing' : person.hole,
    newcomers: person.side === 'master' ? 0 : person.newcomers,
  };
}

/** Somebody of its side has one: then the turn need not be passed in the hole (REIGN-309). */
const isRopeAround = (model: Reign, { side }: Person): boolean => onBoard(model, side).some(hasRope);

const onBoard = (model: Reign, side: Reign['side']): readonly Person[] =>
  everybody(model).filter((person) => person.side === side && person.at !== null);

export const turnRule: RuleOf<'turn'> = {
  run(play, { side, isAgain }) {
    play.change({ ...play.model, side });
    play.emit({ kind: 'turnBegan', side });
    const ids = onBoard(play.model, side).map(({ id }) => id);
    // Whoever was taken in loses the whole turn (REIGN-336).
    const toAct = ids.filter((id) => !personOf(play.model, id).isDuped);
    const model = withEach(play.model, ids, (person) => refreshed(person, isRopeAround(play.model, person)));
    play.change({ ...model, toAct });
    const { quest, round } = play.model;
    const hasImprevu = side === 'heroes' && quest !== null && round > 1 && !isAgain;
    if (hasImprevu) play.change({ ...play.model, quest: { ...quest, isMisty: false } });
    play.next(
      ...(hasImprevu ? ([{ kind: 'imprevu' }] as const) : []),
      ...STEPS.map((step) => ({ kind: 'startStep', step, queue: ids }) as const),
      ...(side === 'heroes' ? [{ kind: 'order' } as const] : []),
      { kind: 'next' },
      { kind: 'endTurn', queue: ids },
    );
  },
};

/** Down since a round before this one and not healed: dead, unless a Destiny point cancels it (REIGN-037, REIGN-147). */
const isDue = (model: Reign, person: Person): boolean =>
  person.at !== null && person.downSince !== null && person.downSince < model.round;

export const endRoundRule: RuleOf<'endRound'> = {
  run(play, { queue }) {
    const due = everybody(play.model).find((person) => isDue(play.model, person) && !queue.includes(person.id));
    if (due === undefined) {
      lapse(play);
      return isTooLate(play.model) && endingOf(play.model) === null ? finish(play, false, 'tooLate') : undefined;
    }
    if (due.destiny > 0) return askToCheat(play, due, { kind: 'endRound', queue });
    bury(play, due.id);
    play.next({ kind: 'endRound', queue });
  },
  answer(play, { queue }, answer) {
    const due = everybody(play.model).find((person) => isDue(play.model, person) && !queue.includes(person.id));
    if (due === undefined) return;
    if (chosenOption(answer) === null) bury(play, due.id);
    else cheat(play, due.id);
    play.next({ kind: 'endRound', queue });
  },
};

/** For a whole round no way led from either to the other (REIGN-144). */
function lapse(play: ReignPlay): void {
  for (const { id, duel, isStranded } of everybody(play.model)) {
    if (duel !== null && isStranded && personOf(play.model, duel).isStranded) endDuel(play, id, true);
  }
}

function bury(play: ReignPlay, id: CharacterId): void {
  play.emit({ kind: 'died', who: id });
  remove(play, id, 'drops');
}

type Cheating = { readonly kind: 'endRound' | 'checkDefeat'; readonly queue: readonly CharacterId[] };

const askToCheat = (play: ReignPlay, person: Person, waiting: Cheating): void =>
  play.ask([person.seat], { kind: 'cheatDeath', who: person.id, why: 'wounds' }, yesOrNo(SPEND), waiting);

/** Up again with one hit point, and no action points until its side's next turn. */
function cheat(play: ReignPlay, id: CharacterId): void {
  const { destiny } = personOf(play.model, id);
  play.change(withPerson(play.model, id, { destiny: destiny - 1, hp: 1 }));
  play.emit({ kind: 'cheatedDeath', who: id, why: 'wounds' });
  rise(play, id);
  scar(play, id);
}

const heroesOf = (model: Reign): readonly Person[] => onBoard(model, 'heroes');

const isRegenerating = (person: Person): boolean => armoursOn(person).some(({ regeneration }) => regeneration > 0);

/** Nobody on its feet or about to rise; against the clock, nobody who has left either (REIGN-061, REIGN-281). */
function isLost(model: Reign): boolean {
  const hasLeft = isTimed(model) && (model.quest?.left ?? []).length > 0;
  return !hasLeft && !heroesOf(model).some((one) => isStanding(one) || isRegenerating(one));
}

/** The lost porter on the way in of the first zone (REIGN-294). */
function bringHome(play: ReignPlay): void {
  const { quest, people } = play.model;
  const porter = quest?.porter == null ? undefined : people[quest.porter];
  if (quest === null || porter?.at !== entranceOf(play.model, 0)) return;
  play.change({ ...play.model, quest: { ...quest, porter: 'home' } });
  play.emit({ kind: 'porterHome' });
}

/** As soon as what the heroes came for is done (REIGN-061). */
export function isOver(play: ReignPlay): boolean {
  bringHome(play);
  const ending = endingOf(play.model);
  if (ending !== null) finish(play, ending.isWon, ending.why);
  return ending !== null;
}

/** At the end of each side's turn; just before, Destiny is offered to each who lies there (REIGN-061). */
export const checkDefeatRule: RuleOf<'checkDefeat'> = {
  run(play, { queue }) {
    if (!isLost(play.model)) return;
    const person = heroesOf(play.model).find(({ id, destiny }) => destiny > 0 && !queue.includes(id));
    if (person !== undefined) return askToCheat(play, person, { kind: 'checkDefeat', queue: [...queue, person.id] });
    finish(play, false, 'defeat');
  },
  answer(play, { queue }, answer) {
    const id = queue[queue.length - 1];
    if (id !== undefined && chosenOption(answer) !== null) cheat(play, id);
    play.next({ kind: 'checkDefeat', queue });
  },
};

function finish(play: ReignPlay, isVictory: boolean, why: EndWhy): void {
  play.emit({ kind: 'ended', isWon: isVictory, why });
  play.finish({ isWon: isVictory, why, pot: play.model.pot });
}
