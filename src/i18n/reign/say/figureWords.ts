import {
  LEVEL_IDS,
  spellOf,
  thingOf,
  type Amount,
  type LevelChange,
  type SpellId,
  type Thing,
  type ThingId,
} from '../../../rules/reign';
import type { FigureWording } from '../wording';
import type { Speaker, Values } from './speaker';

type Of<K extends Thing['kind']> = Extract<Thing, { kind: K }>;
type Flag = Exclude<keyof FigureWording, 'wards'>;

/** More armour points than anybody has. */
const ALL_ARMOUR = 50;

const partsOf = ({ flat, dice, thirds }: Amount): readonly string[] => [
  ...(flat > 0 ? [String(flat)] : []),
  ...(dice > 0 ? [`${dice}D`] : []),
  ...(thirds > 0 ? [`${thirds}D3`] : []),
];

class Figures {
  private readonly lines: string[] = [];

  constructor(private readonly speaker: Speaker) {}

  add(isSo: boolean, flag: Flag, values?: Values): this {
    if (isSo) this.lines.push(this.speaker.say(this.speaker.wording.figures[flag], values));
    return this;
  }

  levels(change: LevelChange): this {
    for (const id of LEVEL_IDS) {
      const by = change[id] ?? 0;
      const values = { level: this.speaker.wording.levels[id].name, by: String(Math.abs(by)) };
      this.add(by !== 0, by > 0 ? 'raised' : 'lowered', values);
    }
    return this;
  }

  needs(needs: LevelChange): this {
    for (const id of LEVEL_IDS) {
      const least = needs[id];
      const values = { level: this.speaker.wording.levels[id].name, least: String(least) };
      this.add(least !== undefined, 'needs', values);
    }
    return this;
  }

  wards(wards: Of<'armour'>['wards']): this {
    this.lines.push(...wards.map((ward) => this.speaker.say(this.speaker.wording.figures.wards[ward])));
    return this;
  }

  text(): string {
    return this.lines.join(' ');
  }
}

const ofWeapon = (figures: Figures, weapon: Of<'weapon'>, { wording, list }: Speaker): Figures =>
  figures
    .add(true, 'damage', {
      amount: list([...(weapon.isForced ? [wording.figures.force] : []), ...partsOf(weapon.damage)]),
    })
    .add(weapon.range !== null, 'range', { range: String(weapon.range) })
    .add(weapon.reach > 1, 'reach')
    .add(weapon.isTwoHanded, 'twoHanded')
    .add(weapon.hasParry, 'parry')
    .add(!weapon.canBeParried, 'unparried')
    .add(weapon.isFlaming, 'flaming')
    .add(weapon.pierces > 0 && weapon.pierces < ALL_ARMOUR, 'pierces', { points: String(weapon.pierces) })
    .add(weapon.pierces >= ALL_ARMOUR, 'piercesAll')
    .add(weapon.attacksPerPoint > 1, 'twiceAPoint')
    .add(weapon.hasSecondThrow, 'secondThrow')
    .add(weapon.isVampiric, 'vampiric')
    .add(weapon.isGhostly, 'ghostly')
    .levels(weapon.levels)
    .needs(weapon.needs)
    .add(weapon.isMagic, 'magic');

const ofArmour = (figures: Figures, armour: Of<'armour'>): Figures =>
  figures
    .add(armour.points > 0, 'points', { points: String(armour.points) })
    .add(armour.hasThrownPoints, 'thrownPoints')
    .add(armour.isShield, 'shield')
    .add(armour.hasParry, 'parry')
    .wards(armour.wards)
    .add(armour.isBlessed, 'blessed')
    .add(armour.regeneration > 0, 'regeneration', { dice: `${armour.regeneration}D` })
    .levels(armour.levels)
    .add(armour.wearer !== null, 'bearskin')
    .add(armour.isMagic, 'magic');

function ofObject(figures: Figures, object: Of<'object'>, { wording }: Speaker): Figures {
  for (const id of LEVEL_IDS) {
    const dice = object.testDice[id];
    figures.add(dice !== undefined, 'testDice', { dice: `${dice}D`, level: wording.levels[id].name });
  }
  return figures
    .wards(object.wards)
    .add(object.magicDice > 0, 'magicDice', { dice: `${object.magicDice}D` })
    .needs(object.needs)
    .add(object.needsInitiation, 'needsInitiation');
}

/** What a thing does in figures, what it weighs and what it brings: as the rules have it now. */
export function thingFigures(speaker: Speaker, id: ThingId): string {
  const thing = thingOf(id);
  const figures = new Figures(speaker);
  if (thing.kind === 'weapon') ofWeapon(figures, thing, speaker);
  if (thing.kind === 'armour') ofArmour(figures, thing);
  if (thing.kind === 'object') ofObject(figures, thing, speaker);
  if (thing.kind === 'grimoire') figures.add(thing.needsInitiation, 'needsInitiation');
  return figures
    .add(true, 'weight', { weight: String(thing.weight) })
    .add(true, 'sale', { coins: String(thing.sale) })
    .text();
}

/** What a spell does, in figures of the rules, and how hard it is. */
export function spellText({ wording, list, say }: Speaker, id: SpellId): string {
  const { amount, range, difficulty } = spellOf(id);
  const values = { amount: amount === null ? '' : list(partsOf(amount)), range: String(range ?? '') };
  return `${say(wording.spells[id].text, values)} ${say(wording.difficulty, { difficulty: String(difficulty) })}`;
}
