import { dice } from '../content/amounts';
import { BRIDGE, hasFlag, touches } from '../grid';
import { everybody, isFearless, isStanding, kindOf, passageOf, personOf } from '../model/people';
import { withPerson } from '../model/changes';
import { Eye, groundFor, indexOf } from '../model/places';
import { armoursOn } from '../model/things';
import type { Person, Reign } from '../model/model';
import type { ReignPlay, RuleOf } from '../model/types';
import { lose, regain } from '../moments/harm';
import { addPoints } from '../moments/points';
import { testOf } from '../moments/tests';
import { throwAmount } from '../moments/throws';
import type { CharacterId } from '../words/characters';
import type { StartStep } from '../words/tasks';

const D = dice(1);

/** AP owed or gained since the last own turn (REIGN-060). */
function owed(play: ReignPlay, person: Person): void {
  if (person.owed === 0) return;
  play.change(withPerson(play.model, person.id, { owed: 0 }));
  if (isStanding(person)) addPoints(play, person.id, person.owed, 'owed');
}

/** ND hit points (REIGN-176), of the downed too. */
function regenerate(play: ReignPlay, person: Person): void {
  const count = armoursOn(person).reduce((sum, { regeneration }) => sum + regeneration, 0);
  if (count > 0) regain(play, person.id, throwAmount(play, person.id, 'amount', dice(count)));
}

/** The loss first, then the one who lit it throws: with 3 or more it burns on (REIGN-156, REIGN-157). */
function burn(play: ReignPlay, person: Person): void {
  const { id, fire } = person;
  if (fire === null) return;
  lose(play, id, throwAmount(play, id, 'amount', D), 'fire', fire);
  if (personOf(play.model, id).fire === null) return;
  if (throwAmount(play, fire, 'fire', D) >= 3) return;
  play.change(withPerson(play.model, id, { fire: null }));
  play.emit({ kind: 'fireOut', who: id });
}

/** At every own turn until a remedy (REIGN-160, REIGN-161). */
function suffer(play: ReignPlay, person: Person): void {
  if (person.isPoisoned) lose(play, person.id, throwAmount(play, person.id, 'amount', D), 'poison', null);
}

/** Armour points of this turn (REIGN-192/2), and what blessed armour does to the undead beside it (REIGN-192/4). */
function armour(play: ReignPlay, person: Person): void {
  if (armoursOn(person).some(({ hasThrownPoints }) => hasThrownPoints)) {
    play.change(withPerson(play.model, person.id, { thrownArmour: throwAmount(play, person.id, 'armour', D) }));
  }
  if ((kindOf(person)?.keyword ?? null) === null) return;
  const ground = groundFor(play.model);
  const own = indexOf(ground, person.at);
  for (const bearer of everybody(play.model)) {
    const isBlessed = armoursOn(bearer).some((one) => one.isBlessed) && bearer.id !== person.id;
    if (isBlessed && touches(ground, own, indexOf(ground, bearer.at))) {
      lose(play, person.id, throwAmount(play, person.id, 'amount', D), 'blessing', bearer.id);
    }
  }
}

/** The worst of what is in sight of the other side; nobody fears its own (REIGN-155). */
export function fearFelt(model: Reign, person: Person): number {
  if (isFearless(person) || person.isBrave) return 0;
  const eye = new Eye(model, person);
  const seen = everybody(model).filter((other) => other.side !== person.side && isStanding(other) && eye.has(other));
  return seen.reduce((worst, other) => Math.max(worst, kindOf(other)?.fear ?? 0), 0);
}

function afraid(play: ReignPlay, person: Person): void {
  const threat = isFearless(person) ? 0 : person.threat;
  if (person.threat > 0) play.change(withPerson(play.model, person.id, { threat: 0 }));
  const level = isStanding(person) ? Math.max(threat, fearFelt(play.model, person)) : 0;
  if (level === 0) return;
  const test = testOf(play.model, person, 'fear', level);
  play.next({ kind: 'test', who: person.id, why: 'fear', test, then: { kind: 'fear' } });
}

/** Whoever begins a turn on a bridge (REIGN-225, REIGN-226). */
function onBridge(play: ReignPlay, person: Person): void {
  const ground = groundFor(play.model);
  const isOn = person.at !== null && hasFlag(ground, indexOf(ground, person.at), BRIDGE);
  if (!isOn || !isStanding(person) || person.web > 0 || passageOf(person) !== 'foot') return;
  play.next({ kind: 'onBridge', who: person.id, from: person.at ?? 0 });
}

const STEP_RULES: Readonly<Record<StartStep, (play: ReignPlay, person: Person) => void>> = {
  owed,
  regenerate,
  fire: burn,
  poison: suffer,
  armour,
  fear: afraid,
  bridge: onBridge,
};

/** One after the other; what a step asks is answered before the next takes it. */
export const startStepRule: RuleOf<'startStep'> = {
  run(play, { step, queue }) {
    const [id, ...rest] = queue;
    if (id === undefined) return;
    play.next({ kind: 'startStep', step, queue: rest });
    const person = personOf(play.model, id as CharacterId);
    if (person.at !== null) STEP_RULES[step](play, person);
  },
};
