import { NO_CHANGE, sceneChange, stampOf } from '../../src/board/scene/sceneChange';
import type { Flight, FlightTrack } from '../../src/physics/flight';
import { piece, sceneOf } from './scenes';
import { TOY } from './toyCatalogue';

const ELF = piece('elf');
const ORC = piece('orc', { piece: 'orc', marks: ['canAct'], life: { now: 2, max: 2 } });

const track = (discId: string, vanishesMs: number | null): FlightTrack => ({
  discId,
  appearsMs: 0,
  vanishesMs,
  segments: [],
});
const flightOf = (...tracks: FlightTrack[]): Flight => ({ durationMs: 100, tracks });

it('sees a piece go, but not a missile that its flight has spent', () => {
  const missile = piece('missile', { piece: 'missile' });
  const before = sceneOf(ELF, ORC, missile);
  const flight = flightOf(track('missile', 80), track('orc', null));
  expect(sceneChange(TOY, before, sceneOf(ELF), flight)?.gone).toEqual([ORC]);
  expect(sceneChange(TOY, before, sceneOf(ELF), null)?.gone).toEqual([ORC, missile]);
});

it('sees what befalls a piece stamped on it, and no offers', () => {
  const frozen = { ...ORC, marks: ['frozen', 'targeted', 'selected'] as const };
  const change = sceneChange(TOY, sceneOf(ELF, ORC), sceneOf(ELF, frozen), null);
  expect([...(change?.stamped ?? [])]).toEqual([stampOf('orc', 'frozen')]);
});

it('stamps a wound again at each life lost, and the gauge with it', () => {
  const wounded = { ...ORC, marks: ['wounded'] as const, life: { now: 1, max: 2 } };
  const worse = { ...wounded, life: { now: 0, max: 2 } };
  const both = [stampOf('orc', 'wounded'), stampOf('orc', 'life')];
  expect([...(sceneChange(TOY, sceneOf(ORC), sceneOf(wounded), null)?.stamped ?? [])].sort()).toEqual(both.sort());
  expect([...(sceneChange(TOY, sceneOf(wounded), sceneOf(worse), null)?.stamped ?? [])].sort()).toEqual(both);
  expect(sceneChange(TOY, sceneOf(worse), sceneOf(wounded), null)?.stamped.size ?? 0).toBe(0);
});

it('sees a piece put down by a hand, not one that flew', () => {
  const moved = sceneOf({ ...ELF, xMm: 10 }, ORC);
  expect([...(sceneChange(TOY, sceneOf(ELF, ORC), moved, null)?.landed ?? [])]).toEqual(['elf']);
  expect(sceneChange(TOY, sceneOf(ELF, ORC), moved, flightOf(track('elf', null)))).toBeNull();
});

it('says nothing of a scene that only looks the same, and starts afresh on another ground', () => {
  expect(sceneChange(TOY, sceneOf(ELF, ORC), sceneOf({ ...ELF }, { ...ORC, marks: [] }), null)).toBeNull();
  expect(sceneChange(TOY, sceneOf(ELF, ORC), { ...sceneOf(ELF), ground: 'tomb' }, null)).toBe(NO_CHANGE);
});

describe('a piece that gets onto another', () => {
  const RAT = piece('rat-2', { piece: 'sewer-rat', radiusMm: 6 });
  const aboard = (...ids: readonly string[]) => ({
    ...ELF,
    aboard: ids.map((id) => ({ id, piece: 'sewer-rat' as const, tone: 'normal' as const })),
  });

  it('is on its way to its place, and does not drop', () => {
    const change = sceneChange(TOY, sceneOf(aboard('rat-1'), RAT), sceneOf(aboard('rat-1', 'rat-2')), null);
    expect(change?.gone).toEqual([]);
    expect([...(change?.boarding ?? [])]).toEqual([
      [stampOf('elf', 'aboard-1'), { piece: RAT, onto: aboard('rat-1', 'rat-2'), slot: 1, isLeaving: false }],
    ]);
  });

  it('goes off to its place on the board, unless it is flicked there', () => {
    const [before, after] = [sceneOf(aboard('rat-1', 'rat-2')), sceneOf(aboard('rat-1'), RAT)];
    expect([...(sceneChange(TOY, before, after, null)?.boarding ?? [])]).toEqual([
      ['rat-2', { piece: RAT, onto: aboard('rat-1'), slot: 1, isLeaving: true }],
    ]);
    expect(sceneChange(TOY, before, after, flightOf(track('rat-2', null)))).toBeNull();
  });

  it('that sat there before only moves up', () => {
    expect(sceneChange(TOY, sceneOf(aboard('rat-1', 'rat-2')), sceneOf(aboard('rat-2')), null)).toBeNull();
  });
});

it('remembers where ice lay that has slipped on the same disc', () => {
  const frozen = (x: number) => ({ ...ORC, marks: ['frozen'] as const, slipMm: { x, y: 0 } });
  expect(sceneChange(TOY, sceneOf(frozen(1)), sceneOf(frozen(5)), null)?.slippedFrom.get('orc')).toEqual({
    x: 1,
    y: 0,
  });
  expect(sceneChange(TOY, sceneOf(frozen(5)), sceneOf(frozen(5)), null)).toBeNull();
  expect(sceneChange(TOY, sceneOf(ORC), sceneOf(frozen(5)), null)?.slippedFrom.size).toBe(0);
});
