import { heroOf } from '../../../src/rules/catacombs/model/queries';
import { ANN, BOB } from './support/setup';
import { tableAt, type Moment } from './support/tableAt';

const visiting = (boards: Moment['boards'], card = 'room:healer') =>
  tableAt({ boards, tasks: [{ kind: 'enterCard', card }] });

const touchOf = (hero: string) => `${hero}>service:healing-touch`;
const resurrectionOf = (hero: string) => `${hero}>service:resurrection`;

describe('the Healer', () => {
  it('BASE-303 BASE-304: 300 gold for one life, as often as the heroes want and can pay', () => {
    const table = visiting({ 'hero:elf': { life: 3, gold: 700 } });
    table.choose(touchOf('hero:elf'));
    expect(table.events).toEqual([
      { kind: 'bought', hero: 'hero:elf', item: 'service:healing-touch', price: 300, paid: { 'hero:elf': 300 } },
      {
        kind: 'healed',
        target: 'hero:elf',
        amount: 1,
        life: 4,
        cause: { by: 'service:healing-touch', rule: 'BASE-304' },
      },
    ]);
    table.choose(touchOf('hero:elf'));
    expect(heroOf(table.model, 'hero:elf')).toMatchObject({ life: 5, gold: 100 });
    expect(table.model.goldReserve).toBe(12_600);
    expect(table.options).toEqual(['leave']);
    expect(table.barred(touchOf('hero:elf'))).toEqual({
      reason: 'notEnoughGold',
      rule: 'BASE-303',
      details: { price: 300, gold: 100 },
    });
  });

  it('BASE-303: gold may be pooled, and its owner agrees', () => {
    const table = visiting({ 'hero:elf': { life: 3, gold: 100 }, 'hero:thief': { gold: 400 } });
    table.choose(touchOf('hero:elf')).amounts({ 'hero:elf': 100, 'hero:thief': 200 });
    expect(table.prompt).toMatchObject({ seats: [BOB], purpose: { kind: 'agreeToPay', hero: 'hero:elf' } });
    table.choose('agree');
    expect(table.event('healed')).toMatchObject({ target: 'hero:elf', life: 4 });
  });

  it('BASE-307: nobody goes above the life they started with', () => {
    const table = visiting({ 'hero:elf': { life: 7, gold: 900 } });
    expect(table.barred(touchOf('hero:barbarian'))).toEqual({
      reason: 'lifeIsFull',
      rule: 'BASE-307',
      details: { hero: 'hero:barbarian' },
    });
    table.choose(touchOf('hero:elf'));
    expect(table.options).toEqual(['leave']);
    expect(table.barred(touchOf('hero:elf'))).toMatchObject({ rule: 'BASE-307' });
  });

  it('BASE-305: 1000 gold bring a dead hero back with 2 life, all its equipment and all its gold', () => {
    const thief = { life: 0, gold: 400, equipment: ['equipment:shadow-cloak'] } as const;
    const table = visiting({ 'hero:elf': { gold: 1000 }, 'hero:thief': thief });
    expect(table.options).toEqual([resurrectionOf('hero:thief'), 'leave']);
    table.choose(resurrectionOf('hero:thief'));
    expect(table.happened).toEqual(['bought', 'resurrected']);
    expect(heroOf(table.model, 'hero:thief')).toMatchObject({ ...thief, life: 2 });
    expect(heroOf(table.model, 'hero:elf').gold).toBe(0);
  });

  it('BASE-308 BASE-280: the dead do not pay for their own return', () => {
    const table = visiting({ 'hero:elf': { gold: 900 }, 'hero:thief': { life: 0, gold: 4000 } });
    expect(table.options).toEqual(['leave']);
    expect(table.barred(resurrectionOf('hero:thief'))).toMatchObject({ details: { price: 1000, gold: 900 } });
  });

  it('BASE-306 BASE-308: a revived hero may at once be healed, also with its own gold', () => {
    const table = visiting({ 'hero:elf': { gold: 1000 }, 'hero:thief': { life: 0, gold: 600 } });
    table.choose(resurrectionOf('hero:thief')).choose(touchOf('hero:thief'));
    expect(table.prompt.purpose).toMatchObject({ kind: 'healer' });
    expect(heroOf(table.model, 'hero:thief')).toMatchObject({ life: 3, gold: 300 });
  });

  it('BASE-308 BASE-282: whoever can pay buys a resurrection, also for a player with no hero left', () => {
    const dead = { life: 0 };
    const table = visiting({ 'hero:elf': { gold: 1300 }, 'hero:thief': dead, 'hero:wizard': dead });
    expect(table.prompt.seats).toEqual([ANN]);
    table.answer({ kind: 'choose', options: [resurrectionOf('hero:thief')] }, ANN);
    expect(table.event('resurrected')).toEqual({ kind: 'resurrected', hero: 'hero:thief', life: 2 });
    expect(table.prompt.seats).toEqual([ANN, BOB]);
    table.answer({ kind: 'choose', options: [touchOf('hero:thief')] }, BOB);
    expect(table.prompt).toMatchObject({ seats: [ANN], purpose: { kind: 'agreeToPay', price: 300 } });
  });

  it('BASE-284 BASE-308: who has left is offered nothing more; whoever stays may still raise the dead', () => {
    const table = visiting({
      'hero:elf': { gold: 1300, life: 3 },
      'hero:thief': { life: 0 },
      'hero:wizard': { life: 3 },
    });
    table.answer({ kind: 'choose', options: ['leave'] }, BOB);
    expect(table.options).toEqual([touchOf('hero:elf'), resurrectionOf('hero:thief'), 'leave']);
    expect(table.prompt.ask).toMatchObject({ barred: [{ option: touchOf('hero:barbarian') }] });
    table.answer({ kind: 'choose', options: [resurrectionOf('hero:thief')] }, ANN);
    expect(table.event('resurrected').hero).toBe('hero:thief');
  });

  it('BASE-306: a hero who is brought back brings its player back, who may buy for it at once', () => {
    const table = visiting({ 'hero:elf': { gold: 1600 }, 'hero:thief': { life: 0 }, 'hero:wizard': { life: 3 } });
    table.answer({ kind: 'choose', options: ['leave'] }, BOB);
    table.answer({ kind: 'choose', options: [resurrectionOf('hero:thief')] }, ANN);
    expect(table.prompt).toMatchObject({ seats: [ANN, BOB], purpose: { kind: 'healer' } });
    expect(table.options).toEqual([touchOf('hero:thief'), touchOf('hero:wizard'), 'leave']);
    table.answer({ kind: 'choose', options: [touchOf('hero:thief')] }, BOB).choose('agree');
    expect(table.event('healed')).toMatchObject({ target: 'hero:thief', life: 3 });
  });

  it('BASE-306: nobody comes back where the gold for it is refused', () => {
    const table = visiting({ 'hero:elf': { gold: 500 }, 'hero:thief': { life: 0 }, 'hero:wizard': { gold: 600 } });
    table.answer({ kind: 'choose', options: ['leave'] }, BOB);
    table.answer({ kind: 'choose', options: [resurrectionOf('hero:thief')] }, ANN);
    table.amounts({ 'hero:elf': 500, 'hero:wizard': 500 }).answer({ kind: 'choose', options: ['refuse'] }, BOB);
    expect(table.prompt).toMatchObject({ seats: [ANN], purpose: { kind: 'healer' } });
  });

  it('BASE-037: for a living hero its own player buys, and nobody else', () => {
    const table = visiting({ 'hero:elf': { gold: 300, life: 3 } });
    const touch = { kind: 'choose', options: [touchOf('hero:elf')] } as const;
    expect(table.refusal(touch, BOB)).toEqual({
      reason: 'notYourPiece',
      rule: 'BASE-037',
      details: { piece: 'hero:elf' },
    });
    table.answer(touch, ANN);
    expect(heroOf(table.model, 'hero:elf').life).toBe(4);
  });

  it('BASE-309: there is no discount here', () => {
    const table = visiting({ 'hero:elf': { life: 3, gold: 200 }, 'hero:thief': { life: 0 } });
    expect(table.prompt.ask).toMatchObject({ options: ['leave'] });
    expect(table.barred(touchOf('hero:elf'))).toMatchObject({ details: { price: 300 } });
    expect(table.barred(`${touchOf('hero:elf')}>half`)).toBeNull();
  });

  it('BASE-311 EXTRA-025: both Healer cards offer the same at the same price', () => {
    const boards = { 'hero:elf': { life: 3, gold: 1300 }, 'hero:thief': { life: 0 } };
    const [one, other] = ['room:healer', 'room:second-healer'].map((card) => visiting(boards, card));
    expect(one!.prompt).toEqual(other!.prompt);
    expect(one!.options).toEqual([touchOf('hero:elf'), resurrectionOf('hero:thief'), 'leave']);
  });

  it('BASE-310: a revived hero is placed with the others in the next room', () => {
    const table = visiting({ 'hero:elf': { gold: 1000 }, 'hero:thief': { life: 0 } });
    table.choose(resurrectionOf('hero:thief')).choose('leave');
    table.place({ 'hero:elf': [80, 420], 'hero:barbarian': [120, 420] });
    expect(table.prompt.purpose).toEqual({ kind: 'placeHeroes', heroes: ['hero:thief', 'hero:wizard'] });
  });
});
