import {
  armourOn,
  isFearless,
  isImmobile,
  levelOf,
  oddsOf,
  spellOf,
  spellTest,
  type Person,
  type Spell,
} from '../../../rules/reign';
import type { Look } from '../sense/look';
import { harmWorth, worthOf } from './blows';
import { healWorth, rescueWorth } from './healing';

/** What the D of an amount show on average. */
const MEAN = 2.5;

export const meanOf = ({ amount }: Pick<Spell, 'amount'>): number =>
  amount === null ? 0 : amount.flat + amount.dice * MEAN + amount.thirds * 2;

/** That it succeeds. */
export function chanceOf({ model, who }: Look, { id }: Spell): number {
  const { wins, of } = oddsOf(spellTest(model, who, id));
  return wins / of;
}

/** What a spell that wounds is worth against a foe, if it succeeds. */
function woundWorth(look: Look, spell: Spell, foe: Person): number {
  const soak =
    (spell.ignoresArmour ? 0 : armourOn(foe)) + (spell.ignoresEndurance ? 0 : levelOf(look.model, foe, 'endurance'));
  const damage = Math.max(0, meanOf(spell) - soak) + (spell.isFlaming ? FLAME : 0);
  return harmWorth(look, foe, Math.min(damage, foe.hp), damage >= foe.hp ? 0.6 : 0);
}
/** What it burns afterwards. */
const FLAME = 2;

/** One point less to somebody in its next turn. */
const slowWorth = (look: Look, foe: Person): number => look.biteOf(foe, look.who);

/** Held fast for a turn or more. */
const HELD = 0.4;

function foeWorth(look: Look, spell: Spell, foe: Person): number {
  if (spell.amount !== null) return woundWorth(look, spell, foe);
  if (spell.id === 'spell:trip') return slowWorth(look, foe);
  if (spell.id === 'spell:grip-of-the-dead') return isImmobile(foe) ? 0 : worthOf(look, foe) * HELD;
  if (spell.id === 'spell:plague') return worthOf(look, foe) * 0.2;
  return spell.id === 'spell:damnation' ? worthOf(look, foe) * 0.3 : 0;
}

/** Another blow or two that do not go through. */
const SHIELDED = 2;

function friendWorth(look: Look, spell: Spell, friend: Person): number {
  const danger = friend.id === look.who.id ? look.dangerAt(look.at) : look.dangerTo(friend);
  if (spell.id === 'spell:raise') return rescueWorth(friend, meanOf(spell) - friend.hp);
  if (spell.id === 'spell:veil') return friend.isInvisible ? 0 : danger * 0.8;
  if (spell.id === 'spell:shield-of-faith') return friend.faith > 0 ? 0 : Math.min(danger, SHIELDED * 2);
  if (spell.id === 'spell:purify') {
    return (friend.isPoisoned ? 9 : 0) + (friend.fire === null ? 0 : 5) + (friend.web > 0 ? 5 : 0);
  }
  if (spell.id === 'spell:hellish-claws') return danger > 0 && !friend.hasClaws ? 2 : 0;
  return spell.amount === null ? 0 : healWorth(look, friend, meanOf(spell), spell.id === 'spell:mend' ? MENDED : 0);
}
/** Five times in a game, and no more. */
const MENDED = 1.8;

function foesWorth(look: Look, spell: Spell): number {
  const near = look.foes.filter((foe) => look.isSeen(look.at, foe));
  const felt = spell.id === 'spell:dread' ? near.filter((foe) => !isFearless(foe)) : near;
  return felt.reduce((sum, foe) => sum + slowWorth(look, foe) * 0.8, 0);
}

/** What a spell comes to when it is cast at somebody; null: at nobody, or at all. */
export function castWorth(look: Look, id: Spell['id'], target: Person | null): number {
  const spell = spellOf(id);
  const chance = chanceOf(look, spell);
  if (target === null) return spell.aim === 'foes' ? chance * foesWorth(look, spell) : 0;
  return chance * (target.side === look.who.side ? friendWorth(look, spell, target) : foeWorth(look, spell, target));
}

/** Those that it could still cast at foes this turn, with their range. */
export const darts = ({ who }: Look): readonly Spell[] =>
  who.spells
    .filter((id) => !who.cast.includes(id))
    .map(spellOf)
    .filter(({ aim, amount }) => aim === 'foe' && amount !== null);
