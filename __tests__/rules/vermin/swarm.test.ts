import { FEAR_PUNCH, pitch, POISON_PUNCH, STUNNING_PUNCH } from '../../../src/rules/catacombs/content/attacks';
import type { MonsterId } from '../../../src/rules/catacombs/words/ids';
import { printCard } from '../catacombs/support/cards';
import type { FightPlan } from '../catacombs/support/fight';
import { down, placed, unharmed } from '../catacombs/support/facts';
import { SHIELD, SKELETON } from '../catacombs/support/pieces';
import type { Table } from '../catacombs/support/table';
import { stacked } from '../../../src/rules/catacombs/model/subjects/stacks';
import { NO_VARIANTS } from '../../../src/rules/catacombs';
import { overseersTurn, poisoned, poisonOf, verminFight, withDeck } from './support';

const RAT: MonsterId = 'monster:sewer-rat';
const ELF = 'hero:elf';
const THIEF = 'hero:thief';
const rat = (number: number): string => `${RAT}-${number}`;
const rats = (count: number): MonsterId[] => Array.from({ length: count }, () => RAT);

const attack = (table: Table, number: number, ...hits: readonly string[]): Table =>
  table.act(rat(number), 'attack-1').flick({ hits });
const swarm = (count: number, plan: FightPlan = {}): Table => {
  const table = overseersTurn({ monsters: [...rats(count), 'monster:orc'], ...plan });
  for (let number = 1; number <= Math.min(3, count); number++) attack(table, number, ELF);
  return table;
};
const onElf = (table: Table) => table.model.room!.stacks?.find(({ on }) => on === ELF)?.monsters.map(({ id }) => id);

describe('Weak', () => {
  const weak = (target: string) => unharmed(target, rat(1), 'ability:weak', 'VERM-154');

  it('VERM-154: what it attacks with takes no life', () => {
    const table = swarm(1);
    expect(table.events).toContainEqual(weak(ELF));
    expect(table.model.heroes[ELF]?.life).toBe(8);
  });

  it('VERM-156: nor does it poison or frighten; but a stun comes of the hit itself', () => {
    printCard(RAT, { actions: [[pitch(POISON_PUNCH)]] });
    expect(
      withDeck(overseersTurn({ monsters: rats(2) }), poisonOf(1))
        .act(rat(1), 'attack-1')
        .flick({ hits: [ELF] }).happened,
    ).not.toContain('poisoned');
    printCard(RAT, { actions: [[pitch(FEAR_PUNCH)]] });
    expect(swarm(1).prompt.purpose.kind).toBe('act');
    printCard(RAT, { actions: [[pitch(STUNNING_PUNCH)]] });
    expect(swarm(1).events).toContainEqual(down(ELF, 3, rat(1)));
  });
});

describe('Swarm', () => {
  it('VERM-139 VERM-146: whom it strikes it climbs, hurt or not', () => {
    const table = swarm(1);
    expect(table.events).toContainEqual({ kind: 'climbed', piece: rat(1), on: ELF, count: 1 });
    expect(onElf(table)).toEqual([rat(1)]);
    expect(table.has(rat(1))).toBe(false);
  });

  it('BASE-339: what flips over has flipped before anybody climbs, and whom the Punch has killed nobody climbs', () => {
    printCard(RAT, { abilities: ['ability:swarm', 'ability:feeding-frenzy'] });
    expect(swarm(1).happened.slice(1)).toEqual(['struck', 'damaged', 'incapacitated', 'climbed']);
    const table = swarm(1, { boards: { [ELF]: { life: 1 } } });
    expect(table.happened).toContain('killed');
    expect(table.happened).not.toContain('climbed');
    expect(table.has(rat(1))).toBe(true);
  });

  it('VERM-140 VERM-187: two on one hero do nothing yet', () => {
    const table = swarm(2);
    expect(onElf(table)).toEqual([rat(1), rat(2)]);
    expect(table.prompt.purpose.kind).toBe('act');
    expect(table.model.heroes[ELF]?.life).toBe(8);
  });

  it('VERM-141 VERM-155: at three the Overseer chooses: 1 damage…', () => {
    const table = swarm(3);
    expect(table.prompt).toMatchObject({ seats: ['overseer'], purpose: { kind: 'swarmAttack', on: ELF } });
    expect(table.options).toEqual(['bite', 'poison']);
    table.choose('bite');
    const cause = { by: 'ability:swarm', rule: 'VERM-141' };
    expect(table.events).toContainEqual({ kind: 'damaged', target: ELF, amount: 1, lifeLeft: 7, cause });
  });

  it('VERM-141 VERM-152: …or a Poison card, with what it takes besides', () => {
    const table = withDeck(swarm(3), poisonOf(3, 1), poisonOf(1)).choose('poison');
    expect(table.events).toContainEqual(poisoned(ELF, 'ability:swarm', 3, 3, 8));
    expect(table.model.heroes[ELF]).toMatchObject({ life: 7, poison: [poisonOf(3, 1)] });
  });

  it('VERM-152: Lethal does not double it', () => {
    printCard(RAT, { abilities: ['ability:swarm', 'ability:weak', 'ability:lethal'] });
    const table = withDeck(swarm(3), poisonOf(1), poisonOf(2)).choose('poison');
    expect(table.model.heroes[ELF]?.poison).toEqual([poisonOf(1)]);
  });

  it('VERM-142 VERM-149: then they are in the reserve, and nobody’s kills', () => {
    const table = swarm(4);
    expect(table.model.stock.sewerRat).toBe(8);
    table.choose('bite');
    expect(table.model.stock.sewerRat).toBe(11);
    expect(onElf(table) ?? []).toEqual([]);
    expect(Object.values(table.model.heroes).flatMap(({ kills }) => kills)).toEqual([]);
  });

  it('VERM-148: the count begins anew, and six make a second attack in the same turn', () => {
    const table = swarm(6).choose('bite');
    attack(attack(table, 4, ELF), 5, ELF);
    expect(onElf(table)).toEqual([rat(4), rat(5)]);
    expect(table.prompt.purpose).toMatchObject({ kind: 'act', turn: 'overseer' });
    attack(table, 6, ELF);
    expect(table.prompt).toMatchObject({ purpose: { kind: 'swarmAttack', on: ELF }, seats: ['overseer'] });
    expect(table.choose('bite').model.heroes[ELF]?.life).toBe(6);
  });

  it('VERM-143: at the end of the Overseer’s turn they are set down beside the hero', () => {
    const table = swarm(2).passAll();
    expect(table.prompt).toMatchObject({ seats: ['overseer'], purpose: { kind: 'placeSwarm', on: ELF } });
    expect(
      table.refusal({
        kind: 'place',
        places: [
          { id: rat(1), xMm: 80, yMm: 300 },
          { id: rat(2), xMm: 60, yMm: 430 },
        ],
      }),
    ).toMatchObject({ reason: 'outOfReach', rule: 'VERM-143' });
    table.place({ [rat(1)]: [80, 390], [rat(2)]: [60, 405] });
    const cause = { by: ELF, rule: 'VERM-143' };
    expect(table.events.slice(0, 2)).toEqual([placed(rat(1), 80, 390, cause), placed(rat(2), 60, 405, cause)]);
    expect(table.piece(rat(1))).toMatchObject({ xMm: 80, yMm: 390 });
    expect(table.model.room?.round).toBe(2);
  });

  it('VERM-144 VERM-145: an Ally can be swarmed, and only bitten', () => {
    const table = overseersTurn({ monsters: [...rats(3), 'monster:orc'], pieces: [SKELETON] });
    for (const number of [1, 2, 3]) attack(table, number, SKELETON.id);
    expect(table.has(SKELETON.id)).toBe(false);
    expect(table.model.stock.sewerRat).toBe(12);
    expect(table.prompt.purpose.kind).toBe('act');
  });

  it('VERM-147: of two that it strikes the Overseer chooses one', () => {
    const table = attack(overseersTurn({ monsters: [...rats(1), 'monster:orc'] }), 1, ELF, THIEF);
    expect(table.prompt).toMatchObject({ seats: ['overseer'], purpose: { kind: 'climb', piece: rat(1) } });
    expect(table.options).toEqual([ELF, THIEF]);
    table.choose(THIEF);
    expect(table.events).toContainEqual({ kind: 'climbed', piece: rat(1), on: THIEF, count: 1 });
  });

  it('VERM-150 VERM-191: what sits on a hero lies nowhere on the board and takes no action, but is in the room', () => {
    const table = swarm(1).act('monster:orc-1', 'attack-1');
    if (table.prompt.ask.kind !== 'flick') throw new Error('no flick');
    expect(table.prompt.ask.taken.map(({ id }) => id)).not.toContain(rat(1));
    table.flick();
    expect(table.happened).not.toContain('roomCleared');
    expect(table.prompt.purpose.kind).toBe('placeSwarm');
  });

  it('VERM-151: around the last spot of whoever dies below them', () => {
    const table = swarm(1, { boards: { [ELF]: { life: 1 } } }).act('monster:orc-1', 'attack-1');
    table.flick({ hits: [ELF], rest: { [ELF]: [80, 430] } });
    expect(table.has(ELF)).toBe(false);
    expect(table.prompt.purpose).toEqual({ kind: 'placeSwarm', on: ELF });
    table.place({ [rat(1)]: [80, 410] });
    expect(table.events[0]).toEqual(placed(rat(1), 80, 410, { by: ELF, rule: 'VERM-151' }));
    expect(table.piece(rat(1))).toMatchObject({ yMm: 410 });
  });

  describe('on a hero who takes fright', () => {
    const frightened = (...hits: readonly string[]) =>
      attack(overseersTurn({ monsters: [...rats(1), 'monster:wyvern'] }), 1, ELF)
        .act('monster:wyvern-1', 'attack-1')
        .flick({ hits });

    it('VERM-053 VERM-054: they stay where they are until the Overseer has decided', () => {
      const table = frightened(ELF);
      expect(table.prompt).toMatchObject({ seats: ['overseer'], purpose: { kind: 'frighten', heroes: [ELF] } });
      expect(table.options).toEqual([ELF, 'pass']);
      expect(table.happened).not.toContain('placed');
    });

    it('VERM-054: left alone, he keeps them on him', () => {
      const table = frightened(ELF).choose('pass');
      expect(table.model.room?.stacks).toMatchObject([{ on: ELF, monsters: [{ id: rat(1) }] }]);
      expect(table.events).not.toContainEqual(expect.objectContaining({ kind: 'flicked' }));
      // The Overseer's turn is over: only now are they set down.
      expect(table.prompt.purpose).toEqual({ kind: 'placeSwarm', on: ELF });
    });

    it('VERM-053 VERM-054 VERM-186: flicked, they are set down first, he must run, and they do not act again', () => {
      const table = frightened(ELF).choose(ELF);
      expect(table.prompt.purpose).toEqual({ kind: 'placeSwarm', on: ELF });
      table.place({ [rat(1)]: [80, 390] });
      expect(table.events).toEqual([placed(rat(1), 80, 390, { by: ELF, rule: 'VERM-053' })]);
      expect(table.prompt.purpose).toMatchObject({ kind: 'flick', reason: 'fear', actor: ELF });
      expect(table.prompt.ask).toMatchObject({ mayDecline: false });
      expect(table.refusal({ kind: 'flick', flick: null })).toMatchObject({ reason: 'mustFlick' });
      expect(table.flick().happened).toContain('turnBegan');
    });

    it('VERM-054: the last of several is asked about as well, if he carries some', () => {
      const table = frightened(ELF, 'hero:thief').choose('hero:thief').flick();
      expect(table.prompt.purpose).toEqual({ kind: 'frighten', heroes: [ELF] });
      expect(table.options).toEqual([ELF, 'pass']);
    });
  });

  it('VERM-189: who strikes a shield climbs nobody', () => {
    const table = attack(overseersTurn({ monsters: [...rats(1), 'monster:orc'], pieces: [SHIELD] }), 1, 'shield');
    expect(table.has(rat(1))).toBe(true);
  });

  it('VERM-190: when a Swarm Attack leaves no monster, the room ends with the round', () => {
    const table = swarm(3, { monsters: rats(3) }).choose('bite');
    expect(table.happened).toContain('roomCleared');
  });
});

describe('a monster that sits on a hero in the heroes’ turn, as a story may begin', () => {
  const alone = (plan: FightPlan = {}): Table => {
    const table = verminFight({ monsters: [RAT, 'monster:zombie'], ...plan });
    const piece = table.piece(rat(1));
    if (piece.kind !== 'monster') throw new Error('no rat');
    table.state = { ...table.state, model: stacked(table.model, piece, 'hero:barbarian') };
    return table
      .act(ELF, 'arrows')
      .flick({ hits: ['monster:zombie-1'] })
      .decline();
  };

  it('VERM-150 BASE-092: counts as one in the room: the round is not skipped before it is dead', () => {
    const table = alone();
    expect(table.has('monster:zombie-1')).toBe(false);
    expect(table.options).toEqual(expect.arrayContaining(['hero:thief>punch']));
    expect(table.options).not.toContain('skipToEndOfRound');
    table.state = { ...table.state, model: { ...table.model, room: { ...table.model.room!, stacks: [] } } };
    expect(table.choose('hero:thief>pass').options).toContain('skipToEndOfRound');
  });

  it('VERM-150 EXTRA-023: and a hero side that does not attack stalls', () => {
    const variants = { ...NO_VARIANTS, wanderingMonsters: true };
    const table = verminFight({ monsters: [RAT], setup: { variants } });
    const piece = table.piece(rat(1));
    if (piece.kind !== 'monster') throw new Error('no rat');
    table.state = { ...table.state, model: stacked(table.model, piece, 'hero:barbarian') };
    table.passAll();
    expect(table.prompt).toMatchObject({
      seats: ['overseer'],
      purpose: { kind: 'addWandering' },
      ask: { options: ['add', 'none'] },
    });
  });
});
