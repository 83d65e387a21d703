import { refuse, type DeedAsk, type Refusal } from '../../../machine';
import { COSTS, HIT_POINTS_AT_ONCE, LIMITS, SKILL_NEEDS } from '../../content/growth';
import { HEALER } from '../../content/handicaps';
import { spellsIn } from '../../content/spells';
import { thingOf } from '../../content/things';
import { isSoldIn, priceOf } from '../../content/town';
import type { Person, Reign } from '../../model/model';
import { carryingLimit, everybody, fullPoints, isHero, levelOf, sheetOf, weightOf } from '../../model/people';
import type { CharacterId } from '../../words/characters';
import type { ReignDeed } from '../../words/deeds';
import { LEVEL_IDS } from '../../words/levels';
import { SKILL_IDS, type SkillId } from '../../words/skills';
import { GRIMOIRE_IDS, THING_IDS, type Thing } from '../../words/things';
import { mayWear } from './taking';
import { whyNotHeld } from './gear';
import type { Offered } from './scene';

const tooDear = ({ coins }: Person, price: number): Refusal | null =>
  price <= coins ? null : refuse('tooFewCoins', 'REIGN-308', { price, coins });

const tooGreen = ({ xp }: Person, cost: number): Refusal | null =>
  cost <= xp ? null : refuse('tooLittleExperience', 'REIGN-301', { cost, xp });

/** What is on sale there, and what is taken (REIGN-195, REIGN-308, REIGN-309). */
function offerTrade({ setup, strongbox }: Reign, who: Person): readonly Offered[] {
  const place = setup.quest?.town ?? 'town';
  const goods = THING_IDS.filter((thing) => isSoldIn(place, thing));
  const bought = goods.flatMap((thing): readonly Offered[] => {
    const price = priceOf(thing) ?? 0;
    const isTwice = thing === 'goods:strongbox' && strongbox !== null;
    const why = isTwice ? refuse('ownedAlready', 'REIGN-309', { thing }) : tooDear(who, price);
    return [{ deed: { id: `buy:${thing}`, kind: 'buy', cost: 0, thing, price }, why }];
  });
  const sold = who.pack.map(({ id, thing }): Offered => {
    return { deed: { id: `sell:${id}`, kind: 'sell', cost: 0, item: id, price: thingOf(thing).sale }, why: null };
  });
  return [...bought, ...sold];
}

const tooHeavy = (model: Reign, who: Person, more = 0): Refusal | null => {
  const [weight, limit] = [weightOf(who) + more, carryingLimit(model, who)];
  return weight <= limit ? null : refuse('tooHeavy', 'REIGN-046', { weight, limit });
};

/** Whoever is ready to go takes no more than it can carry (REIGN-046). */
function offerKeeping(model: Reign, who: Person, waiting: readonly CharacterId[]): readonly Offered[] {
  const { strongbox, people } = model;
  const friends = Object.values(people).filter((one) => isHero(one) && one.id !== who.id);
  const passed = who.pack.flatMap(({ id, thing }) =>
    friends.map((target): Offered => {
      const deed = { id: `pass:${id}>${target.id}`, kind: 'pass', cost: 0, item: id, target: target.id } as const;
      return { deed, why: waiting.includes(target.id) ? null : tooHeavy(model, target, thingOf(thing).weight) };
    }),
  );
  if (strongbox === null) return passed;
  return [
    ...passed,
    ...who.pack.map(({ id }): Offered => ({
      deed: { id: `store:${id}`, kind: 'store', cost: 0, item: id },
      why: null,
    })),
    ...strongbox.map(({ id }): Offered => ({
      deed: { id: `fetch:${id}`, kind: 'fetch', cost: 0, item: id },
      why: null,
    })),
  ];
}

const isHandy = (thing: Thing): boolean =>
  thing.kind === 'weapon' ||
  (thing.kind === 'armour' && thing.isShield) ||
  (thing.kind === 'object' && thing.category === 'sceptre');

function offerDressing(model: Reign, who: Person): readonly Offered[] {
  return who.pack.flatMap(({ id, thing: name }): readonly Offered[] => {
    const thing = thingOf(name);
    if (thing.kind === 'armour' && !thing.isShield && id !== who.worn) {
      const why = mayWear(who, thing.wearer) ? null : refuse('notForThisOne', 'REIGN-200', { thing: thing.id });
      return [{ deed: { id: `wear:${id}`, kind: 'wear', cost: 0, item: id }, why }];
    }
    if (!isHandy(thing) || who.hands.includes(id)) return [];
    const hands = thing.kind === 'weapon' && thing.isTwoHanded ? ([0] as const) : ([0, 1] as const);
    const why = whyNotHeld(model, who, thing);
    return hands.map((hand): Offered => {
      return { deed: { id: `wield:${id}@${hand + 1}`, kind: 'wield', cost: 0, item: id, hand }, why };
    });
  });
}

/** Once a characteristic before each quest, up to its maximum (REIGN-298, REIGN-301). */
function offerRaising(model: Reign, who: Person): readonly Offered[] {
  const own = sheetOf(who);
  if (own === null) return [];
  const levels = LEVEL_IDS.map((level): Offered => {
    const gained = who.gains.levels[level] ?? 0;
    const next = own.levels[level] + gained + 1;
    const xp = COSTS.perLevel * next;
    const isTop = gained >= LIMITS.levels || next > LIMITS.top;
    const isRaised = who.raised.includes(level);
    const why = isTop
      ? refuse('atItsMost', 'REIGN-298', { level })
      : isRaised
        ? refuse('raisedBefore', 'REIGN-301', { level })
        : tooGreen(who, xp);
    return { deed: { id: `raise:${level}`, kind: 'raise', cost: 0, level, xp }, why };
  });
  const isHardy = who.gains.hitPoints + HIT_POINTS_AT_ONCE > LIMITS.hitPoints;
  const isSwift = fullPoints(who) >= LIMITS.actionPoints;
  return [
    ...levels,
    {
      deed: { id: 'raiseHitPoints', kind: 'raiseHitPoints', cost: 0, xp: COSTS.hitPoints },
      why: isHardy ? refuse('atItsMost', 'REIGN-298') : tooGreen(who, COSTS.hitPoints),
    },
    {
      deed: { id: 'raiseActionPoints', kind: 'raiseActionPoints', cost: 0, xp: COSTS.actionPoint },
      why: isSwift ? refuse('atItsMost', 'REIGN-298') : tooGreen(who, COSTS.actionPoint),
    },
  ];
}

/** As many skills and spells as the level of Intelligence (REIGN-025, REIGN-302). */
const hasRoom = (model: Reign, who: Person): boolean =>
  who.skills.length + who.spells.length < levelOf(model, who, 'intelligence');

function whyNotSkill(model: Reign, who: Person, skill: SkillId): Refusal | null {
  const needs = SKILL_NEEDS[skill] ?? {};
  const lacks = LEVEL_IDS.some((level) => levelOf(model, who, level) < (needs[level] ?? 0));
  return lacks ? refuse('levelTooLow', 'REIGN-299', { skill }) : null;
}

/** From a grimoire that somebody of the party owns, in the pack or in the strongbox (REIGN-302). */
function grimoiresOf(model: Reign): ReadonlySet<string> {
  const items = [...everybody(model).flatMap(({ pack }) => pack), ...(model.strongbox ?? [])];
  return new Set(items.map(({ thing }) => thing));
}

function offerLearning(model: Reign, who: Person): readonly Offered[] {
  const full = hasRoom(model, who) ? null : refuse('noRoom', 'REIGN-025');
  const skills = SKILL_IDS.filter((skill) => !who.skills.includes(skill)).map((skill): Offered => {
    const deed = { id: `learnSkill:${skill}`, kind: 'learnSkill', cost: 0, skill, xp: COSTS.skill } as const;
    return { deed, why: full ?? whyNotSkill(model, who, skill) ?? tooGreen(who, COSTS.skill) };
  });
  const owned = grimoiresOf(model);
  const spells = GRIMOIRE_IDS.filter((grimoire) => owned.has(grimoire)).flatMap((grimoire) => {
    const isClosed = grimoire !== 'grimoire:magic-for-beggars' && !who.skills.includes('skill:initiated');
    return spellsIn(grimoire)
      .filter(({ id }) => !who.spells.includes(id))
      .map(({ id }): Offered => {
        const deed = { id: `learnSpell:${id}`, kind: 'learnSpell', cost: 0, spell: id, xp: COSTS.spell } as const;
        const why = isClosed ? refuse('notInitiated', 'REIGN-190', { spell: id }) : full;
        return { deed, why: why ?? tooGreen(who, COSTS.spell) };
      });
  });
  return [...skills, ...spells];
}

const offerHealer = (who: Person): readonly Offered[] =>
  who.handicaps.map((handicap): Offered => {
    const deed = { id: `cureHandicap:${handicap}`, kind: 'cureHandicap', cost: 0, handicap, price: HEALER } as const;
    return { deed, why: tooDear(who, HEALER) };
  });

const END: ReignDeed = { id: 'end', kind: 'end', cost: 0 };

/** All that a hero can do before the quest, others yet `waiting`; it goes with no more than it can carry (REIGN-046). */
export function townDeedsOf(model: Reign, who: Person, waiting: readonly CharacterId[]): DeedAsk<ReignDeed> {
  const offered: readonly Offered[] = [
    ...offerTrade(model, who),
    ...offerKeeping(model, who, waiting),
    ...offerDressing(model, who),
    ...offerRaising(model, who),
    ...offerLearning(model, who),
    ...offerHealer(who),
    { deed: END, why: tooHeavy(model, who) },
  ];
  return {
    kind: 'deed',
    deeds: offered.flatMap(({ deed, why }) => (why === null ? [deed] : [])),
    barred: offered.flatMap(({ deed, why }) => (why === null ? [] : [{ deed, why }])),
  };
}
