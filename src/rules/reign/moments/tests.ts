import { hasSkill, levelOf, testDiceOf } from '../model/people';
import type { Person, Reign } from '../model/model';
import { thingOf } from '../content/things';
import type { LevelId } from '../words/levels';
import type { SkillId } from '../words/skills';
import type { TestWhy } from '../words/tasks';
import type { Test } from '../words/throws';

const LEVEL_FOR: Readonly<Record<TestWhy, LevelId>> = {
  blocking: 'agility',
  trap: 'agility',
  bridge: 'agility',
  pick: 'dexterity',
  disarm: 'dexterity',
  shove: 'force',
  jump: 'agility',
  breakFree: 'force',
  fear: 'will',
  poison: 'endurance',
  infection: 'endurance',
  pickChest: 'dexterity',
  spell: 'magic',
  speech: 'charisma',
  corruption: 'will',
  steal: 'dexterity',
  throw: 'shooting',
  banishment: 'will',
  damnation: 'will',
  lid: 'force',
  caveIn: 'agility',
  falseStep: 'agility',
};

/** Two more on the result (REIGN-299). */
const SKILL_FOR: Readonly<Partial<Record<TestWhy, SkillId>>> = {
  blocking: 'skill:light-foot',
  bridge: 'skill:light-foot',
  pick: 'skill:lock-wise',
  pickChest: 'skill:lock-wise',
  disarm: 'skill:lock-wise',
  fear: 'skill:cool-head',
  speech: 'skill:rouser',
};

const hasPicks = ({ pack }: Person): boolean => pack.some(({ thing }) => thingOf(thing).id === 'goods:lock-picks');

/** Of a rusted lock (REIGN-327/8). */
const RUST = 2;

/** A test as this character takes it; `raised`: a bonus to the characteristic (REIGN-069, REIGN-217). */
export function testOf(model: Reign, who: Person, why: TestWhy, difficulty: number, raised = 0): Test {
  const level = LEVEL_FOR[why];
  const skill = SKILL_FOR[why];
  const bySkill = skill !== undefined && hasSkill(who, skill) ? 2 : 0;
  const isLock = why === 'pick' || why === 'pickChest';
  const byTool = isLock && hasPicks(who) ? 1 : 0;
  const byRust = isLock && model.quest?.isRusty === true ? RUST : 0;
  return {
    level: levelOf(model, who, level) + raised,
    dice: testDiceOf(who, level),
    bonus: bySkill + byTool,
    difficulty: difficulty + byRust,
  };
}
