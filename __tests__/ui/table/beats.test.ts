import type { CatacombsEvent, Verdict } from '../../../src/rules/catacombs';
import { shownOf } from '../../../src/session/catacombs/shown/shownOf';
import type { FlickFilm } from '../../../src/session';
import { flightShowOf } from '../../../src/ui/table/beats/flightShow';
import { floatOf } from '../../../src/ui/table/beats/floatOf';
import { eventMs } from '../../../src/ui/table/beats/pace';
import { hurt, killed, struck } from '../../rules/catacombs/support/facts';
import { fight } from '../../rules/catacombs/support/fight';
import { solothParty } from '../../rules/soloth/support';

const SAY = {
  killed: 'slain',
  unharmed: 'unharmed',
  down: 'down',
  up: 'up',
  back: 'back',
  frozen: 'frozen',
  free: 'free',
  absorbed: 'held',
};

describe('what rises on the board', () => {
  const shown = shownOf(fight({ monsters: [['monster:orc', [40, 60]]] }).state);

  it('tells the frost from the thaw, and armour from a wound', () => {
    const frozen = { kind: 'frozen', piece: 'monster:orc-1', by: 'hero:ice-princess' } as const;
    const free = { kind: 'thawed', piece: 'monster:orc-1', cause: { by: 'hero:elf', rule: 'SOL-091' } } as const;
    const party = shownOf(solothParty().state);
    const held = { kind: 'absorbed', hero: 'hero:paladin', by: 'monster:orc-1', left: 1 } as const;
    expect(floatOf(1, frozen, shown, SAY)).toMatchObject({ text: 'frozen', tone: 'damage' });
    expect(floatOf(1, free, shown, SAY)).toMatchObject({ text: 'free', tone: 'heal' });
    expect(floatOf(1, held, party, SAY)).toMatchObject({ text: 'held', tone: 'note' });
  });

  it('says how much life was lost, over whoever lost it', () => {
    expect(floatOf(7, hurt('monster:orc-1', 1, 'hero:elf'), shown, SAY)).toEqual({
      key: 'beat-7',
      xMm: 40,
      yMm: 60,
      text: '−1',
      tone: 'damage',
    });
  });

  it('says death and gold', () => {
    expect(floatOf(1, killed('monster:orc-1', 'hero:elf'), shown, SAY)).toMatchObject({ text: 'slain', tone: 'death' });
    const paid: CatacombsEvent = { kind: 'goldPaid', hero: 'hero:elf', gold: 300, asked: 300 };
    expect(floatOf(1, paid, shown, SAY)).toMatchObject({ text: '+300', tone: 'gold', xMm: 80, yMm: 420 });
  });

  it('is nothing for what happens nowhere, and for a piece that is not there', () => {
    expect(floatOf(1, struck('monster:orc-1', 'hero:elf'), shown, SAY)).toBeNull();
    expect(floatOf(1, hurt('monster:orc-9', 1, 'hero:elf'), shown, SAY)).toBeNull();
  });
});

describe('how a flick is shown', () => {
  const contact = (atMs: number, verdict: Verdict) => ({ number: 1, atMs, a: 'a', b: 'b', xMm: 3, yMm: 4, verdict });
  const blow = (isKill: boolean): Verdict => ({ kind: 'damage', target: 'b', amount: 1, isKill, rule: 'BASE-128' });
  const film = {
    contacts: [
      contact(10, { kind: 'touch' }),
      contact(20, blow(false)),
      contact(30, blow(true)),
      contact(30, blow(true)),
    ],
    result: {
      contacts: [
        { kind: 'riderFell', atMs: 25, a: 'spike-1', b: 'monster:orc-1', cause: 'jolt', speedMmS: 900 },
        { kind: 'touch', atMs: 30, a: 'a', b: 'b' },
      ],
    },
  } as unknown as FlickFilm;

  it('stands still and trembles once at the moment of a kill, and nowhere else', () => {
    const { holds, shakesAtMs } = flightShowOf(film, 'normal');
    expect(holds.map(({ atMs }) => atMs)).toEqual([30]);
    expect(holds.every(({ forMs }) => forMs >= 40 && forMs <= 60)).toBe(true);
    expect(shakesAtMs).toEqual([30]);
  });

  it('lets the ice fall off its disc when it does', () => {
    expect(flightShowOf(film, 'normal').falls).toEqual([{ pieceId: 'monster:orc-1', atMs: 25 }]);
  });

  it('is not skipped unasked, however fast the game is told', () => {
    expect(flightShowOf(film, 'instant').pace).toBe(1);
    expect(flightShowOf(film, 'double').pace).toBe(2);
  });
});

describe('how long an event is told', () => {
  const event = killed('monster:orc-1', 'hero:elf');
  it('halves at double speed and takes no time at once', () => {
    expect(eventMs(event, 'double')).toBe(eventMs(event, 'normal') / 2);
    expect(eventMs(event, 'instant')).toBe(0);
  });

  it('gives a death longer than a blow that nobody feels', () => {
    const nothing: CatacombsEvent = { kind: 'unharmed', target: 'a', by: 'b', because: 'veiled', rule: 'BASE-340' };
    expect(eventMs(event, 'normal')).toBeGreaterThan(eventMs(nothing, 'normal'));
  });
});
