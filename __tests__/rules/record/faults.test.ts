import { MAX_FILE_CHARS } from '../../../src/rules/machine';
import { FLICK, PUNCH, replayText, written } from './hand';

const fault = (text: string): string => {
  try {
    replayText(text);
  } catch (error) {
    return (error as Error).message;
  }
  throw new Error('nothing is wrong with it');
};

const resolved = (result: object) => written([PUNCH, FLICK, { kind: 'flickResolved', ...result }]);

describe('a file that is no record says why', () => {
  it.each([
    ['an empty file', ' \n', 'the file is empty'],
    ['broken JSON', '{\n  "format": "pichenette-record",\n  version: 1\n}', 'line 3, column 3: not JSON from here on'],
    ['a list', '[]', 'expected an object with a format'],
    ['no format', '{}', 'format: expected "pichenette-record", found nothing'],
    [
      'an adventure',
      '{"format":"pichenette-adventure"}',
      'format: expected "pichenette-record", found "pichenette-adventure"',
    ],
    ['no version', '{"format":"pichenette-record"}', 'version: expected a whole number from 1 to 1'],
    [
      'a newer version',
      written([], { version: 2 }),
      'version: 2 is newer than what is understood here (up to 1): update the game',
    ],
    ['another game', written([], { game: 'chess' }), 'game: expected "catacombs"'],
    ['no seed', written([], { seed: undefined }), 'seed: expected number, which is missing'],
    ['half a seed', written([], { seed: 0.5 }), 'seed: expected int, received number'],
    ['no commands', written([], { commands: 3 }), 'commands: expected array, received number'],
    ['a stray field', written([], { author: 'me' }), 'unrecognized key: "author"'],
  ])('%s', (_, text, message) => {
    expect(fault(text)).toBe(message);
  });

  it('a huge file', () => {
    expect(fault(' '.repeat(MAX_FILE_CHARS + 1))).toMatch(/^too large: \d+ characters, and \d+ are the most/);
  });

  it('a file with a byte order mark is read all the same', () => {
    const text = written([]);
    expect(replayText(`\uFEFF${text}`).state).toEqual(replayText(text).state);
  });

  it('a file that would overflow a parser', () => {
    expect(fault('['.repeat(200_000))).toBe('line 1, column 200001: not JSON from here on');
  });
});

describe('a field that is wrong is named by its place', () => {
  it.each([
    [
      'a speed that is no number',
      written([PUNCH, { kind: 'flick', flick: { vxMmS: '3', vyMmS: 1 } }]),
      'commands[1].flick.vxMmS: expected number, received string',
    ],
    ['a command that is none', written([PUNCH, 3]), 'commands[1]: expected object, received number'],
    [
      'an unknown kind',
      written([{ kind: 'cheat' }]),
      "commands[0].kind: invalid discriminator value. Expected 'choose' | 'amounts' | 'place' | 'flick' | 'flickResolved' | 'undo' | 'retake'",
    ],
    [
      'a misspelt field',
      written([{ kind: 'choose', option: ['a'], options: [] }]),
      'commands[0]: unrecognized key: "option"',
    ],
    [
      'a contact',
      resolved({ contacts: [{ kind: 'touch', a: 'hero:elf' }] }),
      'commands[2].contacts[0].b: expected string, which is missing',
    ],
    [
      'a wall',
      resolved({ contacts: [{ kind: 'wall', a: 'hero:elf', b: 'north' }] }),
      'commands[2].contacts[0].b: invalid option: expected one of "left"|"right"|"top"|"bottom"',
    ],
    [
      'a hero of the set-up',
      written([], { setup: { heroSeats: [{ seat: 'ann', heroes: ['hero:bard'] }] } }),
      'setup.heroSeats[0].heroes[0]: invalid option: expected one of "hero:elf"|"hero:barbarian"|"hero:thief"|"hero:wizard"|"hero:ice-princess"|"hero:paladin"|"hero:witch-hunter"|"hero:sorceress"',
    ],
    [
      'a room of its adventure',
      written([]).replace('"crypt"', '"cellar"'),
      'setup.adventure.rooms[0].board: invalid option: expected one of "crypt"|"cave"|"forge"|"ossuary"|"temple"|"tomb"',
    ],
    [
      'a place in its adventure',
      written([]).replace('"yMm":60', '"yMm":3'),
      'setup.adventure.rooms[0].monsters[0].at: offTheBoard (BASE-083)',
    ],
  ])('%s', (_, text, message) => {
    expect(fault(text)).toBe(message);
  });
});

describe('a command that is refused is named with the reason, the rule and what was asked', () => {
  it.each([
    [
      'an option that is not there',
      written([{ kind: 'choose', options: ['hero:elf>fly'] }]),
      'commands[0]: refused: noSuchOption option=hero:elf>fly; asked here: choose for act: hero:elf>punch | hero:elf>arrows | hero:elf>pass',
    ],
    [
      'another answer',
      written([{ kind: 'amounts', amounts: {} }]),
      /^commands\[0\]: refused: wrongAnswer asked=choose answered=amounts; asked here: choose for act: /,
    ],
    [
      'a result with nothing in flight',
      written([{ kind: 'flickResolved' }]),
      /^commands\[0\]: refused: wrongAnswer asked=choose answered=flickResolved/,
    ],
    [
      'a stale answer',
      written([PUNCH, { ...FLICK, prompt: 0 }]),
      'commands[1]: refused: stalePrompt asked=1 answered=0; asked here: flick for flick: hero:elf',
    ],
    ['somebody else', written([{ ...PUNCH, seat: 'overseer' }]), /refused: notYourTurn asked=heroes answered=overseer/],
    [
      'a disc that is not theirs',
      written([PUNCH, { kind: 'flick', flick: { discId: 'monster:orc-1', vxMmS: 0, vyMmS: 1 } }]),
      'commands[1]: refused: notYourDisc (BASE-140) disc=monster:orc-1; asked here: flick for flick: hero:elf',
    ],
    [
      'a missile that was not put down',
      written([{ kind: 'choose', options: ['hero:elf>arrows'] }, FLICK]),
      'commands[1]: refused: placeOnce (BASE-141) piece=missile; asked here: flick for flick: missile',
    ],
    [
      'a contact with a stranger',
      resolved({ contacts: [{ kind: 'touch', a: 'hero:elf', b: 'monster:orc-2' }] }),
      'commands[2]: refused: impossibleLog because=noSuchPiece piece=monster:orc-2; asked here: flickResolved for watchFlick: hero:elf',
    ],
    [
      'a stranger at rest',
      resolved({ rest: { discs: [{ id: 'hero:elfe', xMm: 9, yMm: 9 }] } }),
      /because=noSuchPiece piece=hero:elfe/,
    ],
    [
      'one disc on another',
      resolved({ rest: { discs: [{ id: 'hero:elf', xMm: 150, yMm: 70 }] } }),
      /impossibleLog \(BASE-113\) because=overlap piece=hero:elf other=monster:orc-1/,
    ],
    ['an undo too many', written([{ kind: 'undo' }]), /^commands\[0\]: refused: nothingToTakeBack/],
    [
      'a retake without consent',
      written([PUNCH, FLICK, { kind: 'retake', agreedBy: ['heroes'] }]),
      /^commands\[2\]: refused: notAgreed seat=overseer/,
    ],
    [
      'a game that is over',
      written([{ kind: 'choose', options: ['decline'] }, PUNCH], {
        setup: { adventure: JSON.parse(written([])).setup.adventure },
      }),
      'commands[1]: refused: gameOver',
    ],
    [
      'a set-up that cannot be',
      written([], { setup: { heroSeats: [{ seat: 'overseer', heroes: [] }] } }),
      'setup: refused: overseerHoldsHeroes (BASE-029) seat=overseer',
    ],
  ])('%s', (_, text, message) => {
    const said = fault(text);
    if (typeof message === 'string') expect(said).toBe(message);
    else expect(said).toMatch(message);
  });
});

it('names from JavaScript’s own cupboard are only names', () => {
  const text = written([]).replace('"setup":{', '"setup":{"__proto__":{"lord":"lord:dragon"},');
  expect(fault(text)).toBe('setup: unrecognized key: "__proto__"');
  expect(fault(written([{ kind: 'choose', options: ['constructor'] }]))).toMatch(/noSuchOption option=constructor/);
});
