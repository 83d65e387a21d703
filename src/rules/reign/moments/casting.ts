import { spellOf } from '../content/spells';
import { touches } from '../grid';
import type { Person, Reign } from '../model/model';
import { levelOf } from '../model/people';
import { groundFor, indexOf } from '../model/places';
import { objectsAtWork } from '../model/things';
import type { SpellId } from '../words/spells';
import type { Test } from '../words/throws';

/** Beside a tomb necromancy is two easier, once however many there are (REIGN-234). */
function fromTombs(model: Reign, who: Person): number {
  const ground = groundFor(model);
  const own = indexOf(ground, who.at);
  return model.board.elements.some(({ kind, at }) => kind === 'tomb' && touches(ground, own, indexOf(ground, at)))
    ? 2
    : 0;
}

/** The power die alone, with what a sceptre in the hand lends (REIGN-063, REIGN-102, REIGN-103). */
export function spellTest(model: Reign, who: Person, id: SpellId): Test {
  const { difficulty, grimoire } = spellOf(id);
  const [sceptre] = objectsAtWork(who).filter(({ category }) => category === 'sceptre');
  const bonus = who.pact + (grimoire === 'grimoire:necromancy' ? fromTombs(model, who) : 0);
  return { level: levelOf(model, who, 'magic'), dice: sceptre?.magicDice ?? 0, bonus, difficulty };
}
