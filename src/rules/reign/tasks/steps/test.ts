import { testResult } from '../../dice';
import { withPerson } from '../../model/changes';
import { personOf } from '../../model/people';
import type { Person, Reign } from '../../model/model';
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

/** A good omen: whoever of the heroes' side failed this turn may throw once more (REIGN-327/12). */
export const hasOmen = ({ quest, side }: Reign, person: Person): boolean =>
  quest?.hasOmen === true && side === 'heroes' && person.side === 'heroes';

export function spendOmen(play: ReignPlay, who: CharacterId): void {
  const { quest } = play.model;
  if (quest !== null) play.change({ ...play.model, quest: { ...quest, hasOmen: false } });
  play.emit({ kind: 'rethrew', who, how: 'omen' });
}

/** A failed test of a hero may be thrown again before anything comes of it. */
export const testedRule: RuleOf<'tested'> = {
  run(play, { who, why, test, thrown, then }) {
    const { isPassed } = testResult(test, thrown);
    const person = personOf(play.model, who);
    const options = [...(person.destiny > 0 ? ['destiny'] : []), ...(hasOmen(play.model, person) ? ['omen'] : [])];
    if (isPassed || options.length === 0 || test.level <= 0) return play.next({ kind: 'after', who, then, isPassed });
    play.ask([person.seat], { kind: 'rethrow', who, why }, yesOrNo(...options));
  },
  answer(play, { who, why, test, then }, answer) {
    const chosen = chosenOption(answer);
    if (chosen === null) return play.next({ kind: 'after', who, then, isPassed: false });
    if (chosen === 'omen') spendOmen(play, who);
    else spendDestiny(play, who);
    play.next({ kind: 'test', who, why, test, then });
  },
};
