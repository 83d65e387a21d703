import { amountOf, diceIn } from '../content/amounts';
import { PLAIN_DIE } from '../content/powerDice';
import { blowResult, powerFacesOf, surplusOf, sumOfPlain, testResult, worthOf } from '../dice';
import type { ReignPlay } from '../model/types';
import type { Amount } from '../words/amount';
import type { CharacterId } from '../words/characters';
import type { PlainFace, Thrown } from '../words/dice';
import type { Rolled } from '../words/events';
import type { TestWhy } from '../words/tasks';
import type { BlowPlan, Test } from '../words/throws';

const plainDice = (play: ReignPlay, count: number): readonly PlainFace[] =>
  play.roll(Array.from({ length: count }, () => PLAIN_DIE));

/** The power die of a level, if it has one, and so many D with it. */
function throwDice(play: ReignPlay, level: number, dice: number): Thrown {
  const faces = powerFacesOf(level);
  if (faces === null) return { power: null, plain: [] };
  const [power = null] = play.roll([faces]);
  return { power, plain: plainDice(play, dice) };
}

export function throwTest(play: ReignPlay, who: CharacterId, why: TestWhy, test: Test): Thrown {
  const thrown = throwDice(play, test.level, test.dice);
  const { total, isPassed } = testResult(test, thrown);
  const { level, bonus, difficulty } = test;
  play.emit({ kind: 'rolled', who, why, level, ...thrown, bonus, difficulty, total, isSuccess: isPassed });
  return thrown;
}

export function throwBlow(play: ReignPlay, who: CharacterId, why: 'attack' | 'smash', blow: BlowPlan): Thrown {
  const thrown = throwDice(play, blow.level, blow.dice);
  const { isHit } = blowResult(blow, thrown);
  const bonus = blow.flat + surplusOf(blow.level);
  const total = isHit ? worthOf(thrown.power) + sumOfPlain(thrown) + bonus : null;
  const { level, soak } = blow;
  play.emit({ kind: 'rolled', who, why, level, ...thrown, bonus, difficulty: soak, total, isSuccess: isHit });
  return thrown;
}

/** What is thrown for points, coins or fate; without any dice nothing is told. */
export function throwAmount(play: ReignPlay, who: CharacterId | null, why: Rolled['why'], amount: Amount): number {
  const count = diceIn(amount);
  if (count === 0) return amount.flat;
  const plain = plainDice(play, count);
  const total = amountOf(amount, plain);
  const bonus = amount.flat;
  play.emit({
    kind: 'rolled',
    who,
    why,
    level: null,
    power: null,
    plain,
    bonus,
    difficulty: null,
    total,
    isSuccess: null,
  });
  return total;
}
