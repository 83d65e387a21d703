import { chooseOne } from '../../../machine';
import { oddsOf } from '../../dice';
import { draughtFrom } from '../../dungeon/waysOn';
import { withPerson } from '../../model/changes';
import { isAble, personOf } from '../../model/people';
import { freeAround } from '../../model/places';
import type { ReignPlay, RuleOf } from '../../model/types';
import { testOf } from '../../moments/tests';
import type { CharacterId } from '../../words/characters';
import { squareName, squareNamed, type Square } from '../../words/squares';
import { chosenOption } from './answers';
import { put } from './footing';

/** A turn was passed in the hole: out of it, on a side of its choice, the first that is free (REIGN-219, REIGN-220). */
export const endTurnRule: RuleOf<'endTurn'> = {
  run(play, { queue }) {
    const [id, ...rest] = queue;
    if (id === undefined) return wearOff(play);
    const { at, hole, downSince, seat } = personOf(play.model, id);
    if (at === null || hole !== 'passing' || downSince !== null) return play.next({ kind: 'endTurn', queue: rest });
    const options = freeAround(play.model, at);
    if (options.length === 0) return play.next({ kind: 'endTurn', queue: rest });
    play.ask([seat], { kind: 'climbOut', who: id }, chooseOne(options.map(squareName)));
  },
  answer(play, { queue }, answer) {
    const [id, ...rest] = queue;
    const to = squareNamed(chosenOption(answer) ?? '');
    if (id !== undefined && to !== null) climb(play, id, to);
    play.next({ kind: 'endTurn', queue: rest });
  },
};

/** What an Imprévu lends for a turn; a draught shows a way on where none is left (REIGN-251, REIGN-368). */
function wearOff(play: ReignPlay): void {
  const { quest, side } = play.model;
  if (quest !== null && side === 'heroes') {
    play.change({ ...play.model, quest: { ...quest, isRusty: false, hasOmen: false } });
  }
  draughtFrom(play);
  play.next({ kind: 'checkDefeat', queue: [] });
}

function climb(play: ReignPlay, id: CharacterId, to: Square): void {
  play.change(withPerson(play.model, id, { hole: null, points: 0 }));
  put(play, id, to, 'climb');
}

/** Nothing holds it any more: over it, or into the middle (REIGN-131). */
export const leapRule: RuleOf<'leap'> = {
  run(play, { who, to, over }) {
    const person = personOf(play.model, who);
    if (!isAble(person)) return;
    const test = testOf(play.model, person, 'jump', 3 * over.length);
    if (oddsOf(test).wins === 0) return;
    play.next({ kind: 'test', who, why: 'jump', test, then: { kind: 'jump', to, over } });
  },
};
