import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readAdventure, type Adventure } from '../../../src/rules/catacombs';
import { sayFault } from '../../../src/rules/machine';
import { projectRoot } from '../../support/runModule';
import { ANN, BOB, OVERSEER, setupWith } from '../catacombs/support/setup';
import { randomGame } from '../record/randomGame';

const folder = path.join(projectRoot, 'assets', 'adventures');
const files = readdirSync(folder);

function read(file: string): Adventure {
  const adventure = readAdventure(readFileSync(path.join(folder, file), 'utf8'));
  if (!adventure.ok) throw new Error(`${file}: ${sayFault(adventure.error)}`);
  return adventure.value;
}

const tellings = (adventure: Adventure) => [
  adventure.title,
  adventure.story,
  adventure.ending,
  ...adventure.rooms.flatMap(({ title, story }) => [title, story]),
];

it('there are five, each in a file of the right name', () => {
  expect(files).toHaveLength(5);
  for (const file of files) expect(file).toMatch(/^[a-z-]+\.adventure\.json$/);
});

it('one is an introduction of three rooms that ends in a small final battle', () => {
  const { rooms } = read('bell-below.adventure.json');
  expect(rooms.map(({ kind }) => kind)).toEqual(['combat', 'combat', 'lair']);
  expect(rooms[2]).toMatchObject({ lordLife: 4 });
});

describe.each(files)('%s', (file) => {
  it('is told in two languages, with French spaces and no straight quotes', () => {
    for (const { en, fr } of tellings(read(file))) {
      expect(en).not.toBe(fr);
      expect(`${en}${fr}`).not.toMatch(/['"]/);
      // A plain space before a high mark could be torn off at the end of a line.
      expect(fr).not.toMatch(/ [:;!?»]|« /);
      expect(en).not.toMatch(/\s[:;!?]/);
    }
  });

  it('is played to its end by anybody, and can be won', () => {
    const setup = setupWith({ adventure: read(file), acceptedBy: [OVERSEER, ANN, BOB] });
    const wins = new Map<string, number>();
    for (let seed = 1; seed <= 20; seed++) {
      const { outcome } = randomGame(setup, seed, { maxCommands: 20_000 }).state;
      const winner = outcome?.winner ?? 'unfinished';
      wins.set(winner, (wins.get(winner) ?? 0) + 1);
    }
    expect(wins.get('heroes')).toBeGreaterThan(0);
    expect([...wins.keys()]).not.toContain('unfinished');
  });

  it('is played to its end with every Extra', () => {
    const variants = {
      heroesPlacedLast: true,
      fairPlacement: true,
      wanderingMonsters: true,
      camping: true,
      secondHealer: true,
    };
    const setup = setupWith({ adventure: read(file), acceptedBy: [OVERSEER, ANN, BOB], variants });
    for (let seed = 1; seed <= 8; seed++) {
      const { outcome } = randomGame(setup, seed, { maxCommands: 20_000 }).state;
      expect(['heroes', 'overseer']).toContain(outcome?.winner);
    }
  });
});
