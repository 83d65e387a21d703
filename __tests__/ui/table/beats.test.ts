import type { CatacombsEvent, Verdict } from '../../../src/rules/catacombs';
import { shownOf } from '../../../src/session/catacombs/shown/shownOf';
import type { Beat, FlickFilm, ShownTable, ToldFlick } from '../../../src/session/catacombs';
import { flightShowOf } from '../../../src/ui/table/beats/flightShow';
import { floatsOf } from '../../../src/ui/table/beats/floatsOf';
import { eventMs as msOf, type Pace } from '../../../src/ui/table/beats/pace';
import { FLICK_LOOKS } from '../../../src/ui/games/catacombs/play/flickLooks';
import { BEATS } from '../../../src/ui/games/catacombs/told/beats';
import { catacombsWords, textOf } from '../../support/words';
import type { ScenePiece } from '../../../src/board';
import { hurt, killed, struck } from '../../rules/catacombs/support/facts';
import { fight } from '../../rules/catacombs/support/fight';
import { solothParty } from '../../rules/soloth/support';

/** A table, with what lies on its board. */
const source = ({ pieces }: ShownTable) => ({
  tells: BEATS,
  words: { ...catacombsWords('en'), t: textOf('en') },
  pieces: Object.values(pieces) as unknown as readonly ScenePiece[],
  missed: 'missed',
});

type EventBeat = Extract<Beat, { kind: 'event' }>;

const eventMs = ({ event, crowd }: EventBeat, pace: Pace): number => msOf(BEATS[event.kind].ms, crowd, pace);

const beat = (event: CatacombsEvent, crowd = 1): EventBeat => ({
  kind: 'event',
  number: 1,
  event,
  events: [event],
  crowd,
});

describe('what rises on the board', () => {
  const board = source(shownOf(fight({ monsters: [['monster:orc', [40, 60]]] }).state));

  it('tells the frost from the thaw, and armour from a wound', () => {
    const frozen = { kind: 'frozen', piece: 'monster:orc-1', by: 'hero:ice-princess' } as const;
    const free = { kind: 'thawed', piece: 'monster:orc-1', cause: { by: 'hero:elf', rule: 'SOL-091' } } as const;
    const party = source(shownOf(solothParty().state));
    const held = { kind: 'absorbed', hero: 'hero:paladin', by: 'monster:orc-1', left: 1 } as const;
    expect(floatsOf(beat(frozen), board)).toMatchObject([{ text: 'frozen', tone: 'damage' }]);
    expect(floatsOf(beat(free), board)).toMatchObject([{ text: 'free again', tone: 'heal' }]);
    expect(floatsOf(beat(held), party)).toMatchObject([{ text: 'armour holds', tone: 'note' }]);
  });

  it('says how much life was lost, over whoever lost it', () => {
    expect(floatsOf({ ...beat(hurt('monster:orc-1', 1, 'hero:elf')), number: 7 }, board)).toEqual([
      { key: 'beat-7-0', xMm: 40, yMm: 60, radiusMm: 12.5, text: '−1', tone: 'damage' },
    ]);
  });

  it('says death and gold', () => {
    expect(floatsOf(beat(killed('monster:orc-1', 'hero:elf')), board)).toMatchObject([
      { text: 'slain', tone: 'death' },
    ]);
    const paid: CatacombsEvent = { kind: 'goldPaid', hero: 'hero:elf', gold: 300, asked: 300 };
    expect(floatsOf(beat(paid), board)).toMatchObject([{ text: '+300', tone: 'gold', xMm: 80, yMm: 420 }]);
  });

  it('says of several what becomes of each, and who passes', () => {
    const passed = { kind: 'passed', piece: 'monster:orc-1' } as const;
    const wound = hurt('hero:elf', 6, 'monster:orc-1', 2);
    const told = { ...beat(wound), events: [wound, passed] };
    expect(floatsOf(told, board).map(({ key, text }) => [key, text])).toEqual([
      ['beat-1-0', '−2'],
      ['beat-1-1', 'passes'],
    ]);
  });

  it('says a miss over the disc, or over whoever sent a missile', () => {
    const missed = (discId: string) => {
      const film = { actor: 'hero:elf', shot: { discId } } as ToldFlick;
      return floatsOf({ kind: 'missed', number: 2, film }, board);
    };
    expect(missed('monster:orc-1')).toMatchObject([{ text: 'missed', xMm: 40, yMm: 60 }]);
    expect(missed('missile')).toMatchObject([{ text: 'missed', xMm: 80, yMm: 420 }]);
  });

  it('is nothing for what happens nowhere, and for a piece that is not there', () => {
    expect(floatsOf(beat(struck('monster:orc-1', 'hero:elf')), board)).toEqual([]);
    expect(floatsOf(beat(hurt('monster:orc-9', 1, 'hero:elf')), board)).toEqual([]);
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
    const { holds, shakesAtMs } = flightShowOf(film, FLICK_LOOKS, 'normal');
    expect(holds.map(({ atMs }) => atMs)).toEqual([30]);
    expect(holds.every(({ forMs }) => forMs >= 40 && forMs <= 60)).toBe(true);
    expect(shakesAtMs).toEqual([30]);
  });

  it('lets the ice fall off its disc when it does', () => {
    expect(flightShowOf(film, FLICK_LOOKS, 'normal').falls).toEqual([{ pieceId: 'monster:orc-1', atMs: 25 }]);
  });

  it('is not skipped unasked, however fast the game is told', () => {
    expect(flightShowOf(film, FLICK_LOOKS, 'instant').pace).toBe(1);
    expect(flightShowOf(film, FLICK_LOOKS, 'double').pace).toBe(2);
  });
});

describe('how long an event is told', () => {
  const death = beat(killed('monster:orc-1', 'hero:elf'));
  it('halves at double speed and takes no time at once', () => {
    expect(eventMs(death, 'double')).toBe(eventMs(death, 'normal') / 2);
    expect(eventMs(death, 'hurried')).toBeLessThan(eventMs(death, 'double'));
    expect(eventMs(death, 'instant')).toBe(0);
  });

  it('gives a death longer than a blow that nobody feels', () => {
    const nothing: CatacombsEvent = { kind: 'unharmed', target: 'a', by: 'b', because: 'veiled', rule: 'BASE-340' };
    expect(eventMs(death, 'normal')).toBeGreaterThan(eventMs(beat(nothing), 'normal'));
  });

  it('shares the time of one flick of the app among all that came of it', () => {
    const wound = hurt('hero:elf', 1, 'monster:orc-1');
    expect(3 * eventMs(beat(wound, 3), 'normal')).toBeLessThanOrEqual(1_500);
    expect(eventMs(beat(wound, 1), 'normal')).toBeGreaterThan(eventMs(beat(wound, 3), 'normal'));
  });
});
