import { benchedCatacombs } from '../../../scripts/bench/rules/catacombs/benchedCatacombs';
import { playedGame } from '../../../scripts/bench/rules/games';
import { catacombsModule as module, type CatacombsPlayed } from '../../../src/session/catacombs';
import { statesOf, stateHash, type GameState, type Timeline } from '../../../src/rules/machine';
import { goOn, openCourse } from '../../../src/session/course/course';
import { createPastStates } from '../../../src/session/playback/pastStates';

const COMMANDS = 600;

function longGame(): Timeline<CatacombsPlayed> {
  for (let seed = 0; ; seed++) {
    const { setup, seed: drawn, commands } = playedGame(benchedCatacombs, seed, COMMANDS);
    if (commands.length < COMMANDS) continue;
    const opened = module.book.start(setup, drawn);
    if (!opened.ok) throw new Error(opened.error.reason);
    let course = openCourse(module, opened.value);
    for (const command of commands) {
      const next = goOn(module, course, command);
      if (!next.ok) throw new Error(next.error.reason);
      course = next.value;
    }
    return course.timeline;
  }
}

describe('the past of a long game', () => {
  const { game } = module.book;
  let timeline: Timeline<CatacombsPlayed>;
  let all: readonly GameState<CatacombsPlayed>[];

  beforeAll(() => {
    timeline = longGame();
    all = statesOf(game, timeline);
  }, 60_000);

  it('is known at any moment in any order, and hardly any of it is held', () => {
    const past = createPastStates(game, timeline);
    const jumps = [COMMANDS, 0, 599, 31, 32, 33, 64, 400, 65, 3, 320, 319];
    const walk = Array.from({ length: COMMANDS + 1 }, (_, step) => step);
    for (const step of [...jumps, ...walk, ...[...walk].reverse()]) {
      expect(stateHash(past.at(step)!)).toBe(stateHash(all[step]!));
      expect(past.held()).toBeLessThan(COMMANDS / 6);
    }
    expect(past.at(-1)).toBeNull();
    expect(past.at(COMMANDS + 1)).toBeNull();
  }, 60_000);

  it('begins where these rules took it up', () => {
    const [openedAt, opening] = [100, all[100]!];
    const past = createPastStates(game, { ...timeline, openedAt, opening });
    expect(past.at(99)).toBeNull();
    expect(past.at(100)).toBe(opening);
    expect(stateHash(past.at(COMMANDS)!)).toBe(stateHash(timeline.state));
  });
});
