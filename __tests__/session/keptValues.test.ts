import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { freshChoices } from '../../src/session/catacombs/choices/freshChoices';
import { openKeptFlicks } from '../../src/session/flicking/likeness';
import { openPeople } from '../../src/session/people';
import { newPerson } from '../../src/session/people/person';
import { openSeats } from '../../src/session/people/seats';
import { createSettings } from '../../src/session/settings/settings';
import { DEFAULT_SETTINGS } from '../../src/session/settings/settingsFormat';
import { readStatistics } from '../../src/session/statistics/statistics';
import { memoryKeyValue, memoryShelf, type KeyValue } from '../../src/storage';
import { ambushChoices } from './catacombs/support/ambush';
import { created, device } from './catacombs/support/playing';
import { MODULES } from '../../src/session/modules';
import { satDownTo } from '../../src/session/catacombs';

const FOLDER = path.join(__dirname, 'fixtures');

interface Shape {
  readonly key: string;
  /** What is read of it, whatever version has kept it. */
  readonly read: (values: KeyValue) => Promise<unknown>;
  /** Keeps something in today's version. */
  readonly write: (values: KeyValue) => Promise<unknown>;
  /** What must come of the file of each version. */
  readonly expected: readonly unknown[];
}

async function settingsIn(values: KeyValue): Promise<unknown> {
  const store = createSettings(values);
  await store.loaded;
  return store.getState();
}

async function changeSettings(values: KeyValue): Promise<void> {
  const store = createSettings(values);
  await store.loaded;
  store.setState({ haptics: 0 });
  await store.saved();
}

async function countOneGame(values: KeyValue): Promise<void> {
  const table = device();
  await created(table, ambushChoices({ monsters: [{ monster: 'monster:orc' }] }));
  await readStatistics({ modules: MODULES, shelf: table.shelf, values });
}

async function noteOneFlick(values: KeyValue): Promise<void> {
  const flicks = openKeptFlicks(values);
  flicks.note('Zoé', { speedMmS: 900, fullSpeedMmS: 2200, targets: [{ astray: 0.1, distanceMm: 200 }] });
  await flicks.likenesses();
}

const ZOE = {
  game: 'catacombs',
  name: 'Zoé',
  games: 2,
  won: 1,
  measures: { flicks: 52, hits: 31, kills: 12, bestKills: 2, bestDamage: 3 },
};

const SHAPES: readonly Shape[] = [
  {
    key: 'settings',
    read: settingsIn,
    write: changeSettings,
    expected: [
      { ...DEFAULT_SETTINGS, language: 'fr', soundVolume: 0.25, haptics: 0, motion: 'reduced', aid: 'none' },
      { ...DEFAULT_SETTINGS, language: 'fr', aimWay: 'pullBack', tellingSpeed: 'double', showIntent: false },
    ],
  },
  {
    key: 'seats',
    read: (values) => openSeats(values).usualTable(),
    write: (values) => openSeats(values).remember(satDownTo(freshChoices(1))),
    expected: [
      { players: [], passing: 'sameSide', level: null },
      {
        players: [
          { name: 'Zoé', aim: 'steps', aid: 'none' },
          { name: '', aim: 'swipe', aid: 'direction' },
        ],
        passing: 'oppositeEnds',
        level: null,
      },
    ],
  },
  {
    key: 'people',
    read: (values) => openPeople(values).all(),
    write: (values) => openPeople(values).change(() => [newPerson('Zoé')]),
    expected: [
      [],
      [
        {
          name: 'Zoé',
          alsoNamed: ['Zoe'],
          aim: 'pullBack',
          aid: 'none',
          hand: 'left',
          language: 'fr',
          textSize: 1.5,
        },
      ],
      [
        {
          name: 'Zoé',
          alsoNamed: ['Zoe'],
          aim: 'pullBack',
          aid: 'none',
          hand: 'right',
          language: 'fr',
          textSize: 1.5,
        },
      ],
    ],
  },
  {
    key: 'flicks',
    read: async (values) => (await openKeptFlicks(values).likenesses()).map(({ of, flicks }) => [of, flicks]),
    write: noteOneFlick,
    expected: [[], [['Zoé', 20]]],
  },
  {
    key: 'statistics',
    read: (values) => readStatistics({ modules: MODULES, shelf: memoryShelf(), values }),
    write: countOneGame,
    expected: [
      { ok: true, value: [] },
      { ok: true, value: [ZOE] },
      { ok: true, value: [ZOE] },
    ],
  },
];

const fixture = (key: string, version: number): string => path.join(FOLDER, `${key}.v${version}.txt`);

describe.each(SHAPES)('the value $key', ({ key, read, write, expected }) => {
  it.each(expected.map((value, version) => [version, value] as const))(
    'is read as version %d has kept it',
    async (version, value) => {
      const values = memoryKeyValue();
      await values.write(key, readFileSync(fixture(key, version), 'utf8'));
      expect(await read(values)).toEqual(value);
    },
  );

  it('has a file and an expectation for each version up to that of today', async () => {
    const values = memoryKeyValue();
    await write(values);
    const kept = await values.read(key);
    const { version } = JSON.parse((kept.ok ? kept.value : null) ?? '{}') as { version?: number };
    expect(expected).toHaveLength((version ?? NaN) + 1);
    expect(existsSync(fixture(key, version ?? NaN))).toBe(true);
  });
});

it('every file is read here', () => {
  const known = SHAPES.flatMap(({ key, expected }) => expected.map((_, version) => `${key}.v${version}.txt`));
  expect(
    readdirSync(FOLDER)
      .filter((name) => name.endsWith('.txt'))
      .sort(),
  ).toEqual([...known].sort());
});
