import { FEEL } from '../../src/physics';
import type { TableZone } from '../../src/rules/flicking';
import { randomFlick } from './support/randomTables';
import { disc, field, fly, obstacle, shot } from './support/tables';

const rect = (id: string, xMm: number, yMm: number, widthMm: number, heightMm: number): TableZone => ({
  id,
  shape: { kind: 'rect', xMm, yMm, widthMm, heightMm },
});
const circle = (id: string, xMm: number, yMm: number, radiusMm: number): TableZone => ({
  id,
  shape: { kind: 'circle', xMm, yMm, radiusMm },
});

const msToSlide = (speed: number, mm: number) =>
  ((2 * mm) / (speed + Math.sqrt(speed * speed - 2 * FEEL.slidingMmS2 * mm))) * 1000;

describe('zones are crossed by centres', () => {
  it('at the closed-form moment and speed, into and out of a rectangle and a circle', () => {
    const zones = [circle('pit', 2100, 2000, 30), rect('camp', 2150, 1900, 40, 200)];
    const outcome = fly(field([disc('a', 2000, 2000, 12)], { zones }), shot('a', 1500, 0));
    const expected = [
      ['zoneEnter', 'pit', 70],
      ['zoneLeave', 'pit', 130],
      ['zoneEnter', 'camp', 150],
      ['zoneLeave', 'camp', 190],
    ] as const;
    expect(outcome.contacts).toEqual(
      expected.map(([kind, b, mm]) => ({
        kind,
        a: 'a',
        b,
        atMs: expect.closeTo(msToSlide(1500, mm), 9),
        speedMmS: expect.closeTo(Math.sqrt(1500 * 1500 - 2 * FEEL.slidingMmS2 * mm), 6),
      })),
    );
  });

  it('off the middle of a circle too', () => {
    const zones = [circle('pit', 2100, 2018, 30)];
    const outcome = fly(field([disc('a', 2000, 2000, 12)], { zones }), shot('a', 1500, 0));
    expect(outcome.contacts.map((one) => one.atMs)).toEqual([
      expect.closeTo(msToSlide(1500, 76), 9),
      expect.closeTo(msToSlide(1500, 124), 9),
    ]);
  });

  it('only once each way when a disc stops, turns back or is struck inside', () => {
    const zones = [rect('camp', 2080, 1900, 200, 200)];
    const back = fly(field([disc('a', 2000, 2000, 12), obstacle('o', 2150, 2000)], { zones }), shot('a', 1800, 0));
    expect(back.contacts.map((one) => one.kind)).toEqual(['zoneEnter', 'touch', 'zoneLeave']);
    const stays = fly(field([disc('a', 2000, 2000, 12)], { zones }), shot('a', 900, 0));
    expect(stays.contacts.map((one) => one.kind)).toEqual(['zoneEnter']);
  });

  it('never entered by a disc that starts inside, and not touched by a path that passes', () => {
    const zones = [circle('home', 2000, 2000, 40), circle('aside', 2200, 2100, 40)];
    const outcome = fly(field([disc('a', 2000, 2000, 12)], { zones }), shot('a', 1500, 0));
    expect(outcome.contacts.map((one) => [one.kind, 'b' in one ? one.b : null])).toEqual([['zoneLeave', 'home']]);
  });

  it('in order of time among all other contacts', () => {
    const zones = [rect('camp', 2080, 1900, 20, 200)];
    const discs = [disc('a', 2000, 2000, 12), disc('b', 2200, 2000, 12)];
    const { contacts } = fly(field(discs, { zones }), shot('a', 2000, 0));
    expect(contacts.map((one) => one.kind)).toEqual(['zoneEnter', 'zoneLeave', 'touch']);
    expect(contacts.map((one) => one.atMs)).toEqual([...contacts.map((one) => one.atMs)].sort((a, b) => a - b));
  });

  it('never after the fall, where a border is the edge of the board', () => {
    const { table, shot: one } = randomFlick(907368, 15);
    const { contacts, flight } = fly(table, one);
    expect(contacts.map((entry) => entry.kind)).toEqual(['touch', 'exit', 'zoneLeave']);
    expect(contacts.at(-1)?.atMs).toBe(flight.durationMs);
  });
});
