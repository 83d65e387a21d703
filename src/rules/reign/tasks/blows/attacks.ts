import { dice } from '../../content/amounts';
import { blowResult } from '../../dice';
import { BULK, hasFlag, isObstacle, LIQUID, reaches, UNLAID } from '../../grid';
import { withPerson } from '../../model/changes';
import type { Person, Reign } from '../../model/model';
import { canBeWebbed, hasSkill, isAble, isDown, isWarded, levelOf, personOf } from '../../model/people';
import { groundFor, indexOf, occupantOf } from '../../model/places';
import type { ReignPlay, RuleOf } from '../../model/types';
import { lose, regain } from '../../moments/harm';
import { parriesLeft } from '../../moments/parries';
import { throwAmount, throwBlow } from '../../moments/throws';
import type { CharacterId } from '../../words/characters';
import type { Thrown } from '../../words/dice';
import type { Square } from '../../words/squares';
import type { Attack } from '../../words/tasks';
import { chosenOption, SPEND, yesOrNo } from '../steps/answers';
import { put } from '../steps/footing';
import { hasOmen, spendDestiny, spendOmen } from '../steps/test';

/** A waiting point against an attack in melee, before the dice: Melee joins Endurance and armour (REIGN-133, REIGN-134). */
export const guardRule: RuleOf<'guard'> = {
  run(play, { attack }) {
    const target = personOf(play.model, attack.target);
    const isAside = target.duel !== null || target.side === play.model.side || play.model.isAmbush;
    const canGuard = attack.way === 'melee' && !isAside && target.waiting > 0;
    if (!canGuard || isDown(target) || target.web > 0) return play.next({ kind: 'attack', attack });
    play.ask([target.seat], { kind: 'guard', who: target.id, by: attack.by }, yesOrNo(SPEND));
  },
  answer(play, { attack }, answer) {
    if (chosenOption(answer) === null) return play.next({ kind: 'attack', attack });
    const target = personOf(play.model, attack.target);
    const more = levelOf(play.model, target, 'melee');
    play.change(withPerson(play.model, target.id, { waiting: target.waiting - 1 }));
    play.emit({ kind: 'guarded', who: target.id, points: more });
    const blow = { ...attack.blow, soak: attack.blow.soak + more };
    play.next({ kind: 'attack', attack: { ...attack, blow } });
  },
};

/** All its dice at once (REIGN-088). */
export const attackRule: RuleOf<'attack'> = {
  run(play, { attack }) {
    const thrown = throwBlow(play, attack.by, 'attack', attack.blow);
    play.next({ kind: 'attacked', attack, thrown });
  },
};

/** What a miss may be thrown again with: the weapon, a lynx's eye for an X, Destiny (REIGN-197, REIGN-299, REIGN-036). */
function secondThrows(model: Reign, by: Person, attack: Attack, { power }: Thrown): readonly string[] {
  const isLynx = attack.way === 'shot' && power === 'X' && by.hasLynxEye && hasSkill(by, 'skill:lynx-eye');
  return [
    ...(attack.hasSecondThrow ? ['weapon'] : []),
    ...(isLynx ? ['lynxEye'] : []),
    ...(by.destiny > 0 ? ['destiny'] : []),
    ...(hasOmen(model, by) ? ['omen'] : []),
  ];
}

const parriesAgainst = (target: Person, attack: Attack): readonly string[] =>
  attack.canBeParried ? parriesLeft(target) : [];

/** A miss may be thrown again by who struck, a hit by who parries; each throw anew (REIGN-168, REIGN-169). */
export const attackedRule: RuleOf<'attacked'> = {
  run(play, { attack, thrown }) {
    const { isHit, damage } = blowResult(attack.blow, thrown);
    const [by, target] = [personOf(play.model, attack.by), personOf(play.model, attack.target)];
    if (isHit) {
      const parries = parriesAgainst(target, attack);
      if (parries.length === 0) return play.next({ kind: 'struck', attack, thrown });
      const purpose = { kind: 'parry', who: target.id, by: by.id, damage } as const;
      return play.ask([target.seat], purpose, yesOrNo('parry'));
    }
    const options = thrown.power === null ? [] : secondThrows(play.model, by, attack, thrown);
    if (options.length === 0) return play.next({ kind: 'struck', attack, thrown });
    play.ask([by.seat], { kind: 'rethrow', who: by.id, why: 'attack' }, yesOrNo(...options));
  },
  answer(play, { attack, thrown }, answer) {
    const chosen = chosenOption(answer);
    if (chosen === null) return play.next({ kind: 'struck', attack, thrown });
    play.next({ kind: 'attack', attack: spent(play, attack, chosen) });
  },
};

/** What the second throw was paid with. */
function spent(play: ReignPlay, attack: Attack, chosen: string): Attack {
  const target = personOf(play.model, attack.target);
  if (chosen === 'parry') {
    const [used] = parriesAgainst(target, attack);
    play.change(withPerson(play.model, target.id, { parried: [...target.parried, used ?? ''] }));
    play.emit({ kind: 'rethrew', who: target.id, how: 'parry' });
    return attack;
  }
  if (chosen === 'destiny') {
    spendDestiny(play, attack.by);
    return attack;
  }
  if (chosen === 'omen') {
    spendOmen(play, attack.by);
    return attack;
  }
  if (chosen === 'lynxEye') {
    play.change(withPerson(play.model, attack.by, { hasLynxEye: false }));
    play.emit({ kind: 'rethrew', who: attack.by, how: 'lynxEye' });
    return attack;
  }
  play.emit({ kind: 'rethrew', who: attack.by, how: 'weapon' });
  return { ...attack, hasSecondThrow: false };
}

/** Wounds, and what comes with them: a blade that drinks, fire, a web (REIGN-156, REIGN-158, REIGN-191). */
export const struckRule: RuleOf<'struck'> = {
  run(play, { attack, thrown }) {
    const { isHit, damage } = blowResult(attack.blow, thrown);
    const before = personOf(play.model, attack.target);
    play.emit({ kind: 'struck', by: attack.by, target: attack.target, isHit, damage });
    if (!isHit) return;
    const why = attack.isMagic && before.isImmaterial ? 'magicAttack' : 'attack';
    const lost = lose(play, attack.target, damage, why, attack.by);
    if (lost > 0 && attack.isVampiric) regain(play, attack.by, throwAmount(play, attack.by, 'amount', dice(1)));
    const target = personOf(play.model, attack.target);
    if (target.at === null) return overrunOf(play, attack, before);
    if (isSameFigure(before, target)) {
      if (attack.isFlaming) light(play, attack.by, target);
      if (attack.webbing > 0) web(play, target, attack.webbing);
    }
  },
};

/** The figure that was struck is still the front one. */
const isSameFigure = (before: Person, after: Person): boolean => before.rear.length === after.rear.length;

/** A hit is enough; with 3 or more it burns. Nothing burns twice (REIGN-156, REIGN-157). */
export function light(play: ReignPlay, by: CharacterId, target: Person): void {
  if (target.fire !== null || target.isImmaterial || isWarded(target, 'fire')) return;
  if (throwAmount(play, by, 'fire', dice(1)) < 3) return;
  play.change(withPerson(play.model, target.id, { fire: by }));
  play.emit({ kind: 'caughtFire', who: target.id });
}

/** Any hit webs; webs do not stack (REIGN-159). */
function web(play: ReignPlay, target: Person, difficulty: number): void {
  if (target.web > 0 || !canBeWebbed(target)) return;
  play.change(withPerson(play.model, target.id, { web: difficulty }));
  play.emit({ kind: 'webbed', who: target.id });
}

/** Into the square of whom it killed beside itself, if it is empty now (REIGN-084, REIGN-085). */
function overrunOf(play: ReignPlay, attack: Attack, dead: Person): void {
  const by = personOf(play.model, attack.by);
  const ground = groundFor(play.model);
  const [from, to] = [indexOf(ground, by.at), indexOf(ground, dead.at)];
  const isBeside = attack.way === 'melee' && from >= 0 && to >= 0 && reaches(ground, from, to);
  if (!isBeside || !isAble(by) || by.web > 0 || dead.at === null) return;
  const isTaken =
    isObstacle(ground, to) || hasFlag(ground, to, BULK | LIQUID | UNLAID) || occupantOf(play.model, dead.at) !== null;
  if (!isTaken) play.next({ kind: 'overrun', who: by.id, to: dead.at });
}

export const overrunRule: RuleOf<'overrun'> = {
  run(play, { who }) {
    play.ask([personOf(play.model, who).seat], { kind: 'overrun', who }, yesOrNo('overrun'));
  },
  answer(play, { who, to }, answer) {
    if (chosenOption(answer) === null) return;
    const from: Square = personOf(play.model, who).at ?? to;
    put(play, who, to, 'overrun');
    play.next({ kind: 'step', who, from, isRun: false, march: { legs: [], done: 0, passage: 'foot', isFreed: false } });
  },
};
