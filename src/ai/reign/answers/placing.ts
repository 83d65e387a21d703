import { indexOf, personOf, squareNamed, type CharacterId } from '../../../rules/reign';
import { Look } from '../sense/look';
import { chosen, type Answered, type Thinking } from '../thinking';
import { Prospect } from '../worth/prospect';

/** The square from which most is to be hoped, and least to be feared. */
export function placed({ view, head, effort }: Thinking, id: CharacterId, options: readonly string[]): Answered {
  const look = new Look(view.model, personOf(view.model, id));
  const prospect = new Prospect(look, head);
  const ranked = options.map((option) => {
    effort.spend();
    return { option, worth: prospect.at(indexOf(look.ground, squareNamed(option)), 0) };
  });
  const best = ranked.reduce<(typeof ranked)[number] | null>(
    (most, one) => (most === null || one.worth > most.worth ? one : most),
    null,
  );
  return best === null ? chosen() : chosen(best.option);
}
