import * as fc from '../support/properties';
import {
  aimMachine,
  aimNow,
  calledOff,
  forgotten,
  selectedDisc,
  type AimDisc,
  type AimEvent,
} from '../../src/board/aim';
import { AIM_WAYS } from '../../src/rules/flicking';
import { ELF, Hand, RAT, TABLE } from './touches';

const UPWARDS = { from: [200, 500], to: [200, 380], duringMs: 80 } as const;

describe('a swipe', () => {
  it('flicks the touched disc in its direction, at its speed, when the finger is lifted', () => {
    const hand = new Hand().down(200, 500).slide(UPWARDS);
    expect(hand.deeds).toEqual([]);
    hand.up();
    expect(hand.flicks).toHaveLength(1);
    expect(hand.flicks[0]?.discId).toBe('elf');
    expect(hand.flicks[0]?.velocityPxS.x).toBeCloseTo(0, 6);
    expect(hand.flicks[0]?.velocityPxS.y).toBeCloseTo(-1500, 3);
    expect(hand.mode).toBe('idle');
  });

  it('need not leave the disc: a nudge is a flick too', () => {
    const hand = new Hand().swipe({ from: [194, 500], to: [208, 500], duringMs: 60 });
    expect(hand.flicks.map(({ discId }) => discId)).toEqual(['elf']);
  });

  it('may pass over its disc from the far side', () => {
    const hand = new Hand().swipe({ from: [200, 540], to: [200, 400], duringMs: 90 });
    expect(hand.flicks.map(({ discId }) => discId)).toEqual(['elf']);
  });

  it('too slow to see flicks nothing', () => {
    const hand = new Hand().swipe({ from: [200, 500], to: [200, 470], duringMs: 900 });
    expect(hand.deeds).toEqual([]);
    expect(hand.mode).toBe('idle');
  });

  it('stopped and held before the finger is lifted flicks nothing', () => {
    const hand = new Hand().down(200, 500).slide(UPWARDS).wait(300).up();
    expect(hand.deeds).toEqual([]);
  });

  it('does not ask where the finger was lifted, only when', () => {
    const sure = new Hand().down(200, 500).slide(UPWARDS);
    const aimed = aimNow(sure.state, sure.nowMs + 6, TABLE);
    sure.wait(6).up();
    expect(sure.flicks[0]?.velocityPxS).toEqual(aimed?.velocityPxS);
  });

  it('gives the same after any earlier gesture: nothing carries over', () => {
    const fresh = new Hand().swipe(UPWARDS);
    const used = new Hand()
      .swipe({ from: [200, 500], to: [390, 510], duringMs: 30 })
      .wait(40)
      .swipe(UPWARDS);
    expect(used.flicks[1]?.velocityPxS.x).toBeCloseTo(fresh.flicks[0]?.velocityPxS.x ?? NaN, 6);
    expect(used.flicks[1]?.velocityPxS.y).toBeCloseTo(fresh.flicks[0]?.velocityPxS.y ?? NaN, 6);
  });

  it('of a disc that may no longer be flicked flicks nothing', () => {
    const hand = new Hand().down(200, 500).slide(UPWARDS);
    hand.table = { ...TABLE, discs: [] };
    hand.up();
    expect(hand.deeds).toEqual([]);
  });
});

describe('the touched disc', () => {
  const touching = (x: number, y: number, discs = TABLE.discs): string | null =>
    selectedDisc(new Hand({ ...TABLE, discs }).down(x, y).state);

  it.each([
    ['on it', 200, 500, 'elf'],
    ['44 pt beside its middle', 244, 500, 'elf'],
    ['farther away', 245.5, 500, null],
    ['on the large one, nearer to the middle of the small one', 120, 300, 'troll'],
    ['on the small one', 132, 302, 'rat'],
    ['nearer to the rim of the small one', 145, 300, 'rat'],
  ])('%s', (_where, x, y, expected) => {
    expect(touching(x, y)).toBe(expected);
    expect(touching(x, y, [...TABLE.discs].reverse())).toBe(expected);
  });

  it('is the nearest legal one within reach, wherever the finger lands', () => {
    const gap = (disc: AimDisc, x: number, y: number) => Math.hypot(disc.at.x - x, disc.at.y - y) - disc.radiusPx;
    const coordinate = fc.integer({ min: 0, max: 600 });
    fc.assert(
      fc.property(coordinate, coordinate, (x, y) => {
        const id = touching(x, y);
        const inReach = TABLE.discs.filter((disc) => gap(disc, x, y) + disc.radiusPx <= Math.max(44, disc.radiusPx));
        const nearest = Math.min(...inReach.map((disc) => gap(disc, x, y)));
        expect(inReach.filter((disc) => gap(disc, x, y) === nearest).map((disc) => disc.id)).toEqual(id ? [id] : []);
      }),
    );
  });
});

describe('sliding back onto the disc', () => {
  const slidBack = () =>
    new Hand()
      .down(200, 500)
      .slide(UPWARDS)
      .slide({ from: [200, 380], to: [200, 495], duringMs: 120 });

  it('cancels', () => {
    const hand = slidBack();
    expect(hand.mode).toBe('cancelled');
    expect(aimNow(hand.state, hand.nowMs, TABLE)).toBeNull();
    hand.up();
    expect(hand.deeds).toEqual([]);
    expect(hand.mode).toBe('idle');
  });

  it('cancels even if the finger then swipes away again', () => {
    const hand = slidBack().slide(UPWARDS).up();
    expect(hand.deeds).toEqual([]);
  });

  it('is seen even when no sample falls on the disc', () => {
    const hand = new Hand().down(200, 500).slide(UPWARDS).wait(16).move(200, 560).up();
    expect(hand.deeds).toEqual([]);
  });

  it('cancels after a swipe that began beside the disc', () => {
    const hand = new Hand()
      .down(236, 500)
      .slide({ from: [236, 500], to: [330, 500], duringMs: 80 })
      .slide({ from: [330, 500], to: [210, 500], duringMs: 80 })
      .up();
    expect(hand.deeds).toEqual([]);
  });

  it('need only come back to where the finger landed beside it', () => {
    const hand = new Hand()
      .down(236, 500)
      .slide({ from: [236, 500], to: [330, 500], duringMs: 80 })
      .slide({ from: [330, 500], to: [233, 500], duringMs: 80 })
      .up();
    expect(hand.deeds).toEqual([]);
  });

  it('leaves the next swipe free', () => {
    const hand = slidBack().up().wait(500).swipe(UPWARDS);
    expect(hand.flicks).toHaveLength(1);
  });
});

describe('a second finger', () => {
  it.each([
    ['while pointing', () => new Hand().down(200, 500)],
    ['while aiming', () => new Hand().down(200, 500).slide(UPWARDS)],
    ['while panning', () => new Hand().down(20, 40).wait(20).move(60, 40)],
  ])('%s calls everything off until all fingers are up', (_when, begun) => {
    const hand = begun().down(300, 300, 2);
    expect(hand.mode).toBe('pinching');
    hand.slide({ from: [200, 380], to: [200, 300], duringMs: 40 }).up(1);
    expect(hand.mode).toBe('cancelled');
    hand.slide({ from: [300, 300], to: [300, 100], duringMs: 40, fingerId: 2 }).up(2);
    expect(hand.mode).toBe('idle');
    expect(hand.flicks).toEqual([]);
    expect(hand.wait(400).swipe(UPWARDS).flicks).toHaveLength(1);
  });

  it('pinches: twice the span is twice as close, around the middle of the fingers', () => {
    const hand = new Hand().down(100, 400, 1).down(200, 400, 2).move(50, 400, 1).move(250, 420, 2);
    const pinches = hand.deeds.map((outcome) => (outcome.kind === 'looked' ? outcome.pinch : null));
    expect(pinches.map((pinch) => pinch?.factor).reduce<number>((all, factor) => all * (factor ?? NaN), 1)).toBeCloseTo(
      Math.hypot(200, 20) / 100,
      9,
    );
    expect(pinches.at(0)?.from).toEqual({ x: 150, y: 400 });
    expect(pinches.at(-1)?.to).toEqual({ x: 150, y: 410 });
  });

  it('never makes the board endlessly large', () => {
    const hand = new Hand().down(100, 400, 1).down(100, 400, 2).move(200, 400, 2);
    const [first] = hand.deeds;
    expect(first?.kind === 'looked' && first.pinch.factor).toBeLessThan(5);
  });

  it('may come back to pinch on', () => {
    const hand = new Hand().down(100, 400, 1).down(200, 400, 2).up(2).down(220, 400, 2);
    expect(hand.mode).toBe('pinching');
  });

  it('and a third are a palm: they do nothing at all', () => {
    const hand = new Hand().down(200, 500, 1).down(300, 300, 2).down(100, 300, 3).move(10, 10, 2).up(3).up(2);
    expect(hand.mode).toBe('cancelled');
    expect(hand.up(1).deeds).toEqual([]);
    expect(hand.mode).toBe('idle');
  });
});

describe('a finger beside every disc', () => {
  it('drags the board once it has moved, and never flicks', () => {
    const hand = new Hand().down(20, 40).wait(8).move(24, 40).wait(8).move(44, 40).wait(8).move(50, 45).up();
    expect(hand.deeds).toEqual([
      { kind: 'looked', pinch: { factor: 1, from: { x: 24, y: 40 }, to: { x: 44, y: 40 } } },
      { kind: 'looked', pinch: { factor: 1, from: { x: 44, y: 40 }, to: { x: 50, y: 45 } } },
    ]);
    expect(hand.mode).toBe('idle');
  });

  it('tapping twice asks for a closer look there', () => {
    const hand = new Hand().down(20, 40).wait(50).up().wait(120).down(24, 44).wait(50).up();
    expect(hand.deeds).toEqual([{ kind: 'doubleTapped', at: { x: 24, y: 44 } }]);
  });

  it.each([
    ['too late', 400, 24],
    ['too far apart', 100, 90],
  ])('tapping twice %s is two taps', (_how, pauseMs, x) => {
    const hand = new Hand().down(20, 40).up().wait(pauseMs).down(x, 40).up();
    expect(hand.deeds).toEqual([]);
  });

  it('tapping three times is one double tap and one tap', () => {
    const hand = new Hand().down(20, 40).up().wait(90).down(20, 40).up().wait(90).down(20, 40).up();
    expect(hand.deeds).toHaveLength(1);
  });

  it('tapping around a pinch is no double tap', () => {
    const hand = new Hand().down(20, 40).up().wait(20).down(20, 40, 1).down(90, 40, 2).up(2).up(1);
    expect(hand.deeds).toEqual([]);
  });
});

describe('a tapped disc', () => {
  const elfChosen = () => new Hand().down(200, 500).wait(60).up().wait(600);

  it('is chosen, and flicks from anywhere', () => {
    const hand = elfChosen();
    expect(selectedDisc(hand.state)).toBe('elf');
    hand.swipe({ from: [320, 640], to: [320, 520], duringMs: 80 });
    expect(hand.flicks.map(({ discId }) => discId)).toEqual(['elf']);
    expect(selectedDisc(hand.state)).toBeNull();
  });

  it('stays chosen after a swipe that was none', () => {
    const hand = elfChosen().swipe({ from: [320, 640], to: [320, 600], duringMs: 2000 });
    expect(hand.deeds).toEqual([]);
    expect(selectedDisc(hand.state)).toBe('elf');
  });

  it('is cancelled by sliding back to where the finger landed', () => {
    const hand = elfChosen()
      .down(320, 640)
      .slide({ from: [320, 640], to: [320, 520], duringMs: 80 })
      .slide({ from: [320, 520], to: [320, 640], duringMs: 80 })
      .up();
    expect(hand.deeds).toEqual([]);
  });

  it('gives way to another disc that a finger covers, not to one that is only near', () => {
    expect(selectedDisc(elfChosen().down(100, 300).state)).toBe('troll');
    expect(selectedDisc(elfChosen().down(100, 338).state)).toBe('elf');
  });

  it('is let go by a tap elsewhere', () => {
    const hand = elfChosen().down(320, 640).wait(50).up();
    expect(selectedDisc(hand.state)).toBeNull();
    expect(hand.deeds).toEqual([]);
  });

  it('stays chosen when it may no longer be flicked, and then is not', () => {
    const hand = elfChosen();
    hand.table = { ...TABLE, discs: [] };
    hand.swipe({ from: [320, 640], to: [320, 520], duringMs: 80 });
    expect(hand.flicks).toEqual([]);
    expect(selectedDisc(hand.state)).toBe('elf');
  });

  it('is forgotten when it is gone', () => {
    const hand = elfChosen();
    hand.table = { ...TABLE, discs: [], pieces: [] };
    hand.swipe({ from: [320, 640], to: [320, 520], duringMs: 80 });
    expect(hand.flicks).toEqual([]);
    expect(selectedDisc(hand.state)).toBeNull();
  });

  it('tapped again at once asks for a closer look and stays chosen', () => {
    const hand = new Hand().down(200, 500).wait(40).up().wait(90).down(201, 500).wait(40).up();
    expect(hand.deeds).toEqual([{ kind: 'doubleTapped', at: { x: 201, y: 500 } }]);
    expect(selectedDisc(hand.state)).toBe('elf');
  });
});

describe('touches that are taken away by the system', () => {
  it('flick nothing', () => {
    const hand = new Hand().down(200, 500).slide(UPWARDS).lost();
    expect(hand.deeds).toEqual([]);
    expect(hand.mode).toBe('idle');
  });

  it('hold off the others until they are up', () => {
    const hand = new Hand().down(200, 500, 1).down(20, 20, 2).lost(2);
    expect(hand.mode).toBe('cancelled');
    expect(hand.up(1).mode).toBe('idle');
  });

  it('whose end never came do not block the same finger later', () => {
    const hand = new Hand().down(20, 20, 1).wait(900).swipe(UPWARDS);
    expect(hand.flicks).toHaveLength(1);
  });
});

it('does not mind a mouse that hovers, or an end without a beginning', () => {
  const hand = new Hand().move(200, 480).up().lost();
  expect(hand.deeds).toEqual([]);
  expect(hand.mode).toBe('idle');
});

describe('whatever ten fingers do', () => {
  const coordinate = fc.integer({ min: 0, max: 600 });
  const event = fc.record({
    kind: fc.constantFrom('down', 'move', 'move', 'move', 'up', 'lost', 'wait'),
    fingerId: fc.integer({ min: 1, max: 10 }),
    x: coordinate,
    y: coordinate,
    afterMs: fc.oneof({ weight: 6, arbitrary: fc.integer({ min: 0, max: 60 }) }, fc.constant(500)),
  });
  const runs = fc.array(event, { maxLength: 120 }).map((events) => {
    let atMs = 0;
    return events.map(({ kind, fingerId, x, y, afterMs }): AimEvent => {
      atMs += afterMs;
      if (kind === 'wait') return { kind, atMs };
      return kind === 'lost' ? { kind, fingerId, atMs } : { kind, fingerId, sample: { xPx: x, yPx: y, atMs } };
    });
  });
  const tables = fc.record({
    way: fc.constantFrom(...AIM_WAYS),
    grips: fc.constantFrom([], [RAT]),
    isHoldHeard: fc.boolean(),
  });

  it('a flick comes only from one finger that aimed, alone from first to last, and was lifted', () => {
    fc.assert(
      fc.property(runs, tables, (events, wanted) => {
        const table = { ...TABLE, ...wanted };
        let { state } = new Hand();
        const onGlass = new Set<number>();
        let mostFingers = 0;
        for (const touch of events) {
          if (touch.kind === 'down') onGlass.add(touch.fingerId);
          mostFingers = Math.max(mostFingers, onGlass.size);
          const { state: next, outcome } = aimMachine(state, touch, table);
          if (touch.kind === 'up' || touch.kind === 'lost') onGlass.delete(touch.fingerId);
          if (outcome?.kind === 'flicked') {
            expect(touch.kind).toBe('up');
            expect(mostFingers).toBe(1);
            expect(state.mode.kind).toBe(table.way === 'pullBack' ? 'pulling' : 'aiming');
            expect(table.way).not.toBe('steps');
            expect(Math.hypot(outcome.velocityPxS.x, outcome.velocityPxS.y)).toBeGreaterThanOrEqual(100);
          }
          if (outcome?.kind === 'dropped') expect(touch.kind).toBe('up');
          if (onGlass.size === 0) mostFingers = 0;
          expect(new Set(next.fingers.map(({ id }) => id))).toEqual(onGlass);
          expect(next.mode.kind === 'idle').toBe(onGlass.size === 0);
          state = next;
        }
      }),
      { numRuns: 400 },
    );
  });

  it('nothing but looking about comes of what has been called off, until all of them are up', () => {
    fc.assert(
      fc.property(runs, tables, fc.nat(119), (events, wanted, offAt) => {
        const table = { ...TABLE, ...wanted };
        let { state } = new Hand();
        let isOff = false;
        events.forEach((touch, index) => {
          if (index === offAt) {
            state = calledOff(state);
            isOff = state.fingers.length > 0;
          }
          const { state: next, outcome } = aimMachine(state, touch, table);
          if (isOff && outcome) expect(outcome.kind).toBe('looked');
          state = next;
          if (state.fingers.length === 0) isOff = false;
        });
      }),
      { numRuns: 200 },
    );
  });

  it('fingers that are forgotten do nothing, however they move and wherever they are lifted', () => {
    const hand = new Hand().down(200, 500).slide(UPWARDS);
    hand.state = forgotten(hand.state);
    hand.slide({ from: [200, 380], to: [200, 200], duringMs: 60 }).up();
    expect(hand.deeds).toEqual([]);
    expect(hand.wait(400).swipe({ ...UPWARDS, fingerId: 7 }).flicks).toHaveLength(1);
  });

  it('leaves its states untouched: the same touch again comes to the same', () => {
    fc.assert(
      fc.property(runs, tables, (events, wanted) => {
        const table = { ...TABLE, ...wanted };
        let { state } = new Hand();
        for (const touch of events) {
          const before = JSON.stringify(state);
          const first = aimMachine(state, touch, table);
          expect(aimMachine(state, touch, table)).toEqual(first);
          expect(JSON.stringify(state)).toBe(before);
          state = first.state;
        }
      }),
      { numRuns: 50 },
    );
  });
});

it('keeps no more of a long aim than it needs', () => {
  const hand = new Hand().down(ELF.at.x, ELF.at.y);
  for (let turn = 0; turn < 500; turn++) hand.wait(16).move(200 + (turn % 7), 400 + (turn % 5));
  const { mode } = hand.state;
  expect(mode.kind === 'aiming' && mode.swipe.trace.length).toBeLessThan(40);
});
