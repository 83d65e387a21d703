import { thingOf } from '../content/things';
import type { Person } from '../model/model';
import { hasSkill, isDown, kindOf } from '../model/people';
import { heldBy, weaponsHeld } from '../model/things';

/** All that parries: weapons (one without the skill of both hands), shields, the skill, a creature's own (REIGN-168, REIGN-299). */
export function parriesOf(person: Person): readonly string[] {
  const weapons = weaponsHeld(person).flatMap(({ item, weapon }) => (weapon.hasParry ? [item.id] : []));
  const shields = heldBy(person).flatMap((item) => {
    const thing = thingOf(item.thing);
    return thing.kind === 'armour' && thing.hasParry ? [item.id] : [];
  });
  return [
    ...(hasSkill(person, 'skill:ambidextrous') ? weapons : weapons.slice(0, 1)),
    ...shields,
    ...(hasSkill(person, 'skill:parry') ? ['skill'] : []),
    ...(kindOf(person)?.hasParry === true ? ['own'] : []),
  ];
}

/** Once a round each, never while downed or in a web (REIGN-169). */
export const parriesLeft = (person: Person): readonly string[] =>
  isDown(person) || person.web > 0 ? [] : parriesOf(person).filter((one) => !person.parried.includes(one));
