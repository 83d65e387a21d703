import { refuse, type Refusal } from '../../../machine';
import { spellOf } from '../../content/spells';
import { oddsOf } from '../../dice';
import { distanceOf, touches } from '../../grid';
import type { Person } from '../../model/model';
import { everybody, isDown, isWarded, kindOf, levelOf } from '../../model/people';
import { freeAround, indexOf, isFreeSquare, isGone, isHallowed, type Eye } from '../../model/places';
import type { CreatureId } from '../../words/creatures';
import { squareName, type Square } from '../../words/squares';
import type { Spell, SpellId } from '../../words/spells';
import { spellTest } from '../casting';
import type { Offered, Scene } from './scene';

/** Five of these take effect for one caster in a game (REIGN-304). */
export const MOST_MENDS = 5;

/** Nothing black, necromantic or demonic is cast in a zone with a blessed statue (REIGN-232). */
const UNHOLY: readonly Spell['grimoire'][] = ['grimoire:black-magic', 'grimoire:necromancy', 'grimoire:demonology'];

function whyNotCast(scene: Scene, spell: Spell): Refusal | null {
  const { model, who, at, points } = scene;
  if (points < 1) return refuse('tooFewPoints', 'REIGN-102', { cost: 1, points });
  if (who.cast.includes(spell.id)) return refuse('castThisTurn', 'REIGN-105', { spell: spell.id });
  if (spell.id === 'spell:mend' && who.mends >= MOST_MENDS) return refuse('mendedEnough', 'REIGN-304');
  if (isServed(scene, spell)) return refuse('servedAlready', 'REIGN-306', { spell: spell.id });
  const isBarred = UNHOLY.includes(spell.grimoire) && isHallowed(model, at);
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
  friendBeside: ({ who, ground, at }, _, __, target) =>
    target.side === who.side && target.id !== who.id && touches(ground, at, indexOf(ground, target.at)),
  place: (scene, eye, { range, id }, target) =>
    id === 'spell:draught' && target.fire !== null && isInReach(scene, eye, target, range),
  self: () => false,
  foes: () => false,
};

/** A fire that is put out, or a door in sight that is not known to be locked (REIGN-303). */
const doorsInSight = ({ model, eye }: Scene): readonly Square[] =>
  model.board.doors.flatMap((door) => {
    const isKnownLocked = door.isTried && door.isLocked;
    const isOut = isGone(door) || isKnownLocked || model.board.unlaid.includes(door.at);
    const isTaken = everybody(model).some(({ at }) => at === door.at);
    return isOut || isTaken || !eye.isOn(door.at) ? [] : [door.at];
  });

const isFree = ({ model, ground }: Scene, square: Square): boolean => isFreeSquare(model, indexOf(ground, square));

/** A corpse in sight, or where a GM character died this round; not where the undead keep out (REIGN-232, REIGN-306). */
function corpsesInSight(scene: Scene): readonly Square[] {
  const { model, ground, eye } = scene;
  const corpses = model.board.elements.filter(({ kind }) => kind === 'corpse').map(({ at }) => at);
  return [...new Set([...corpses, ...model.graves])].filter(
    (at) => eye.isOn(at) && isFree(scene, at) && !isHallowed(model, indexOf(ground, at)),
  );
}

/** Beside the caster, and not in a chapel (REIGN-232, REIGN-307). */
const squaresBeside = ({ model, ground, who }: Scene): readonly Square[] =>
  who.at === null ? [] : freeAround(model, who.at).filter((at) => !isHallowed(model, indexOf(ground, at)));

/** Where each may be cast, if not at somebody. */
const PLACES: Readonly<Partial<Record<SpellId, (scene: Scene) => readonly Square[]>>> = {
  'spell:draught': doorsInSight,
  'spell:raise-a-corpse': corpsesInSight,
  'spell:call-imp': squaresBeside,
};

/** One at a time (REIGN-306, REIGN-307). */
const CALLS: Readonly<Partial<Record<SpellId, CreatureId>>> = {
  'spell:raise-a-corpse': 'creature:revenant',
  'spell:call-imp': 'creature:imp',
};

const isServed = ({ model, who }: Scene, { id }: Spell): boolean =>
  everybody(model).some((one) => one.calledBy === who.id && one.at !== null && one.is === CALLS[id]);

const IMMUNE: readonly Spell['aim'][] = ['self', 'foes'];

/** Cast on nobody but oneself, or on all that are there. */
const isAimless = ({ aim }: Spell): boolean => IMMUNE.includes(aim);

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
    return [{ deed: { ...base, id: `cast:${name}`, target: null, at: null }, why: barred }];
  }
  const people = everybody(model).filter((target) => target.at !== null && AIMS[spell.aim](scene, eye, spell, target));
  const places = PLACES[spell.id]?.(scene) ?? [];
  return [
    ...people.map((target): Offered => {
      const deed = { ...base, id: `cast:${name}>${target.id}`, target: target.id, at: null };
      return { deed, why: barred ?? whyNotAt(spell, target) };
    }),
    ...places.map((at): Offered => {
      return { deed: { ...base, id: `cast:${name}>${squareName(at)}`, target: null, at }, why: barred };
    }),
  ];
}

/** What stands on the sheet (REIGN-102). */
export function offerSpells(scene: Scene): readonly Offered[] {
  const { model, who } = scene;
  if (who.spells.length === 0 || levelOf(model, who, 'magic') <= 0) return [];
  return who.spells.flatMap((id) => offerSpell(scene, scene.eye, spellOf(id)));
}
