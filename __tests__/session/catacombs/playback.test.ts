import { catacombs, catacombsBook } from '../../../src/rules/catacombs';
import { readRecord, replay } from '../../../src/rules/machine';
import { ambushChoices } from './support/ambush';
import { ofCatacombs } from '../support/ofCatacombs';
import { created, device, toldAll } from './support/playing';
import type { Playback, TableSession } from '../../../src/session/catacombs';
import { memoryShelf, type GameShelf } from '../../../src/storage';

/** An Orc before the Elf, and a Skeleton far up the board from the Wizard. */
const ROOM = {
  monsters: [
    { monster: 'monster:orc' as const, at: { xMm: 150, yMm: 300 }, life: 1 },
    { monster: 'monster:skeleton-warrior' as const, at: { xMm: 275, yMm: 120 } },
  ],
  spots: { 'hero:wizard': { xMm: 275, yMm: 420 } },
};

interface Shown {
  readonly session: TableSession;
  readonly playback: Playback;
}

/** The Elf kills the Orc, the Wizard misses and does it again, and strikes far up the board. */
async function watched(): Promise<Shown> {
  const table = device();
  const session = await created(table, ambushChoices(ROOM));
  await toldAll(session);
  session.answer({ kind: 'choose', options: ['accept'] });
  await toldAll(session);
  session.take(session.getState().curtain!);
  session.answer({ kind: 'choose', options: ['accept'] });
  await toldAll(session);
  session.launch({ discId: 'hero:elf', vxMmS: 0, vyMmS: -900, from: null });
  await toldAll(session);
  session.launch({ discId: 'hero:wizard', vxMmS: 0, vyMmS: -100, from: null });
  await toldAll(session);
  session.retake(catacombs.seatsOf(session.getState().view));
  await toldAll(session);
  session.launch({ discId: 'hero:wizard', vxMmS: 0, vyMmS: -1300, from: null });
  await toldAll(session);
  const opened = await table.games.playback(session.getState().gameId);
  if (!opened.ok) throw new Error(JSON.stringify(opened.error));
  return { session, playback: ofCatacombs(opened.value).playback };
}

function toldBeats(playback: Playback): string[] {
  const beats: string[] = [];
  for (let { beat } = playback.getState(); beat !== null; { beat } = playback.getState()) {
    beats.push(beat.kind === 'event' ? beat.event.kind : beat.kind);
    playback.told(beat.number);
  }
  return beats;
}

describe('playback', () => {
  it('goes through the game step by step, as it was told, and ends as the game did', async () => {
    const { session, playback } = await watched();
    const beats: string[] = [];
    playback.goTo(0);
    for (let count = 0; playback.getState().step < playback.getState().stepCount && count < 99; count++) {
      playback.next();
      beats.push(...toldBeats(playback));
    }
    expect(beats.filter((beat) => beat === 'flight')).toHaveLength(2);
    expect(beats).toContain('killed');
    expect(playback.getState().shown).toEqual(session.getState().shown);
    expect(playback.getState().log).toEqual(playback.getState().log.filter(({ isTakenBack }) => !isTakenBack));
    playback.next();
    expect(playback.getState().beat).toBeNull();
  });

  it('jumps to a flick, shows it, and back again', async () => {
    const { playback } = await watched();
    expect(playback.flicks.map(({ actor }) => actor)).toEqual(['hero:elf', 'hero:wizard']);
    playback.goToFlick(1);
    const before = playback.getState();
    expect(before.film).toBe(playback.flicks[0]);
    playback.next();
    expect(toldBeats(playback)[0]).toBe('flight');
    expect(playback.getState().film).toBe(playback.flicks[1]);
    playback.goToFlick(1);
    expect(playback.getState().shown).toEqual(before.shown);
    playback.goTo(-5);
    expect(playback.getState().step).toBe(0);
    playback.goTo(1e9);
    expect(playback.getState().step).toBe(playback.getState().stepCount);
  });

  it('no old beat is told after a jump', async () => {
    const { playback } = await watched();
    playback.goToFlick(0);
    playback.next();
    const stale = playback.getState().beat!.number;
    playback.goToFlick(1);
    playback.next();
    const { beat } = playback.getState();
    playback.told(stale);
    expect(playback.getState().beat).toBe(beat);
  });

  it('shares one flick as a record that ends with it', async () => {
    const { session, playback } = await watched();
    const read = readRecord(catacombsBook, playback.writeShot(0));
    if (!read.ok) throw new Error(JSON.stringify(read.error));
    expect(read.value.table).toEqual({ name: session.getState().sheet.name, names: {} });
    const replayed = replay(catacombsBook, read.value);
    if (!replayed.ok) throw new Error(JSON.stringify(replayed.error));
    expect(replayed.value.timeline.state.model.pitchCount).toBe(1);
    expect(replayed.value.events.map(({ kind }) => kind)).toContain('killed');
  });
});

describe('the story', () => {
  it('counts kills, damage and flicks, and leaves out what was taken back', async () => {
    const { playback } = await watched();
    const { story } = playback;
    const elf = story.heroes.find(({ hero }) => hero === 'hero:elf');
    expect(elf).toMatchObject({ kills: ['monster:orc'], damageDealt: 1, damageTaken: 0, deaths: 0, life: 8 });
    expect(story.flicks).toEqual([
      { seat: 'player-1', flicks: 2 },
      { seat: 'player-2', flicks: 0 },
    ]);
    expect(story.overseer).toMatchObject({ damageDealt: 0, felled: [] });
    expect(story).toMatchObject({ roomsCleared: 0, rounds: 1 });
  });

  it('knows the best flick, to be watched, and the longest shot', async () => {
    const { playback } = await watched();
    const { bestFlick, deeds } = playback.story;
    expect(bestFlick).toMatchObject({ damage: 1, kills: 1 });
    expect(bestFlick!.film).toBe(playback.flicks[0]);
    expect(playback.film(bestFlick!.film).flight).not.toBeNull();
    expect(deeds.map(({ kind, by, number }) => [kind, by, number])).toEqual([['longestShot', 'hero:wizard', 300]]);
    expect(deeds[0]!.film).toBe(playback.flicks[1]);
  });
});

it('waits for what the table has still to write down, however slow the disk is', async () => {
  const shelf = memoryShelf();
  let open = (): void => undefined;
  const gate = new Promise<void>((resolve) => (open = resolve));
  const slow: GameShelf = { ...shelf, keep: (...steps) => gate.then(() => shelf.keep(...steps)) };
  const table = device(slow);
  const session = await created(table, ambushChoices(ROOM));
  session.tellAll();
  expect(session.answer({ kind: 'choose', options: ['accept'] })).toBeNull();
  expect(session.getState().keeping).toBe('keeping');
  const reading = table.games.playback(session.getState().gameId);
  open();
  const read = await reading;
  expect(read.ok && read.value.playback.getState().stepCount).toBe(1);
});
