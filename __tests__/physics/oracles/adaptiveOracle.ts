import { handOn } from './handOn';
import { movingDisc, slide, speedOf, worldDisc } from './movingDisc';
import { nextEvent } from './nextEvent';
import { discAt, type Play } from './play';
import { LEFT_THE_BOARD, type World, type WorldOutcome } from './world';

/**
 * Plays a flick from event to event by brute force: after each event every pair is looked at again, with nothing kept
 * from before, and the next contact is found by steps that cannot miss one. Slow, short and unlike the game's own solver.
 */
export function adaptiveOracle(world: World, untilS = Infinity): WorldOutcome {
  const play: Play = { world, discs: world.discs.map(movingDisc), touches: [], nowS: 0 };
  for (let eventCount = 0; eventCount < MAX_EVENTS; eventCount++) {
    const next = nextEvent(play, untilS - play.nowS);
    if (next === null) return outcomeOf(play);
    for (const disc of play.discs) slide(disc, next.inS, world.feel);
    play.nowS += next.inS;
    if (next.kind === 'end') return outcomeOf(play);
    if (next.kind === 'touch') handOn(play, next.meeting);
    else if (next.kind === 'leave') leave(play, next.index);
    else halt(play, next.index);
  }
  throw new Error(`still moving after ${MAX_EVENTS} events`);
}

const MAX_EVENTS = 100_000;

function halt(play: Play, index: number): void {
  const disc = discAt(play, index);
  disc.vxMmS = 0;
  disc.vyMmS = 0;
}

function leave(play: Play, index: number): void {
  const disc = discAt(play, index);
  play.touches.push({ atS: play.nowS, wave: 0, a: index, b: LEFT_THE_BOARD, speedMmS: speedOf(disc) });
  disc.isOn = false;
  halt(play, index);
}

const outcomeOf = (play: Play): WorldOutcome => ({
  touches: play.touches,
  discs: play.discs.map(worldDisc),
  isOn: play.discs.map((disc) => disc.isOn),
  endS: play.nowS,
});
