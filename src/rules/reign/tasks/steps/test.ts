import { testResult } from '../../dice';
import { withPerson } from '../../model/changes';
import { personOf } from '../../model/people';
import type { ReignPlay, RuleOf } from '../../model/types';
import { throwTest } from '../../moments/throws';
import type { CharacterId } from '../../words/characters';
import { chosenOption, yesOrNo } from './answers';

export const testRule: RuleOf<'test'> = {
  run(play, task) {
    const { who, why, test } = task;
    play.next({ ...task, kind: 'tested', thrown: throwTest(play, who, why, test) });
  },
};

/** One point, the whole throw again, and the second result stands; as often as there are points (REIGN-036, REIGN-037). */
export function spendDestiny(play: ReignPlay, who: CharacterId): void {
  const { destiny } = personOf(play.model, who);
  play.change(withPerson(play.model, who, { destiny: destiny - 1 }));
  play.emit({ kind: 'rethrew', who, how: 'destiny' });
}

/** A failed test of a hero may be thrown again before anything comes of it. */
export const testedRule: RuleOf<'tested'> = {
  run(play, { who, why, test, thrown, then }) {
    const { isPassed } = testResult(test, thrown);
    const { destiny, seat } = personOf(play.model, who);
    if (isPassed || destiny === 0 || test.level <= 0) return play.next({ kind: 'after', who, then, isPassed });
    play.ask([seat], { kind: 'rethrow', who, why }, yesOrNo('destiny'));
  },
  answer(play, { who, why, test, then }, answer) {
    if (chosenOption(answer) === null) return play.next({ kind: 'after', who, then, isPassed: false });
    spendDestiny(play, who);
    play.next({ kind: 'test', who, why, test, then });
  },
};
