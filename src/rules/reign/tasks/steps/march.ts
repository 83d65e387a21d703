import { isObstacle, touches } from '../../grid';
import { withPerson } from '../../model/changes';
import type { Person, Reign } from '../../model/model';
import { canFly, everybody, isAble, isDown, isHero, personOf } from '../../model/people';
import { blockersOf, groundFor, indexOf, occupantOf } from '../../model/places';
import type { ReignPlay, RuleOf } from '../../model/types';
import { lose } from '../../moments/harm';
import { pay, purseOf } from '../../moments/points';
import { testOf } from '../../moments/tests';
import { throwAmount } from '../../moments/throws';
import { dice } from '../../content/amounts';
import type { CharacterId } from '../../words/characters';
import type { Leg } from '../../words/deeds';
import type { Square } from '../../words/squares';
import type { March, Onward } from '../../words/tasks';
import { chosenOption, yesOrNo } from './answers';

/** Past a friend: the first square is somebody's (REIGN-078). */
const isCrossing = ({ squares, cost }: Leg): boolean => squares.length === 2 && cost === 2;

const endOf = ({ squares }: Leg): Square => squares[squares.length - 1] ?? -1;

/** Over or through what stops others. */
const isPassing = (who: Person): boolean => canFly(who) || who.isImmaterial;

/** What has changed since the way was chosen: it goes no further. */
function isBarred(model: Reign, who: Person, leg: Leg, done: number): boolean {
  const ground = groundFor(model);
  const rest = leg.squares.slice(done);
  return rest.some((square) => {
    const other = occupantOf(model, square);
    const isPassed =
      other === null || (isCrossing(leg) && square !== endOf(leg) && (other.side === who.side || isDown(other)));
    const isSolid = isObstacle(ground, indexOf(ground, square)) && (!who.isImmaterial || square === endOf(leg));
    return isSolid || (!isPassed && !isPassing(who)) || (square === endOf(leg) && other !== null);
  });
}

export function move(
  play: ReignPlay,
  who: CharacterId,
  to: Square,
  how: 'walk' | 'run' | 'fly' | 'ghost' | 'join',
): Square {
  const from = personOf(play.model, who).at ?? to;
  play.change(withPerson(play.model, who, { at: to }));
  play.emit({ kind: 'moved', who, from, to, how });
  return from;
}

/** Held back by somebody beside; not past a friend, not invisible, not in a duel (REIGN-080, REIGN-083, REIGN-144). */
export const isHeld = (model: Reign, who: Person): boolean =>
  !who.isInvisible && who.duel === null && who.at !== null && blockersOf(model, who, who.at).length > 0;

/** Action by action, square by square: what happens on the way may end it. */
export const marchRule: RuleOf<'march'> = {
  run(play, { who, march }) {
    const person = personOf(play.model, who);
    const [leg, ...later] = march.legs;
    if (leg === undefined || !isAble(person) || person.web > 0) return;
    if (march.done === 0 && !march.isFreed) {
      if (purseOf(play.model, person) < leg.cost || isBarred(play.model, person, leg, 0)) return;
      pay(play, who, leg.cost);
    }
    if (isBarred(play.model, person, leg, march.done)) return;
    if (march.passage !== 'foot') {
      move(play, who, endOf(leg), march.passage === 'flying' ? 'fly' : 'ghost');
      return play.next({ kind: 'march', who, march: { ...march, legs: later } });
    }
    if (!march.isFreed && !isCrossing(leg) && isHeld(play.model, person)) {
      const test = testOf(play.model, person, 'blocking', 0);
      return play.next({
        kind: 'test',
        who,
        why: 'blocking',
        test,
        then: { kind: 'blocking', onward: { kind: 'march', who, march: { ...march, isFreed: true } } },
      });
    }
    advance(play, who, march, leg);
  },
};

function advance(play: ReignPlay, who: CharacterId, march: March, leg: Leg): void {
  const isRun = leg.squares.length > leg.cost;
  const step = isCrossing(leg) ? 2 : 1;
  const to = leg.squares[march.done + step - 1] ?? endOf(leg);
  // Laid before the step is completed; what it shows may bar the way (REIGN-245).
  if (play.model.board.unlaid.includes(to)) {
    const waiting = { kind: 'stepOn', who, march: { ...march, isFreed: true } } as const;
    return play.next({ kind: 'discover', exit: to }, waiting);
  }
  const from = move(play, who, to, isRun ? 'run' : 'walk');
  const done = march.done + step;
  const isOver = done >= leg.squares.length;
  const rest: March = isOver
    ? { ...march, legs: march.legs.slice(1), done: 0, isFreed: false }
    : { ...march, done, isFreed: false };
  play.next(...(isRun || step === 2 ? [] : ([{ kind: 'pull', who, to: from }] as const)), {
    kind: 'step',
    who,
    from,
    isRun,
    march: rest,
  });
}

/** Walking, a hero may pull one who lies beside it onto the square just left (REIGN-282). */
export const pullRule: RuleOf<'pull'> = {
  run(play, { who, to }) {
    const options = fallenBeside(play.model, who, to).map(({ id }) => id);
    if (options.length === 0) return;
    play.ask([personOf(play.model, who).seat], { kind: 'pull', who }, yesOrNo(...options));
  },
  answer(play, { to }, answer) {
    const id = chosenOption(answer);
    if (id === null) return;
    const from = personOf(play.model, id).at ?? to;
    play.change(withPerson(play.model, id, { at: to }));
    play.emit({ kind: 'moved', who: id, from, to, how: 'drag' });
  },
};

/** In a quest, those of its side who lie beside the square that the hero has left. */
function fallenBeside(model: Reign, who: CharacterId, from: Square): readonly Person[] {
  const ground = groundFor(model);
  const hero = personOf(model, who);
  const isFree = occupantOf(model, from) === null;
  if (model.quest === null || !isHero(hero) || hero.hole !== null || !isFree) return [];
  return everybody(model).filter(
    (one) =>
      one.side === hero.side &&
      isDown(one) &&
      one.hole === null &&
      touches(ground, indexOf(ground, from), indexOf(ground, one.at)),
  );
}

/** Passed: on its way. Failed: it bleeds or stays (REIGN-081, REIGN-082). */
export function afterBlocking(play: ReignPlay, who: CharacterId, onward: Onward, isPassed: boolean): void {
  play.next(isPassed ? onward : { kind: 'blocked', who, onward });
}

/** Chosen before the die is thrown; who is brought down falls where it was (REIGN-081). */
export const blockedRule: RuleOf<'blocked'> = {
  run(play, { who }) {
    const { seat } = personOf(play.model, who);
    play.ask([seat], { kind: 'blocked', who }, yesOrNo('bleed'));
  },
  answer(play, { who, onward }, answer) {
    if (chosenOption(answer) === null) {
      play.change(withPerson(play.model, who, { isHalted: true }));
      return play.emit({ kind: 'stayed', who });
    }
    lose(play, who, throwAmount(play, who, 'amount', dice(1)), 'blocking', null);
    play.next(onward);
  },
};
