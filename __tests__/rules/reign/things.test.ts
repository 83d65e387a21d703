import { armourOf } from '../../../src/rules/reign/content/armours';
import { grimoireOf, objectOf, runeOf } from '../../../src/rules/reign/content/objects';
import { thingOf } from '../../../src/rules/reign/content/things';
import { isSoldIn, priceOf } from '../../../src/rules/reign/content/town';
import { NATURES, TREASURES } from '../../../src/rules/reign/content/treasures';
import { weaponOf } from '../../../src/rules/reign/content/weapons';
import {
  GRIMOIRE_IDS,
  MAGIC_ARMOUR_IDS,
  MAGIC_WEAPON_IDS,
  ORDINARY_WEAPON_IDS,
  RUNE_IDS,
  THING_IDS,
  WEAPON_IDS,
  type WeaponId,
} from '../../../src/rules/reign/words/things';
import type { TreasureKind } from '../../../src/rules/reign/words/treasures';
import { ruleText, tableOf } from './rulebook';

/** The eleven lines of a table for 2D: a line may stand for several sums. */
function bySum(id: string): readonly (readonly string[])[] {
  return tableOf(id).flatMap(([sums = '', ...cells]) => {
    const [from = 0, to = from] = sums.split('–').map(Number);
    return Array.from({ length: to - from + 1 }, () => cells);
  });
}

const figuresOf = (kind: TreasureKind) =>
  TREASURES[kind].map((id) => [String(thingOf(id).sale), String(thingOf(id).weight)]);
const lastTwo = (rows: readonly (readonly string[])[]) => rows.map((cells) => cells.slice(-2));

/** A weapon's line in the words of the rulebook, to be found in it piece by piece. */
function told(id: WeaponId): readonly string[] {
  const weapon = weaponOf(id);
  const { flat, dice } = weapon.damage;
  const flatPart = flat === 0 ? '' : `${flat}+`;
  return [
    ...(weapon.range === null ? [] : [`range ${weapon.range}`]),
    `${weapon.isForced ? 'Fu+' : ''}${flatPart}${dice}D`,
    ...(weapon.hasParry ? ['parry'] : []),
    ...(weapon.isTwoHanded ? ['two-handed'] : []),
    ...(weapon.canBeParried ? [] : ['cannot be parried']),
    ...(weapon.isFlaming ? ['flaming attack'] : []),
    ...(weapon.pierces === 99 ? ["ignores the adversary's armour points"] : []),
    ...(weapon.pierces > 0 && weapon.pierces < 99 ? [`−${weapon.pierces} armour point`] : []),
    ...(weapon.reach === 2 ? ['two squares away'] : []),
    ...(weapon.attacksPerPoint === 2 ? ['two attacks per AP'] : []),
    ...(weapon.hasSecondThrow ? ['may re-roll once the dice of a failed attack'] : []),
    ...(weapon.isVampiric ? ['wielder heals 1D HP'] : []),
    ...(weapon.isGhostly ? ['never block its line of sight'] : []),
    ...Object.entries(weapon.levels).map(([level, by]) => `+${by} ${level}`),
    ...Object.entries(weapon.needs).map(([level, least]) => `needs ${level} ${least}`),
  ].map((piece) => piece.toLowerCase());
}

/** Each piece of a line, the rest of it being none of the pieces that weapons are told by. */
function expectTold(ids: readonly WeaponId[], rule: string): void {
  const pieces = new Set(WEAPON_IDS.flatMap(told));
  const lines = bySum(rule).map((cells) =>
    (cells[1] ?? '')
      .toLowerCase()
      .split('; ')
      .flatMap((one) => one.split(', ')),
  );
  expect(ids.map((id) => [...told(id)].sort())).toEqual(
    lines.map((line) =>
      [...pieces]
        .filter((piece) => line.some((one) => (/d$/.test(piece) ? one === piece : one.includes(piece))))
        .sort(),
    ),
  );
}

it('REIGN-186 the nature of a treasure by 2D', () => {
  const words: Readonly<Record<TreasureKind, string>> = {
    weapon: 'weapon',
    potion: 'magic potion',
    object: 'magic object',
    writing: 'grimoire or scroll',
    magicWeapon: 'magic weapon',
    magicArmour: 'magic armour',
    rune: 'rune',
  };
  const lines = [...ruleText('REIGN-186').matchAll(/(\d+)(?:–(\d+))?: 1 ([a-z ]+)/g)].flatMap(([, from, to, what]) =>
    Array.from({ length: Number(to ?? from) - Number(from) + 1 }, () => what?.trim()),
  );
  expect(NATURES.map((nature) => words[nature])).toEqual(lines);
});

it('REIGN-187, REIGN-194, REIGN-196 ordinary weapons as printed', () => {
  expect(figuresOf('weapon')).toEqual(lastTwo(bySum('REIGN-187')));
  expectTold(ORDINARY_WEAPON_IDS, 'REIGN-187');
});

it('REIGN-191 magic weapons as printed', () => {
  expect(figuresOf('magicWeapon')).toEqual(lastTwo(bySum('REIGN-191')));
  expectTold(MAGIC_WEAPON_IDS, 'REIGN-191');
  expect(MAGIC_WEAPON_IDS.every((id) => weaponOf(id).isMagic)).toBe(true);
  expect(ORDINARY_WEAPON_IDS.some((id) => weaponOf(id).isMagic)).toBe(false);
});

it('REIGN-045 bows and the crossbow take one hand', () => {
  const shooting = WEAPON_IDS.filter((id) => weaponOf(id).range !== null);
  expect(shooting).toHaveLength(5);
  expect(shooting.some((id) => weaponOf(id).isTwoHanded)).toBe(false);
});

it('REIGN-188 potions by 2D, with their prices, each of weight 1', () => {
  const rows = bySum('REIGN-188');
  const name = (id: string) => id.replace('potion:', '');
  expect(TREASURES.potion.map(name)).toEqual(rows.map(([potion = '']) => potion.toLowerCase().replace(/ \(.*/, '')));
  expect(figuresOf('potion')).toEqual(rows.map((cells) => [cells.at(-1), '1']));
});

it('REIGN-189 magic objects by 2D', () => {
  expect(figuresOf('object')).toEqual(lastTwo(bySum('REIGN-189')));
  expect(objectOf('object:blessed-amulet').wards).toEqual(['poison']);
  expect(objectOf('object:ice-amulet').wards).toEqual(['fire']);
  expect(objectOf('object:amulet-of-courage').wards).toEqual(['fear']);
  expect(objectOf('object:ring-of-agility').testDice).toEqual({ agility: 1 });
  expect(objectOf('object:old-kings-crown').testDice).toEqual({ charisma: 1 });
  const initiate = { magicDice: 2, needs: { magic: 5 }, needsInitiation: true };
  expect(objectOf('object:sceptre')).toMatchObject(initiate);
  expect(objectOf('object:apprentices-sceptre')).toMatchObject({ magicDice: 1, needs: { magic: 4 } });
});

it('REIGN-205 the categories of objects, one each but for amulets, rings and sceptres', () => {
  const names = TREASURES.object.map((id) =>
    id.startsWith('object:') ? objectOf(id as 'object:sceptre').category : '',
  );
  expect(names).toEqual([
    ...['amulet', 'amulet', 'amulet', 'ring', 'ring', 'ring', 'boots', 'crown', 'stone', 'sceptre', 'sceptre'],
  ]);
});

it('REIGN-190 scrolls and grimoires by 2D; only the beggars book needs no skill', () => {
  expect(figuresOf('writing')).toEqual(lastTwo(bySum('REIGN-190')));
  const open = GRIMOIRE_IDS.filter((id) => !grimoireOf(id).needsInitiation);
  expect(open).toEqual(['grimoire:magic-for-beggars']);
});

it('REIGN-192 magic armours by 2D', () => {
  expect(figuresOf('magicArmour')).toEqual(lastTwo(bySum('REIGN-192')));
  const lines = bySum('REIGN-192').map((cells) => cells[1] ?? '');
  const all = MAGIC_ARMOUR_IDS.map(armourOf);
  expect(all.map(({ points }) => points)).toEqual(lines.map((line) => Number(/\+(\d) armour/.exec(line)?.[1] ?? 0)));
  expect(all.map(({ hasParry }) => hasParry)).toEqual(lines.map((line) => line.includes('parry')));
  const magicLost = (line: string) => Number(/−(\d+) Magic/.exec(line)?.[1] ?? 0);
  expect(all.map(({ levels }) => -(levels.magic ?? 0) || 0)).toEqual(lines.map(magicLost));
  const of = (ward: string) => all.filter(({ wards }) => wards.some((one) => one === ward)).map(({ id }) => id);
  expect(of('fire')).toEqual(['armour:hell']);
  expect(of('web')).toEqual(['armour:honed']);
  expect(of('fear')).toEqual(['armour:shield-of-courage']);
  expect(of('spells')).toEqual(['armour:talisman']);
  expect(armourOf('armour:masters').levels.charisma).toBe(1);
  expect(armourOf('armour:thrice-blessed')).toMatchObject({ isBlessed: true, levels: { agility: -1 } });
  expect(armourOf('armour:regeneration').regeneration).toBe(1);
  expect(all.filter(({ hasThrownPoints }) => hasThrownPoints).map(({ id }) => id)).toEqual(['armour:ghost']);
});

it('REIGN-044 shields are held, all other armour is worn', () => {
  const shields = THING_IDS.map(thingOf).flatMap((one) => (one.kind === 'armour' && one.isShield ? [one.id] : []));
  expect(shields).toEqual(['armour:shield-of-courage', 'armour:great-argika-shield', 'armour:plain-shield']);
});

it('REIGN-193 runes by 2D: a level each, or five hit points; 500 écus and no weight', () => {
  const words = { melee: 'Melee', shooting: 'Shooting', force: 'Force', endurance: 'Endurance', will: 'Will' };
  const more = { charisma: 'Charisma', agility: 'Agility', intelligence: 'Intelligence', dexterity: 'Dexterity' };
  const all: Readonly<Record<string, string>> = { ...words, ...more, magic: 'Magic' };
  const printed = [...ruleText('REIGN-193').matchAll(/\+(\d) (\w+)/g)].map(([, by, what]) => `+${by} ${what}`);
  const ours = RUNE_IDS.map(runeOf).map(({ level, hitPoints }) =>
    level === null ? `+${hitPoints} HP` : `+1 ${all[level]}`,
  );
  expect(ours).toEqual(printed);
  expect(RUNE_IDS.map(runeOf).every(({ sale, weight }) => sale === 500 && weight === 0)).toBe(true);
  expect(TREASURES.rune).toEqual(RUNE_IDS);
});

it('REIGN-308, REIGN-309 what is on sale, for how much, and what it is sold for', () => {
  const goods = [...ruleText('REIGN-309').matchAll(/(?:^|[;.:]\*?\*?)\s*([^;.]*?) (\d+) \/ (\d+)/g)];
  const names: Readonly<Record<string, (typeof THING_IDS)[number]>> = {
    'Healing potion': 'potion:healing',
    curing: 'potion:curing',
    'dagger (Fu+1D)': 'weapon:dagger',
    'short sword (Fu+1D, parry)': 'weapon:short-sword',
    cleaver: 'weapon:cleaver',
    club: 'weapon:club',
    'two-handed cleaver': 'weapon:two-handed-cleaver',
    'hunting bow (range 12, 4+1D)': 'weapon:hunting-bow',
    'leather jerkin +1': 'armour:leather-jerkin',
    'studded habit +2, −1 Magic for non-monks': 'armour:studded-habit',
    'mail shirt +2': 'armour:mail-shirt',
    'plain shield +1 parry': 'armour:plain-shield',
    'spike trap kit (5D)': 'goods:spike-trap-kit',
    'lock-picks (+1 result to pick)': 'goods:lock-picks',
  };
  const printed = goods.flatMap(([, name = '', price, weight]) => {
    const id = names[name.replace('**Price list (buy / weight).** ', '').replace(/^.*\*\* /, '')];
    return id === undefined ? [] : [{ id, price: Number(price), weight: Number(weight) }];
  });
  expect(printed).toHaveLength(Object.keys(names).length);
  expect(printed.map(({ id }) => ({ id, price: priceOf(id), weight: thingOf(id).weight }))).toEqual(printed);
  expect([priceOf('goods:rope'), thingOf('goods:rope').weight, priceOf('goods:strongbox')]).toEqual([20, 3, 100]);
  expect(ORDINARY_WEAPON_IDS.map(priceOf)).toEqual(ORDINARY_WEAPON_IDS.map((id) => 2 * weaponOf(id).sale));
  expect([priceOf('object:apprentices-sceptre'), priceOf('grimoire:magic-for-beggars')]).toEqual([50, 50]);
  const onSale = THING_IDS.filter((id) => priceOf(id) !== null);
  expect(onSale).toHaveLength(11 + 15);
  const halved = onSale.filter(
    (id) => !ORDINARY_WEAPON_IDS.some((one) => one === id) && !/potion|object|grimoire/.test(id),
  );
  expect(halved.map((id) => 2 * thingOf(id).sale)).toEqual(halved.map(priceOf));
  const dear = onSale.filter((id) => !isSoldIn('village', id));
  expect(dear).toEqual(onSale.filter((id) => id.startsWith('weapon:') && (priceOf(id) ?? 0) > 100));
  expect(dear).toContain('weapon:repeating-crossbow');
});
