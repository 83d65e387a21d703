import {
  DOORWAY,
  hasFlag,
  hasSkill,
  indexOf,
  isDown,
  personOf,
  weaponsHeld,
  type CharacterId,
  type Person,
} from '../../../rules/reign';
import { FAR } from '../sense/flood';
import { wayOut } from '../sense/goals';
import { Look } from '../sense/look';
import { chosen, type Answered, type Thinking } from '../thinking';

const isShooter = (who: Person): boolean =>
  weaponsHeld(who).some(({ weapon }) => weapon.range !== null) || hasSkill(who, 'skill:initiated');

/** Who stands in the door makes room; then whoever helps the fallen, those who strike from afar, and those hand to hand. */
function rankInFight(look: Look, who: Person): number {
  const isInDoor = hasFlag(look.ground, indexOf(look.ground, who.at), DOORWAY);
  if (isInDoor) return 0;
  if (look.friends.some(isDown) && who.spells.includes('spell:mend')) return 1;
  return isShooter(who) ? 2 : 3;
}

/** Whoever is nearest to the door opens it, so that all others can do something about what is behind. */
export function ordered({ view, head }: Thinking, leader: CharacterId, options: readonly string[]): Answered {
  const { model } = view;
  const look = new Look(model, personOf(model, leader));
  const out = look.isInFight ? null : wayOut(look, head);
  const ranked = options.map((option, at) => {
    const who = personOf(model, option as CharacterId);
    const rank = out === null ? rankInFight(look, who) : (out.steps[indexOf(look.ground, who.at)] ?? FAR);
    return { option, rank, at };
  });
  return chosen(...ranked.sort((a, b) => a.rank - b.rank || a.at - b.at).map(({ option }) => option));
}

/** The first stands nearest the way in: those who bear least are furthest from what comes. */
export function mustered({ view: { model } }: Thinking, options: readonly string[]): Answered {
  const hp = (id: string): number => personOf(model, id as CharacterId).hp;
  return chosen(...[...options].sort((a, b) => hp(a) - hp(b)));
}
