import { beyond } from '../grid';
import { withDoor, withPerson, withTrap } from '../model/changes';
import { personOf } from '../model/people';
import { groundFor, indexOf, isFreeSquare, squareOf, trapAt } from '../model/places';
import type { ReignPlay, RuleOf } from '../model/types';
import { banish, poison } from '../moments/harm';
import { addPoints } from '../moments/points';
import { squareName, squareNamed, type Square } from '../words/squares';
import type { CharacterId } from '../words/characters';
import type { After } from '../words/tasks';
import { chooseOne } from '../../machine';
import { chosenOption } from './steps/answers';
import { afterBridge, fallOnto, put, spring, suffer } from './steps/footing';
import { afterBlocking } from './steps/march';
import { overcome } from './deeds/searching';
import { afterSpeech, afterCorrupting, changeSides } from './deeds/speeches';
import { damn } from './deeds/callings';
import { afterSpell } from './deeds/spells';
import { seal, takeOrb } from './deeds/questing';
import { afterStealing, afterThrowing, noticed } from './deeds/thieving';
import { buried, stumbled } from './catacombs/imprevus';

type Of<K extends After['kind']> = Extract<After, { kind: K }>;

/** The trap has gone off either way; who avoids a hole comes down behind it (REIGN-216, REIGN-218). */
function afterTrap(play: ReignPlay, who: CharacterId, { trap: id, from, march }: Of<'trap'>, isPassed: boolean): void {
  const at = personOf(play.model, who).at;
  const trap = at === null ? null : trapAt(play.model, at);
  if (trap === null || trap.id !== id || at === null) return;
  if (!isPassed) return suffer(play, who, trap);
  spring(play, who, trap);
  if (trap.kind === 'spikes') return play.next({ kind: 'march', who, march });
  const ground = groundFor(play.model);
  const options = beyond(ground, indexOf(ground, from), indexOf(ground, at)).filter((one) =>
    isFreeSquare(play.model, one),
  );
  if (options.length === 0) return put(play, who, from, 'land');
  play.next({ kind: 'land', who, from: at, options: options.map((index) => squareOf(ground, index)) });
}

const NO_MARCH = { legs: [], done: 0, passage: 'foot', isFreed: false } as const;

/** A free square of its choice; a trap there acts as if walked onto (REIGN-218). */
export const landRule: RuleOf<'land'> = {
  run(play, { who, from, options }) {
    const [only] = options;
    if (options.length === 1 && only !== undefined) return land(play, who, from, only);
    play.ask([personOf(play.model, who).seat], { kind: 'land', who }, chooseOne(options.map(squareName)));
  },
  answer(play, { who, from }, answer) {
    const to = squareNamed(chosenOption(answer) ?? '');
    if (to !== null) land(play, who, from, to);
  },
};

function land(play: ReignPlay, who: CharacterId, from: Square, to: Square): void {
  put(play, who, to, 'land');
  play.next({ kind: 'step', who, from, isRun: false, march: NO_MARCH });
}

/** Over it, or down in the middle (REIGN-131, REIGN-132). */
function afterJump(play: ReignPlay, who: CharacterId, { to, over }: Of<'jump'>, isPassed: boolean): void {
  const from = personOf(play.model, who).at ?? to;
  const middle = over[Math.ceil(over.length / 2) - 1] ?? to;
  put(play, who, isPassed ? to : middle, 'jump');
  if (isPassed) play.next({ kind: 'step', who, from, isRun: false, march: NO_MARCH });
  else fallOnto(play, who, middle, from);
}

function afterShove(play: ReignPlay, { target, to }: Of<'shove'>): void {
  const from = personOf(play.model, target).at ?? to;
  put(play, target, to, 'shove');
  fallOnto(play, target, to, from);
}

function unlock(play: ReignPlay, who: CharacterId, door: Square): void {
  play.change(withDoor(play.model, door, { isLocked: false, isTried: true }));
  play.emit({ kind: 'unlocked', who, door });
}

/** Transfixed: one point less (REIGN-155). */
function fear(play: ReignPlay, who: CharacterId): void {
  play.emit({ kind: 'afraid', who });
  if (personOf(play.model, who).points === 0) return;
  addPoints(play, who, -1, 'fear');
  play.change(withPerson(play.model, who, { lostToFear: true }));
}

export const afterRule: RuleOf<'after'> = {
  run(play, { who, then, isPassed }) {
    switch (then.kind) {
      case 'blocking':
        return afterBlocking(play, who, then.onward, isPassed);
      case 'trap':
        return afterTrap(play, who, then, isPassed);
      case 'bridge':
        return afterBridge(play, who, then.from, isPassed);
      case 'jump':
        return afterJump(play, who, then, isPassed);
      case 'shove':
        return isPassed ? afterShove(play, then) : undefined;
      case 'pick':
        return isPassed ? unlock(play, who, then.door) : undefined;
      case 'disarm':
        if (!isPassed) return;
        play.change(withTrap(play.model, then.trap, { state: 'disarmed' }));
        return play.emit({ kind: 'disarmed', who, trap: then.trap });
      case 'breakFree':
        if (!isPassed) return;
        play.change(withPerson(play.model, who, { web: 0 }));
        return play.emit({ kind: 'freed', who });
      case 'fear':
        return isPassed ? undefined : fear(play, who);
      case 'speech':
        return afterSpeech(play, who, then.speech, isPassed);
      case 'corrupt':
        return afterCorrupting(play, who, then, isPassed);
      case 'corrupted':
        return isPassed ? undefined : changeSides(play, who, then.by);
      case 'steal':
        return afterStealing(play, who, then, isPassed);
      case 'throw':
        return afterThrowing(play, who, then, isPassed);
      case 'pickChest':
        return isPassed ? overcome(play, who, then.element) : undefined;
      case 'spell':
        return afterSpell(play, who, then, isPassed);
      case 'lid':
        return isPassed ? seal(play, who) : undefined;
      case 'caveIn':
        return isPassed ? undefined : buried(play, who);
      case 'falseStep':
        return isPassed ? undefined : stumbled(play, who);
      case 'stealOrb':
        return isPassed ? takeOrb(play, who) : noticed(play, who, then.target);
      case 'banishment':
        return isPassed ? undefined : banish(play, who);
      case 'damnation':
        return isPassed ? undefined : damn(play, who);
      case 'poison':
        return isPassed ? undefined : poison(play, who);
    }
  },
};
