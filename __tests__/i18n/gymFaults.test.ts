import { gymBook } from '../../src/rules/gym';
import { readRecord, replay, type FileFault } from '../../src/rules/machine';
import { written } from '../rules/gym/hand';
import { WRONG_SETUPS } from '../rules/gym/wrongSetups';
import { gymWords } from '../support/words';
import { isLoose, leftInEnglish } from './french';

function faultOf(text: string): FileFault {
  const read = readRecord(gymBook, text);
  const judged = read.ok ? replay(gymBook, read.value) : read;
  if (judged.ok) throw new Error('a record that is in order');
  return judged.error;
}

const record = (change: object): string => JSON.stringify({ ...(JSON.parse(written({})) as object), ...change });
const flick = (change: object) => ({ commands: [{ kind: 'flick', flick: { vxMmS: 0, vyMmS: -800, ...change } }] });

const FILES: readonly string[] = [
  '',
  '{ "format": ',
  '[]',
  record({ format: 'pichenette-sight' }),
  record({ version: 9 }),
  record({ game: 'chess' }),
  record({ seed: 'x' }),
  record({ setup: {} }),
  record({ table: { playedAt: 'yesterday' } }),
  record(flick({ discId: 'pillar' })),
  record(flick({ vyMmS: -3000 })),
  record(flick({ vyMmS: 'fast' })),
  record({ commands: [{ kind: 'choose', options: ['leave'] }] }),
];

const FAULTS = [...FILES, ...WRONG_SETUPS.map(([, setup]) => written(setup))].map(faultOf);

/** What only the makers of the file say. */
const MAKERS =
  /\b(expected|received|JSON|invalid|unrecognized|schema|record)\b|pichenette-|\bGYM-\d|\b[a-z]+[A-Z]|\$\d/;
const QUOTED = /["“'][^"”']*["”']/g;

describe.each(['en', 'fr'] as const)('in %s', (language) => {
  const spoken = gymWords(language);

  it.each(FAULTS)('$place: $message is said as a person would', ({ place, message }) => {
    const said = spoken.fault(message);
    expect(said.trim()).not.toBe('');
    expect(said.replace(QUOTED, '')).not.toMatch(MAKERS);
    expect(said).not.toContain('{{');
    const where = spoken.faultPlace(place);
    expect(where).not.toMatch(/[[\].]|“/);
    if (language === 'fr') {
      const both = `${where} ${said}`.replace(QUOTED, '');
      expect([leftInEnglish(both), isLoose(both)]).toEqual([false, false]);
    }
  });
});

it.each([
  ['setup.goals[0].targets[1]', 'The set-up, goal 1, target 2', 'La mise en place, but 1, cible 2'],
  ['commands[3].flick.vxMmS', 'Move 4, the flick, speed across', 'Coup 4, la pichenette, vitesse en largeur'],
  ['table.playedAt', 'What is told of it, when it was played', 'Ce que l’on en dit, quand on l’a jouée'],
  ['version', '', ''],
])('%s is found there: %s', (place, en, fr) => {
  expect(gymWords('en').faultPlace(place)).toBe(en);
  expect(gymWords('fr').faultPlace(place)).toBe(fr);
});

it('says what the rules of the gym have against a set-up in the words of the gym', () => {
  const message = 'noCushion (GYM-009)';
  expect(gymWords('en').fault(message)).toBe('There is nothing to bank off.');
  expect(gymWords('fr').fault(message)).toBe('Il n’y a rien sur quoi rebondir.');
});
