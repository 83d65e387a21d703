import { refuse, type Refusal } from '../../../machine';
import { spellOf } from '../../content/spells';
import { oddsOf } from '../../dice';
import { distanceOf, touches } from '../../grid';
import type { Person, Reign } from '../../model/model';
import { everybody, isDown, isWarded, kindOf, levelOf } from '../../model/people';
import { indexOf, isGone, type Eye } from '../../model/places';
import { squareName, zoneOfSquare } from '../../words/squares';
import type { Spell, SpellId } from '../../words/spells';
import { spellTest } from '../casting';
import type { Offered, Scene } from './scene';

/** Five of these take effect for one caster in a game (REIGN-304). */
export const MOST_MENDS = 5;

/** Nothing black, necromantic or demonic is cast in a zone with a blessed statue (REIGN-232). */
const UNHOLY: readonly Spell['grimoire'][] = ['grimoire:black-magic', 'grimoire:necromancy', 'grimoire:demonology'];

export function isHallowed({ board }: Reign, ground: Scene['ground'], at: number): boolean {
  const zones = [ground.zones[at * 2], ground.zones[at * 2 + 1]];
  return board.elements.some((element) => element.kind === 'statue' && zones.includes(zoneOfSquare(element.at)));
}

function whyNotCast({ model, who, ground, at, points }: Scene, spell: Spell): Refusal | null {
  if (points < 1) return refuse('tooFewPoints', 'REIGN-102', { cost: 1, points });
  if (who.cast.includes(spell.id)) return refuse('castThisTurn', 'REIGN-105', { spell: spell.id });
  if (spell.id === 'spell:mend' && who.mends >= MOST_MENDS) return refuse('mendedEnough', 'REIGN-304');
  const isBarred = UNHOLY.includes(spell.grimoire) && isHallowed(model, ground, at);
  return isBarred ? refuse('hallowed', 'REIGN-232', { spell: spell.id }) : null;
}

/** Seen, and within range; nobody needs to see oneself (REIGN-102, REIGN-302). */
function isInReach(scene: Scene, eye: Eye, target: Person, range: number | null): boolean {
  if (target.id === scene.who.id) return true;
  const away = distanceOf(scene.ground, scene.at, indexOf(scene.ground, target.at));
  return away <= (range ?? Infinity) && eye.has(target);
}

/** Whom each may be cast at. */
const AIMS: Readonly<Record<Spell['aim'], (scene: Scene, eye: Eye, spell: Spell, target: Person) => boolean>> = {
  foe: (scene, eye, { range, id }, target) =>
    target.side !== scene.who.side &&
    (id !== 'spell:banish-the-dead' || (kindOf(target)?.keyword ?? null) !== null) &&
    isInReach(scene, eye, target, range),
  friend: (scene, eye, { range }, target) => target.side === scene.who.side && isInReach(scene, eye, target, range),
  selfOrBeside: ({ who, ground, at }, _, __, target) =>
    target.side === who.side && (target.id === who.id || touches(ground, at, indexOf(ground, target.at))),
  beside: ({ who, ground, at }, eye, _, target) =>
    target.side !== who.side && touches(ground, at, indexOf(ground, target.at)) && eye.has(target),
  fallen: (scene, eye, { range }, target) =>
    target.side === scene.who.side && isDown(target) && isInReach(scene, eye, target, range),
  place: (scene, eye, { range }, target) => target.fire !== null && isInReach(scene, eye, target, range),
  self: () => false,
  foes: () => false,
};

/** A fire that is put out, or a door in sight that is not known to be locked (REIGN-303). */
const doorsInSight = ({ model }: Scene, eye: Eye): readonly number[] =>
  model.board.doors.flatMap((door) => {
    const isKnownLocked = door.isTried && door.isLocked;
    const isOut = isGone(door) || isKnownLocked || model.board.unlaid.includes(door.at);
    const isTaken = everybody(model).some(({ at }) => at === door.at);
    return isOut || isTaken || !eye.isOn(door.at) ? [] : [door.at];
  });

const IMMUNE: readonly Spell['aim'][] = ['self', 'foes'];

/** Cast on nobody but oneself, or on all that are there. */
const isAimless = ({ aim }: Spell): boolean => IMMUNE.includes(aim);

/** What this house knows how to carry out; the others of the grimoires are yet to be learnt. */
export const CASTABLE: readonly SpellId[] = [
  'spell:spark',
  'spell:glow',
  'spell:patch-up',
  'spell:draught',
  'spell:trip',
  'spell:mend',
  'spell:purify',
  'spell:shield-of-faith',
  'spell:blinding-light',
  'spell:banish-the-dead',
  'spell:raise',
  'spell:shadow-dart',
  'spell:ember-orb',
  'spell:veil',
  'spell:leech',
  'spell:icy-hand',
  'spell:grip-of-the-dead',
  'spell:blood-pact',
  'spell:plague',
  'spell:cinder',
];

function whyNotAt({ id }: Spell, target: Person): Refusal | null {
  if (isWarded(target, 'spells')) return refuse('immuneToSpells', 'REIGN-192', { target: target.id });
  const isAgain = id === 'spell:veil' && target.wasInvisible;
  return isAgain ? refuse('invisibleBefore', 'REIGN-305', { target: target.id }) : null;
}

function offerSpell(scene: Scene, eye: Eye, spell: Spell): readonly Offered[] {
  const { model, who } = scene;
  const barred = whyNotCast(scene, spell);
  const chance = oddsOf(spellTest(model, who, spell.id));
  const base = { kind: 'cast', cost: 1, spell: spell.id, chance } as const;
  const name = spell.id.slice(spell.id.indexOf(':') + 1);
  if (isAimless(spell)) {
    return [{ deed: { ...base, id: `cast:${name}`, target: null, door: null }, why: barred }];
  }
  const people = everybody(model).filter((target) => target.at !== null && AIMS[spell.aim](scene, eye, spell, target));
  const doors = spell.id === 'spell:draught' ? doorsInSight(scene, eye) : [];
  return [
    ...people.map((target): Offered => {
      const deed = { ...base, id: `cast:${name}>${target.id}`, target: target.id, door: null };
      return { deed, why: barred ?? whyNotAt(spell, target) };
    }),
    ...doors.map((door): Offered => {
      return { deed: { ...base, id: `cast:${name}>${squareName(door)}`, target: null, door }, why: barred };
    }),
  ];
}

/** What stands on the sheet (REIGN-102). */
export function offerSpells(scene: Scene): readonly Offered[] {
  const { model, who } = scene;
  if (who.spells.length === 0 || levelOf(model, who, 'magic') <= 0) return [];
  return who.spells.flatMap((id) => (CASTABLE.includes(id) ? offerSpell(scene, scene.eye, spellOf(id)) : []));
}
