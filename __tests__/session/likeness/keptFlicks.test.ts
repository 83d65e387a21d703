import { HANDS } from '../../../src/ai/flicking';
import { openKeptFlicks } from '../../../src/session/flicking/likeness';
import { readLikeness } from '../../../src/session/game/likeness';
import { memoryKeyValue } from '../../../src/storage';
import { flicksOf } from './syntheticPlayer';

describe('what is remembered of people’s flicks', () => {
  it('gives a likeness of everybody of whom enough was seen, also another time', async () => {
    const storage = memoryKeyValue();
    const first = openKeptFlicks(storage);
    for (const flick of flicksOf(HANDS[4], 5, 60)) first.note('Anna', flick);
    for (const flick of flicksOf(HANDS[2], 6, 60).slice(0, 30)) first.note('Bo', flick);
    for (const flick of flicksOf(HANDS[2], 7, 60).slice(0, 5)) first.note('Cleo', flick);
    const likenesses = await first.likenesses();
    expect(likenesses.map(({ of, flicks }) => [of, flicks])).toEqual([
      ['Anna', 50],
      ['Bo', 30],
    ]);
    expect(await openKeptFlicks(storage).likenesses()).toEqual(likenesses);
  });

  it('leaves out what makes no sense, and goes on', async () => {
    const storage = memoryKeyValue();
    await storage.write('flicks', '{"version":1,"value":{"Anna":[{"speedMmS":"fast","targets":[]},7],"Bo":3}}');
    const kept = openKeptFlicks(storage);
    expect(await kept.likenesses()).toEqual([]);
    for (const flick of flicksOf(HANDS[4], 5, 30)) kept.note('Anna', flick);
    expect((await kept.likenesses()).map(({ of }) => of)).toEqual(['Anna']);
  });

  it('never writes over what a newer app has kept', async () => {
    const storage = memoryKeyValue();
    const newer = '{"version":9,"value":{"Anna":"all about her"}}';
    await storage.write('flicks', newer);
    const kept = openKeptFlicks(storage);
    for (const flick of flicksOf(HANDS[4], 5, 30)) kept.note('Anna', flick);
    expect(await kept.likenesses()).toEqual([]);
    expect(await storage.read('flicks')).toEqual({ ok: true, value: newer });
  });
});

describe('a kept likeness', () => {
  it('is read whole or not at all', () => {
    const likeness = { of: 'Anna', flicks: 50, hand: { turn: 0.05, power: 0.1, slips: 0.05 } };
    expect(readLikeness(JSON.parse(JSON.stringify(likeness)))).toEqual(likeness);
    expect(readLikeness({ ...likeness, hand: { turn: -1, power: 0.1, slips: 0 } })).toBeNull();
    expect(readLikeness({ ...likeness, hand: { turn: 0.05, power: null, slips: 0 } })).toBeNull();
    expect(readLikeness(undefined)).toBeNull();
  });
});
