import {
  blowAtDoor,
  blockersOf,
  doorAt,
  hasFlag,
  indexOf,
  isHero,
  LAVA,
  meanDamageOf,
  oddsOf,
  personOf,
  testOf,
  trapAt,
  type Odds,
  type Person,
  type ReignDeed,
  type Square,
} from '../../../rules/reign';
import { hasTime } from '../sense/goals';
import type { Aim } from '../thought';
import { harmWorth, strikeWorth, worthOf } from './blows';
import { gearWorth } from './gear';
import { healWorth } from './healing';
import type { Prospect } from './prospect';
import { castWorth } from './spells';

export interface Weighed {
  readonly worth: number;
  readonly aim: Aim;
}

const NOTHING: Weighed = { worth: 0, aim: 'rest' };
/** What no good player does. */
export const NEVER: Weighed = { worth: -50, aim: 'rest' };

export const shareOf = ({ wins, of }: Odds): number => wins / of;

/** The quest is won by it, or nearly. */
const WIN = 200;
const TREASURE = 40;
/** A door that is opened in time. */
const DOOR = 12;

type Of<K extends ReignDeed['kind']> = ReignDeed & { readonly kind: K };

const fight = (worth: number): Weighed => ({ worth, aim: 'fight' });

/** Who leaves somebody beside it may have to bleed for that (REIGN-080). */
function riskOf(prospect: Prospect, { way }: Of<'walk' | 'run'>): number {
  const { look } = prospect;
  const { model, who, ground } = look;
  const left = [who.at ?? -1, ...way.flatMap(({ squares }) => squares).slice(0, -1)];
  const held = left.filter((square) => blockersOf(model, who, square).length > 0).length;
  if (held === 0) return 0;
  const fails = 1 - shareOf(oddsOf(testOf(model, who, 'blocking', 0)));
  return held * fails * BLED + (indexOf(ground, who.at) === look.at ? 0.1 : 0);
}
const BLED = 4;

function goWorth(prospect: Prospect, deed: Of<'walk' | 'run'>): Weighed {
  const { look, out } = prospect;
  const trap = trapAt(look.model, deed.to);
  if (trap !== null && trap.state !== 'disarmed' && (trap.kind === 'hole' || trap.state === 'set')) return NEVER;
  const isLeaving = look.model.board.unlaid.includes(deed.to);
  if (isLeaving && (out === null || out.square !== deed.to || !out.isReady)) return NEVER;
  const aim = look.isInFight ? 'fight' : 'explore';
  return { worth: (isLeaving ? DOOR : 0) - riskOf(prospect, deed), aim };
}

/** Only the door that all wait at, and when they do. */
function doorWorth({ look, out }: Prospect, deed: Extract<ReignDeed, { readonly door: Square }>): Weighed {
  if (out === null || out.square !== deed.door || !out.isReady) return NEVER;
  if (look.isInFight && hasTime(look)) return NEVER;
  const door = doorAt(look.model, deed.door);
  const isKnown = door !== null && door.isTried && door.isLocked;
  if (deed.kind === 'open') return { worth: isKnown ? -5 : DOOR, aim: 'explore' };
  if (door === null || !isKnown) return NEVER;
  if (deed.kind === 'pick') return { worth: DOOR * shareOf(deed.chance), aim: 'explore' };
  if (!('weapon' in deed)) return NEVER;
  const mean = meanDamageOf(blowAtDoor(look.model, look.who, door, deed.weapon, deed.kind === 'smashHard'));
  return { worth: DOOR * Math.min(1, mean / door.hp), aim: 'explore' };
}

function shoveWorth({ look }: Prospect, { target, to, chance }: Of<'shove'>): Weighed {
  const foe = personOf(look.model, target);
  const index = indexOf(look.ground, to);
  const trap = trapAt(look.model, to);
  const isHole = trap?.kind === 'hole' && trap.state === 'sprung';
  const worth = hasFlag(look.ground, index, LAVA)
    ? worthOf(look, foe) * 1.3
    : isHole
      ? harmWorth(look, foe, 15, 0.3)
      : 0;
  return fight(worth * shareOf(chance) - 0.1);
}

const POTION_COSTS: Readonly<Record<string, number>> = { 'potion:healing': 1, 'potion:curing': 6 };

function drinkWorth({ look }: Prospect, { item, target: id }: Of<'drink'>): Weighed {
  const { model, who } = look;
  const potion = who.pack.find((one) => one.id === item)?.thing ?? '';
  const target = personOf(model, id);
  const cost = POTION_COSTS[potion] ?? 0;
  if (potion === 'potion:healing') return { worth: healWorth(look, target, 4, cost), aim: 'heal' };
  if (potion === 'potion:curing') {
    return { worth: healWorth(look, target, 16, cost) + (target.isPoisoned ? 8 : 0), aim: 'heal' };
  }
  const danger = id === who.id ? look.dangerAt(look.at) : look.dangerTo(target);
  const saved = potion === 'potion:invulnerability' || potion === 'potion:invisibility' ? danger - 6 : 0;
  const more = potion === 'potion:resistance' ? danger * 0.4 - 2 : potion === 'potion:force' && look.isInFight ? 1 : 0;
  return fight(Math.max(0, saved, more));
}

/** The quest itself, and what lies about. */
function handWorth(
  prospect: Prospect,
  deed: Of<'rummage' | 'openChest' | 'pickChest' | 'smashChest' | 'smashChestHard'>,
): Weighed {
  const { model, who, isInFight } = prospect.look;
  const element = model.board.elements.find(({ id }) => id === deed.element);
  const isMain = model.quest?.id === 'quest:fabulous-treasure' && element?.kind === 'chest';
  const chance =
    deed.kind === 'pickChest'
      ? shareOf(deed.chance)
      : deed.kind === 'smashChestHard'
        ? 0.5
        : deed.kind === 'smashChest'
          ? 0.2
          : 1;
  if (isMain) return { worth: TREASURE * chance, aim: 'quest' };
  // What is holy is left alone, and so is what is foul, unless there is a remedy.
  const isFoul =
    element?.kind === 'corpse' &&
    !who.spells.includes('spell:purify') &&
    !who.pack.some(({ thing }) => thing === 'potion:curing');
  if (element?.kind === 'statue' || isFoul || !isHero(who)) return NEVER;
  return { worth: (isInFight ? 0.5 : 3) * chance, aim: 'gear' };
}

const SCROLLS: Readonly<Record<string, (prospect: Prospect, target: Person) => number>> = {
  'scroll:banishment': ({ look }, foe) => worthOf(look, foe) * 0.7 - 6,
  'scroll:curing': ({ look }) =>
    [look.who, ...look.friends].reduce((sum, one) => sum + healWorth(look, one, 16, 0), 0) - 8,
  'scroll:protection': ({ look }, friend) => (look.isInFight ? 3 - friend.protection : 0),
  'scroll:time': ({ look }) => look.foes.reduce((sum, foe) => sum + worthOf(look, foe), 0) * 0.4 - 12,
  'scroll:resurrection': (_, friend) => (isHero(friend) ? 40 : 0),
};

function readWorth(prospect: Prospect, { item, target }: Of<'read'>): Weighed {
  const { model, who } = prospect.look;
  const scroll = who.pack.find((one) => one.id === item)?.thing ?? '';
  const worth = SCROLLS[scroll]?.(prospect, target === null ? who : personOf(model, target)) ?? 0;
  return { worth: Math.max(0, worth), aim: 'fight' };
}

/** A blow that is turned aside, as long as there are blows. */
const waitWorth = ({ look }: Prospect): number => {
  const danger = look.dangerAt(look.at);
  const foes = look.foes.map((foe) => look.biteOf(foe, look.who));
  return danger <= 0 ? 0 : Math.min(danger, ...foes.map((bite) => bite + 1)) * 0.5 + 0.1;
};

/** What a deed is worth by itself, wherever it leads. */
export function deedWorth(prospect: Prospect, deed: ReignDeed): Weighed {
  const { look } = prospect;
  const { model, who } = look;
  switch (deed.kind) {
    case 'walk':
    case 'run':
      return goWorth(prospect, deed);
    case 'melee':
    case 'powerful':
    case 'freeBlow':
      return fight(
        strikeWorth(look, personOf(model, deed.target), {
          way: 'melee',
          weapon: deed.weapon,
          isPowerful: deed.kind === 'powerful',
        }),
      );
    case 'shoot':
    case 'precise':
      return fight(
        strikeWorth(look, personOf(model, deed.target), {
          way: 'shot',
          weapon: deed.weapon,
          isPowerful: deed.kind === 'precise',
        }),
      );
    case 'open':
    case 'close':
    case 'pick':
    case 'smash':
    case 'smashHard':
      return doorWorth(prospect, deed);
    case 'shove':
      return shoveWorth(prospect, deed);
    case 'drink':
      return drinkWorth(prospect, deed);
    case 'soothe':
      return { worth: healWorth(look, personOf(model, deed.target), 3, 0), aim: 'heal' };
    case 'cast': {
      const target = deed.target === null ? null : personOf(model, deed.target);
      return { worth: castWorth(look, deed.spell, target), aim: target?.side === who.side ? 'heal' : 'fight' };
    }
    case 'read':
      return readWorth(prospect, deed);
    case 'rummage':
    case 'openChest':
    case 'pickChest':
    case 'smashChest':
    case 'smashChestHard':
      return handWorth(prospect, deed);
    case 'lid':
    case 'stealOrb':
      return { worth: WIN * shareOf(deed.chance), aim: 'quest' };
    case 'takeOrb':
    case 'askForOrb':
      return { worth: WIN, aim: 'quest' };
    case 'hold':
    case 'don':
    case 'bind':
    case 'take':
      return { worth: gearWorth(look, deed), aim: 'gear' };
    case 'breakFree':
    case 'advance':
      return fight(5);
    case 'rope':
      return { worth: 6, aim: 'heal' };
    case 'fury':
      return fight(look.foes.reduce((sum, foe) => sum + worthOf(look, foe), 0) > FURIOUS ? 3 : -1);
    case 'wait':
      return { worth: waitWorth(prospect), aim: 'rest' };
    case 'end':
      return NOTHING;
    default:
      return NEVER;
  }
}
/** So much against one calls for all that is left. */
const FURIOUS = 35;
