import { dice } from '../../content/amounts';
import { spellOf } from '../../content/spells';
import { distanceOf } from '../../grid';
import { showHidden } from '../../dungeon/waysOn';
import { withDoor, withPerson, withTrap } from '../../model/changes';
import type { Person } from '../../model/model';
import { canBeWebbed, hasSkill, isDown, isWarded, personOf } from '../../model/people';
import { doorAt, groundFor, indexOf } from '../../model/places';
import type { ReignPlay } from '../../model/types';
import { cure, lose, regain, rise } from '../../moments/harm';
import { spellTest } from '../../moments/casting';
import { hearersOf } from '../../moments/offers/speaking';
import { testOf } from '../../moments/tests';
import { throwAmount } from '../../moments/throws';
import type { CharacterId } from '../../words/characters';
import type { Doing } from '../../words/deeds';
import type { SpellId } from '../../words/spells';
import { columnOf, rowOf, zoneOfSquare, type Square } from '../../words/squares';
import type { After } from '../../words/tasks';
import { light } from '../blows/attacks';
import { CALLINGS } from './callings';
import { soaked, thrown, type Casting, type Effect } from './spellAmounts';

type Cast = Extract<After, { kind: 'spell' }>;

export function cast(play: ReignPlay, who: Person, deed: Extract<Doing, { kind: 'cast' }>): void {
  const { spell, target, at } = deed;
  const test = spellTest(play.model, who, spell);
  // What was lent counts for one throw (REIGN-306).
  play.change(withPerson(play.model, who.id, { pact: 0 }));
  play.next({ kind: 'test', who: who.id, why: 'spell', test, then: { kind: 'spell', spell, target, at } });
}

const change = (play: ReignPlay, id: CharacterId, by: Partial<Person>): void =>
  play.change(withPerson(play.model, id, by));

/** Failed, it may be tried again for another point; once it took effect it is done for this turn (REIGN-106). */
export function afterSpell(play: ReignPlay, who: CharacterId, { spell, target, at }: Cast, isPassed: boolean): void {
  if (!isPassed) return play.emit({ kind: 'fizzled', who, spell });
  change(play, who, { cast: [...personOf(play.model, who).cast, spell] });
  play.emit({ kind: 'cast', who, spell, target });
  EFFECTS[spell](play, { who, spell: spellOf(spell), target: target ?? who, at });
}

function wound(play: ReignPlay, casting: Casting): number {
  const { who, target, spell } = casting;
  const before = personOf(play.model, target);
  const damage = thrown(play, casting) - soaked(play.model, before, spell);
  const lost = lose(play, target, damage, 'spell', who);
  const after = personOf(play.model, target);
  const isStillIt = after.at !== null && after.rear.length === before.rear.length;
  if (spell.isFlaming && isStillIt) light(play, who, after);
  return lost;
}

const harm: Effect = (play, casting) => void wound(play, casting);

/** Half of what was lost, rounded up (REIGN-305). */
const leech: Effect = (play, casting) => regain(play, casting.who, Math.ceil(wound(play, casting) / 2));

/** Two more for others by a healer's hands (REIGN-299). */
const heal: Effect = (play, casting) => {
  const { who, target } = casting;
  const byHand = who !== target && hasSkill(personOf(play.model, who), 'skill:healers-hands') ? 2 : 0;
  regain(play, target, thrown(play, casting) + byHand);
};

const mend: Effect = (play, casting) => {
  change(play, casting.who, { mends: personOf(play.model, casting.who).mends + 1 });
  heal(play, casting);
};

/** Up to so many hit points, whatever was missing. */
const raise: Effect = (play, casting) => {
  const { target } = casting;
  if (!isDown(personOf(play.model, target))) return;
  const left = thrown(play, casting);
  const { hp } = personOf(play.model, target);
  change(play, target, { hp: left });
  play.emit({ kind: 'regained', who: target, points: left - hp, left });
  rise(play, target);
};

const purify: Effect = (play, { target }) => {
  cure(play, target);
  const { fire, web } = personOf(play.model, target);
  change(play, target, { fire: null, web: 0 });
  if (fire !== null) play.emit({ kind: 'fireOut', who: target });
  if (web > 0) play.emit({ kind: 'freed', who: target });
};

const shield: Effect = (play, { target }) => {
  change(play, target, { faith: 2 });
  play.emit({ kind: 'shielded', who: target });
};

const veil: Effect = (play, { target }) => {
  change(play, target, { isInvisible: true });
  play.emit({ kind: 'vanished', who: target });
};

function slow(play: ReignPlay, id: CharacterId): void {
  change(play, id, { owed: personOf(play.model, id).owed - 1 });
  play.emit({ kind: 'slowed', who: id });
}

/** Every enemy in the zone, at its next turn (REIGN-304). */
const dazzle: Effect = (play, { who }) => {
  const caster = personOf(play.model, who);
  for (const foe of hearersOf(play.model, caster))
    if (foe.duel === null && !isWarded(foe, 'spells')) slow(play, foe.id);
};

const grip: Effect = (play, { target }) => {
  const person = personOf(play.model, target);
  if (person.web > 0 || !canBeWebbed(person)) return;
  change(play, target, { web: GRIP });
  play.emit({ kind: 'webbed', who: target });
};
const GRIP = 3;

/** Poison without a wound: Endurance against 4 (REIGN-306). */
const plague: Effect = (play, { target }) => {
  const test = testOf(play.model, personOf(play.model, target), 'poison', PLAGUE);
  play.next({ kind: 'test', who: target, why: 'poison', test, then: { kind: 'poison' } });
};
const PLAGUE = 4;

const pact: Effect = (play, { who }) => {
  lose(play, who, throwAmount(play, who, 'amount', dice(1)), 'sacrifice', null);
  change(play, who, { pact: 3 });
};

/** Hidden traps come to light within so many squares (REIGN-303). */
const glow: Effect = (play, { who, spell }) => {
  const ground = groundFor(play.model);
  const own = indexOf(ground, personOf(play.model, who).at);
  for (const trap of play.model.traps) {
    const isNear = distanceOf(ground, own, indexOf(ground, trap.at)) <= (spell.range ?? 0);
    if (!isNear || trap.isKnown || trap.state !== 'set') continue;
    play.change(withTrap(play.model, trap.id, { isKnown: true }));
    play.emit({ kind: 'found', who, trap: trap.id });
  }
  // Not opened: an exception (REIGN-303).
  const at = personOf(play.model, who).at ?? 0;
  for (const door of play.model.quest?.hidden ?? []) {
    if (apartOnPlan(door.at, at) > (spell.range ?? 0)) continue;
    showHidden(play, door.at);
    play.emit({ kind: 'hiddenFound', who, at: door.at });
  }
};

/** Within one zone; beyond it nothing is near. */
const apartOnPlan = (a: Square, b: Square): number =>
  zoneOfSquare(a) === zoneOfSquare(b)
    ? Math.max(Math.abs(columnOf(a) - columnOf(b)), Math.abs(rowOf(a) - rowOf(b)))
    : Infinity;

/** A fire is out, or a door that is not locked turns; a locked one is felt to be (REIGN-303). */
const draught: Effect = (play, { who, target, at }) => {
  const door = at === null ? null : doorAt(play.model, at);
  if (door === null || at === null) {
    change(play, target, { fire: null });
    return play.emit({ kind: 'fireOut', who: target });
  }
  if (door.isLocked) {
    play.change(withDoor(play.model, at, { isTried: true }));
    return play.emit({ kind: 'foundLocked', who, door: at });
  }
  play.change(withDoor(play.model, at, { isOpen: !door.isOpen, isTried: true }));
  play.emit({ kind: door.isOpen ? 'closed' : 'opened', who, door: at });
};

const EFFECTS: Readonly<Record<SpellId, Effect>> = {
  'spell:spark': harm,
  'spell:shadow-dart': harm,
  'spell:ember-orb': harm,
  'spell:icy-hand': harm,
  'spell:cinder': harm,
  'spell:banish-the-dead': harm,
  'spell:leech': leech,
  'spell:patch-up': heal,
  'spell:mend': mend,
  'spell:raise': raise,
  'spell:purify': purify,
  'spell:shield-of-faith': shield,
  'spell:veil': veil,
  'spell:trip': (play, { target }) => slow(play, target),
  'spell:blinding-light': dazzle,
  'spell:grip-of-the-dead': grip,
  'spell:plague': plague,
  'spell:blood-pact': pact,
  'spell:glow': glow,
  'spell:draught': draught,
  ...CALLINGS,
};
