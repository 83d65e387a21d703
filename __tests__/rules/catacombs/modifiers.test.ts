import { CRITICAL_PUNCH, STUNNING_BOLT, STUNNING_PUNCH } from '../../../src/rules/catacombs/content/attacks';
import { HERO_CARDS } from '../../../src/rules/catacombs/content/heroes';
import { LORD_CARDS } from '../../../src/rules/catacombs/content/lords';
import { MONSTER_CARDS } from '../../../src/rules/catacombs/content/monsters';
import { SPELL_CARDS } from '../../../src/rules/catacombs/content/spells';
import { type Attack, ATTACK_TYPES, type Step } from '../../../src/rules/catacombs/words/attack';
import { printCard } from './support/cards';
import { down, hurt, killed, struck, unharmed } from './support/facts';
import { fight } from './support/fight';

const SCORPION = 'monster:giant-scorpion-1';

const printedSteps = (): readonly Step[] => [
  ...Object.values(MONSTER_CARDS).flatMap(({ actions }) => actions.flat()),
  ...Object.values(LORD_CARDS).flatMap(({ actions }) => actions.flatMap(({ steps }) => steps)),
  ...Object.values(HERO_CARDS).flatMap(({ actions }) => actions.flatMap(({ steps }) => steps)),
  ...Object.values(SPELL_CARDS).flatMap(({ steps }) => steps),
];

describe('modifiers', () => {
  it('BASE-150 BASE-151 BASE-155: a Critical Punch takes 2 life from every hero it strikes', () => {
    const table = fight({ monsters: ['monster:giant-scorpion'] })
      .passAll()
      .act(SCORPION, 'attack-1')
      .flick({ hits: ['hero:elf', 'hero:thief'] });
    expect(table.events.slice(1, 5)).toEqual([
      struck('hero:elf', SCORPION),
      hurt('hero:elf', 6, SCORPION, 2),
      struck('hero:thief', SCORPION, 20),
      hurt('hero:thief', 8, SCORPION, 2),
    ]);
  });

  it('BASE-152: a critical strike kills a healthy Orc outright', () => {
    const table = fight({
      monsters: ['monster:orc'],
      boards: { 'hero:barbarian': { equipment: ['equipment:great-axe'] } },
    })
      .act('hero:barbarian', 'punch')
      .flick({ hits: ['monster:orc-1'] });
    expect(table.events.slice(1)).toEqual([
      struck('monster:orc-1', 'hero:barbarian'),
      hurt('monster:orc-1', 0, 'hero:barbarian', 2),
      killed('monster:orc-1', 'hero:barbarian', 'hero:barbarian'),
    ]);
    expect(table.has('monster:orc-1')).toBe(false);
  });

  it('BASE-153 BASE-155 BASE-191: a Stunning Punch hurts as usual and stuns every hero it strikes', () => {
    const table = fight({ monsters: ['monster:ghoul'] })
      .passAll()
      .act('monster:ghoul-1', 'attack-1')
      .flick({ hits: ['hero:elf', 'hero:wizard'] });
    expect(table.events.slice(1, 7)).toEqual([
      struck('hero:elf', 'monster:ghoul-1'),
      hurt('hero:elf', 7, 'monster:ghoul-1'),
      struck('hero:wizard', 'monster:ghoul-1', 20),
      hurt('hero:wizard', 7, 'monster:ghoul-1'),
      down('hero:elf', 3, 'monster:ghoul-1'),
      down('hero:wizard', 3, 'monster:ghoul-1'),
    ]);
  });

  it('BASE-154: only Punches and Missiles carry a modifier, and one large Fireball', () => {
    const attacks = printedSteps().flatMap((step) => (step.kind === 'effect' ? [] : [step.attack]));
    const modified = attacks.filter(({ modifiers }) => modifiers.length > 0);
    expect(new Set(attacks.map(({ type }) => type))).toEqual(new Set(ATTACK_TYPES));
    const isLargeFireball = ({ type, modifiers: [only] }: Attack) => type === 'fireball' && only === 'critical';
    const small = modified.filter((attack) => !isLargeFireball(attack));
    expect(new Set(small.map(({ type }) => type))).toEqual(new Set(['punch', 'missile']));
    expect(attacks).toContain(CRITICAL_PUNCH);
  });

  it('BASE-156: where no damage is done there is no modifier either', () => {
    const table = fight({ monsters: ['monster:fire-demon'] })
      .act('hero:wizard', 'spell:stunning-bolt')
      .flick({ hits: ['monster:fire-demon-1'] });
    expect(table.events.slice(1)).toEqual([
      struck('monster:fire-demon-1', 'missile'),
      unharmed('monster:fire-demon-1', 'missile', 'ability:absorption', 'BASE-266'),
    ]);
    expect(table.piece('monster:fire-demon-1')).toMatchObject({ stun: null, life: 2 });
  });

  it('BASE-156: a void strike of a stunning chain stuns nobody', () => {
    printCard('monster:ghoul', { actions: [[{ kind: 'chain', attack: STUNNING_PUNCH, count: 2 }]] });
    const table = fight({
      monsters: ['monster:ghoul'],
      boards: { 'hero:thief': { equipment: ['equipment:shadow-cloak'] } },
    })
      .passAll()
      .act('monster:ghoul-1', 'attack-1')
      .flick({ hits: ['hero:thief'] })
      .choose('cancel')
      .flick({ hits: ['hero:thief'] });
    expect(table.events[2]).toEqual(unharmed('hero:thief', 'monster:ghoul-1', 'struckJustBefore', 'BASE-169'));
    expect(table.piece('hero:thief')).toMatchObject({ stun: null });
  });

  it('BASE-157: a Stunning Bolt stuns a monster with the same timing, and nobody turns it over', () => {
    const table = fight({ monsters: ['monster:orc', 'monster:orc'] })
      .act('hero:wizard', 'spell:stunning-bolt')
      .flick({ hits: ['monster:orc-1'] });
    expect(table.events.slice(1)).toEqual([
      struck('monster:orc-1', 'missile'),
      hurt('monster:orc-1', 1, 'missile'),
      down('monster:orc-1', 3, 'hero:wizard'),
    ]);
    expect(table.passAll().options).toEqual(['monster:orc-2>attack-1', 'monster:orc-2>pass']);
    expect(table.nextRound().passAll().options).toEqual(['monster:orc-2>attack-1', 'monster:orc-2>pass']);
    expect(table.nextRound().passAll().options).toContain('monster:orc-1>attack-1');
  });

  it('BASE-157: the Lord is never stunned, even by a card that stuns monsters', () => {
    const table = fight({ fight: 'final' })
      .act('hero:wizard', 'spell:stunning-bolt')
      .flick({ hits: ['lord:sorcerer'] });
    expect(table.events.slice(1)).toEqual([
      struck('lord:sorcerer', 'missile'),
      hurt('lord:sorcerer', LORD_CARDS['lord:sorcerer'].life - 1, 'missile'),
    ]);
  });

  it('BASE-157: an ordinary stunning attack of a hero does not stun monsters', () => {
    const table = fight({ monsters: ['monster:orc'] }).act('hero:wizard', 'spell:stunning-bolt');
    expect(STUNNING_BOLT.traits).toEqual(['stunsMonsters']);
    const { tasks } = table.state;
    const plain = { ...STUNNING_BOLT, traits: [] };
    table.state = {
      ...table.state,
      tasks: tasks.map((task) => (task.kind === 'pitch' ? { ...task, pitch: { ...task.pitch, attack: plain } } : task)),
    };
    table.flick({ hits: ['monster:orc-1'] });
    expect(table.happened).toEqual(['flicked', 'struck', 'damaged']);
  });

  it('BASE-165: of alternatives exactly one is chosen, before aiming', () => {
    const table = fight({ monsters: ['monster:skeleton-archer'] }).passAll();
    const archer = 'monster:skeleton-archer-1';
    expect(table.options).toEqual([`${archer}>attack-1`, `${archer}>attack-2`, `${archer}>pass`]);
    table.act(archer, 'attack-2');
    expect(table.prompt.purpose).toMatchObject({ kind: 'flick', attack: 'missile' });
    table.flick({ hits: ['hero:elf'] });
    expect(table.event('turnBegan').turn).toBe('heroes');
  });
});
