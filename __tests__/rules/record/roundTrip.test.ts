import { readRecord, recordOf, replay, stateHash, writeRecord, type Timeline } from '../../../src/rules/machine';
import { catacombsBook, type CatacombsSetup, type CatacombsTypes } from '../../../src/rules/catacombs';
import { setupWith } from '../catacombs/support/setup';
import { ORC_AND_ELF } from '../adventure/stories';
import { randomGame } from './randomGame';

function replayed(setup: CatacombsSetup, seed: number, { record }: Timeline<CatacombsTypes>) {
  const read = readRecord(catacombsBook, writeRecord(recordOf('catacombs', { setup, seed }, record)));
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  const again = replay(catacombsBook, read.value);
  if (!again.ok) throw new Error(JSON.stringify(again.error));
  return again.value;
}

const everything: Partial<CatacombsSetup> = {
  layout: { kind: 'branching' },
  variants: {
    heroesPlacedLast: true,
    fairPlacement: true,
    wanderingMonsters: true,
    camping: true,
    secondHealer: true,
  },
};

it.each([
  ['a plain game', setupWith(), 3],
  ['every Extra', setupWith(everything), 4],
  ['a labyrinth', setupWith({ layout: { kind: 'labyrinth', map: 'default', sizeColumns: 4, sizeRows: 3 } }), 5],
  ['an adventure', setupWith({ adventure: ORC_AND_ELF }), 6],
] as const)('%s is read back and replays to the identical state', (_, setup, seed) => {
  const played = randomGame(setup, seed, { maxCommands: 400 });
  const { timeline } = replayed(setup, seed, played);
  expect(timeline.state).toEqual(played.state);
  expect(stateHash(timeline.state)).toBe(stateHash(played.state));
  expect(timeline.record).toEqual(played.record);
});

/** The first game that lasts so long: where the heroes fall is chance. */
function longGame(setup: CatacombsSetup, commands: number) {
  for (let seed = 11; seed < 31; seed++) {
    const played = randomGame(setup, seed, { maxCommands: commands });
    if (played.record.length === commands) return [seed, played] as const;
  }
  throw new Error(`no game of ${commands} commands`);
}

it('a record of a thousand commands replays to the identical state', () => {
  const setup = setupWith({ ...everything, layout: { kind: 'line', roomsOfLevel: [8, 14, 8] } });
  const [seed, played] = longGame(setup, 1_000);
  expect(stateHash(replayed(setup, seed, played).timeline.state)).toBe(stateHash(played.state));
});

it('what was taken back is in the record, and in the events', () => {
  const setup = setupWith();
  const played = randomGame(setup, 21, { maxCommands: 200, takesBackOneIn: 4 });
  const kinds = new Set(played.record.map(({ kind }) => kind));
  expect(kinds).toContain('undo');
  expect(kinds).toContain('retake');
  const { timeline, events } = replayed(setup, 21, played);
  expect(timeline.state).toEqual(played.state);
  const taken = events.flatMap((event) => (event.kind === 'takenBack' ? [event] : []));
  expect(taken.map(({ by }) => by)).toEqual(
    played.record.flatMap(({ kind }) => (kind === 'undo' || kind === 'retake' ? [kind] : [])),
  );
  const gone = taken.reduce((sum, { commands }) => sum + commands, 0);
  expect(timeline.steps).toHaveLength(played.record.length - taken.length - gone);
});

it('the hash of a state does not depend on the order of its keys, and on everything else', () => {
  const { state } = randomGame(setupWith(), 8, { maxCommands: 30 });
  const backwards = Object.fromEntries(Object.entries(state).reverse());
  expect(stateHash(backwards)).toBe(stateHash(state));
  expect(stateHash({ ...state, commandCount: state.commandCount + 1 })).not.toBe(stateHash(state));
});

it('a record is written with one command a line', () => {
  const commands = [{ kind: 'undo' }, { kind: 'choose', options: ['a'] }];
  const text = writeRecord(recordOf('catacombs', { setup: {}, seed: 1 }, commands));
  expect(text).toBe(`{
  "format": "pichenette-record",
  "version": 1,
  "game": "catacombs",
  "setup": {},
  "seed": 1,
  "commands": [
    {"kind":"undo"},
    {"kind":"choose","options":["a"]}
  ]
}
`);
});
