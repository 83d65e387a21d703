import { creatureOf } from '../../../src/rules/reign/content/creatures';
import { CHEST_LOCK, DOORS, FOOTPRINTS, HOLDINGS, SQUARE_FINDS } from '../../../src/rules/reign/content/elements';
import { HEROES } from '../../../src/rules/reign/content/heroes';
import { spellOf, spellsIn } from '../../../src/rules/reign/content/spells';
import { thingOf } from '../../../src/rules/reign/content/things';
import { CREATURE_IDS, type CreatureId } from '../../../src/rules/reign/words/creatures';
import { HERO_IDS } from '../../../src/rules/reign/words/heroes';
import { LEVEL_IDS } from '../../../src/rules/reign/words/levels';
import { SKILL_IDS } from '../../../src/rules/reign/words/skills';
import { SPELL_IDS } from '../../../src/rules/reign/words/spells';
import { GRIMOIRE_IDS, type GrimoireId } from '../../../src/rules/reign/words/things';
import { ruleText, tableOf } from './rulebook';

const heroes = HERO_IDS.map((id) => HEROES[id]);
const row = (name: string): readonly string[] =>
  tableOf('REIGN-295')
    .find(([first]) => first === name)
    ?.slice(1) ?? [];

describe('REIGN-041, REIGN-295 the sheets of the four heroes', () => {
  it.each(LEVEL_IDS)('%s', (level) => {
    const name = level[0]?.toUpperCase() + level.slice(1);
    expect(heroes.map(({ levels }) => String(levels[level]))).toEqual(row(name));
  });

  it('points, and the weight that they may carry (REIGN-046)', () => {
    expect(heroes.map(({ actionPoints }) => String(actionPoints))).toEqual(row('AP'));
    expect(heroes.map(({ hitPoints }) => String(hitPoints))).toEqual(row('HP'));
    expect(heroes.map(({ destiny }) => String(destiny))).toEqual(row('Destiny'));
    expect(heroes.map(({ levels }) => String((levels.force + levels.endurance) * 10))).toEqual(row('Carrying limit'));
  });

  it('spells and skills by name, never more than Intelligence', () => {
    const named = (ids: readonly string[]) =>
      ids.map((id) => id.replace(/^\w+:/, '').replaceAll('-', ' ').replace('initiated', 'initiated in the arcane'));
    const printed = (cell = '') =>
      cell === '–' ? [] : cell.toLowerCase().replace('é', 'e').replaceAll('-', ' ').split(', ');
    expect(heroes.map(({ skills }) => named(skills))).toEqual(row('Skills').map(printed));
    expect(heroes.map(({ spells }) => named(spells))).toEqual(row('Spells').map(printed));
    expect(heroes.every(({ levels, skills, spells }) => skills.length + spells.length <= levels.intelligence)).toBe(
      true,
    );
  });

  it('what they hold, wear and carry, none above the limit', () => {
    const names = heroes.map(({ held, worn, pack }) => ({ held, worn, pack }));
    expect(names).toEqual([
      { held: ['weapon:two-handed-cleaver'], worn: 'armour:leather-jerkin', pack: ['potion:healing'] },
      { held: ['weapon:hunting-bow', 'weapon:short-sword'], worn: 'armour:leather-jerkin', pack: ['potion:healing'] },
      {
        held: ['weapon:club', 'object:apprentices-sceptre'],
        worn: 'armour:studded-habit',
        pack: ['potion:healing', 'potion:curing'],
      },
      { held: ['weapon:dagger', 'object:sceptre'], worn: null, pack: ['potion:healing'] },
    ]);
    const weights = heroes.map(({ held, worn, pack }) =>
      [...held, ...pack, ...(worn === null ? [] : [worn])].reduce((sum, id) => sum + thingOf(id).weight, 0),
    );
    expect(weights).toEqual([21, 26, 31, 9]);
  });
});

it('REIGN-296 Svein has Dexterity 5', () => {
  expect(HEROES['hero:svein'].levels.dexterity).toBe(5);
});

it('REIGN-299 the skills', () => {
  const printed = tableOf('REIGN-299').map(([name = '']) => name.replace(/ \(.*/, '').toLowerCase());
  const ours = SKILL_IDS.map((id) => id.replace('skill:', '').replaceAll('-', ' '));
  const words = printed.map((name) =>
    name.replace('é', 'e').replace("'", '').replaceAll('-', ' ').replace('initiated in the arcane', 'initiated'),
  );
  expect(ours).toEqual(words);
});

const LINES: readonly (readonly [string, readonly CreatureId[]])[] = [
  ['REIGN-260', ['creature:giant-rat', 'creature:giant-spider', 'creature:revenant', 'creature:ogre']],
  ['REIGN-310', ['creature:peasant', 'creature:guard', 'creature:cut-purse', 'creature:madman', 'creature:imp']],
];

describe.each(LINES)('REIGN-255, REIGN-260, REIGN-310 (%s) the values of creatures', (rule, ids) => {
  it.each(ids.map((id, at) => [id, at] as const))('%s', (id, at) => {
    const one = creatureOf(id);
    const { levels, armour, testDice, damage, webbing, hasParry, isForced } = one;
    const force = testDice.force === undefined ? `${levels.force}` : `${levels.force} (${testDice.force}D)`;
    const plus = damage.flat === 0 ? '' : `${damage.flat}+`;
    const attack = `${isForced ? 'Fu+' : ''}${plus}${damage.dice}D`;
    const cells = tableOf(rule)[at] ?? [];
    expect(cells.slice(1, -1)).toEqual(
      [
        ...[levels.dexterity, levels.intelligence, levels.melee, levels.shooting, levels.agility, levels.magic],
        ...[
          one.actionPoints,
          force,
          levels.charisma,
          `${levels.endurance} (${levels.endurance + armour})`,
          levels.will,
        ],
        one.hitPoints,
      ].map(String),
    );
    const printed = cells.at(-1) ?? '';
    expect(printed.split(', ')[0]?.endsWith(` ${attack}`)).toBe(true);
    expect(hasParry).toBe(printed.includes('parry'));
    expect(webbing).toBe(Number(/webbing (\d)/.exec(printed)?.[1] ?? 0));
  });
});

it('REIGN-256, REIGN-257, REIGN-258, REIGN-259 what is told of the four monsters', () => {
  const shape = ({
    coins,
    treasures,
    deployment,
    fear,
    canRun,
    isFearless,
    swarm,
    webbing,
  }: ReturnType<typeof creatureOf>) => ({
    ...{ coins, treasures, fear, canRun, isFearless, swarm, webbing },
    many: [deployment?.flat, deployment?.dice, deployment?.thirds],
  });
  const plain = { treasures: 0, fear: 0, canRun: true, isFearless: true, swarm: 1, webbing: 0 };
  expect(shape(creatureOf('creature:revenant'))).toEqual({
    ...{ ...plain, coins: 3, fear: 1, canRun: false, isFearless: false },
    many: [2, 0, 1],
  });
  expect(shape(creatureOf('creature:ogre'))).toEqual({ ...plain, coins: 15, canRun: false, many: [1, 0, 0] });
  expect(shape(creatureOf('creature:giant-rat'))).toEqual({ ...plain, coins: 1, swarm: 3, many: [7, 1, 0] });
  expect(shape(creatureOf('creature:giant-spider'))).toEqual({ ...plain, coins: 2, webbing: 1, many: [0, 0, 1] });
});

it('REIGN-178 revenants are undead, imps demons', () => {
  const keywords = CREATURE_IDS.flatMap((id) =>
    creatureOf(id).keyword === null ? [] : [[id, creatureOf(id).keyword]],
  );
  expect(keywords).toEqual([
    ['creature:revenant', 'undead'],
    ['creature:imp', 'demon'],
  ]);
});

describe('the spells of the grimoires', () => {
  const RULES: readonly (readonly [string, GrimoireId])[] = [
    ['REIGN-303', 'grimoire:magic-for-beggars'],
    ['REIGN-304', 'grimoire:white-magic'],
    ['REIGN-305', 'grimoire:black-magic'],
    ['REIGN-306', 'grimoire:necromancy'],
    ['REIGN-307', 'grimoire:demonology'],
  ];
  const amountOf = (text: string) => /(?:(\d)\+)?(\d)D/.exec(text);

  it.each(RULES)(
    'REIGN-303, REIGN-304, REIGN-305, REIGN-306, REIGN-307 (%s): names, difficulties, ranges, figures',
    (rule, grimoire) => {
      const body = ruleText(rule).replace(/^- \*\*REIGN.*?\*\*.*?\*\*.*?\*\*/s, '');
      const printed = [...body.matchAll(/([A-Z][A-Za-z ]+?)(?: \([^)]*\))? (\d): ([^.]*)\./g)].map(
        ([, name, least, text]) => [
          name?.toLowerCase(),
          Number(least),
          Number(/(?:range|within) (\d+)/.exec(text ?? '')?.[1] ?? 0),
          text?.includes('flaming'),
        ],
      );
      expect(
        spellsIn(grimoire).map(({ id, difficulty, range, isFlaming }) => [
          id.replace('spell:', '').replaceAll('-', ' '),
          difficulty,
          range ?? 0,
          isFlaming,
        ]),
      ).toEqual(printed);
      for (const spell of spellsIn(grimoire)) {
        if (spell.amount === null) continue;
        const { flat, dice } = spell.amount;
        expect(amountOf(`${flat === 0 ? '' : `${flat}+`}${dice}D`)?.[0]).toBe(amountOf(lineOf(body, spell.id))?.[0]);
      }
    },
  );

  const lineOf = (body: string, id: string) => {
    const name = id.replace('spell:', '').replaceAll('-', ' ');
    return body.slice(body.toLowerCase().indexOf(name));
  };

  it('each is in one grimoire', () => {
    expect(GRIMOIRE_IDS.flatMap((id) => spellsIn(id).map((spell) => spell.id)).sort()).toEqual([...SPELL_IDS].sort());
    expect(spellOf('spell:icy-hand')).toMatchObject({ ignoresEndurance: true, ignoresArmour: false });
    expect(spellOf('spell:leech')).toMatchObject({ ignoresEndurance: false, ignoresArmour: true });
    expect(spellOf('spell:banish-the-dead')).toMatchObject({ ignoresEndurance: true, ignoresArmour: true });
  });
});

it('REIGN-209 doors: Endurance, hit points, difficulty to pick', () => {
  expect(DOORS).toEqual({
    standard: { endurance: 4, hitPoints: 10, pick: 1 },
    armoured: { endurance: 8, hitPoints: 20, pick: 5 },
    prison: { endurance: 12, hitPoints: 30, pick: 8 },
  });
});

it('REIGN-208 what is stood on, what is not entered, and what is an obstacle', () => {
  const of = (footprint: string) =>
    Object.entries(FOOTPRINTS).flatMap(([kind, one]) => (one === footprint ? [kind] : []));
  expect(of('enterable')).toEqual(['corpse', 'portal']);
  expect(of('bulk')).toEqual(['chest', 'barrel', 'table', 'tomb', 'well']);
  expect(of('obstacle')).toEqual(['bookcase', 'rack', 'statue', 'rubble']);
});

describe('what elements hold, by the face of the D', () => {
  const spread = <T>(none: T, some: T, much: T) => [none, some, some, some, much, much];
  const things = (kind: keyof typeof HOLDINGS) => HOLDINGS[kind]?.map((one) => one.things);
  const coins = (kind: keyof typeof HOLDINGS) => HOLDINGS[kind]?.map((one) => one.coins);

  it('REIGN-210, REIGN-211 racks and bookcases', () => {
    expect(things('rack')).toEqual(
      spread<readonly string[]>([], ['weapon', 'magicWeapon'], ['magicWeapon', 'magicArmour']),
    );
    expect(things('bookcase')).toEqual(spread<readonly string[]>([], ['writing', 'object'], ['magicWeapon', 'rune']));
  });

  it('REIGN-213, REIGN-224 barrels and tables', () => {
    expect(things('barrel')).toEqual(spread<readonly string[]>([], ['potion'], ['potion', 'potion']));
    expect(things('table')).toEqual(spread<readonly string[]>([], ['potion'], ['potion', 'object']));
  });

  it('REIGN-214 chests, locked on a 0', () => {
    expect(CHEST_LOCK).toEqual({ endurance: 9, hitPoints: 5, pick: 3 });
    expect(HOLDINGS.chest?.map(({ harm }) => harm)).toEqual(['locked', null, null, null, null, null]);
    expect(coins('chest')).toEqual([0, 100, 500, 500, 500, 500]);
    expect(things('chest')?.map((found) => found.length)).toEqual([0, 0, 0, 0, 1, 1]);
  });

  it('REIGN-229, REIGN-232, REIGN-234 corpses, statues and tombs', () => {
    expect(HOLDINGS.corpse?.map(({ harm }) => harm)).toEqual(['infected', null, null, null, null, null]);
    expect(things('corpse')?.map((found) => found.length)).toEqual([0, 0, 0, 0, 1, 1]);
    expect([coins('statue'), things('statue')?.map((found) => found.length)]).toEqual([
      [0, 50, 50, 50, 500, 500],
      [0, 1, 1, 1, 1, 1],
    ]);
    expect(things('tomb')?.map((found) => found.length)).toEqual([0, 0, 0, 0, 1, 1]);
  });

  it('REIGN-109 squares, by 2D', () => {
    const nothing = Array.from({ length: 4 }, () => 'nothing');
    expect(SQUARE_FINDS).toEqual(['hurtAndImprevu', 'hurt', 'hurt', ...nothing, 1, 30, 100, 'treasure']);
  });
});
