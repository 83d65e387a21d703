import type { Likeness } from '../../../src/session';
import { choiceOf, mindChoices } from '../../../src/ui/newGame/mindChoices';
import { usualNames } from '../../../src/ui/shelf/usualNames';
import { catacombsWords, textOf } from '../../support/words';

const t = textOf('en');
const ANNA: Likeness = { of: 'Anna', flicks: 43, hand: { turn: 0.05, power: 0.1, slips: 0.05 } };
const person = { mind: null, likeness: null };
const squire = { mind: 2, likeness: null } as const;
const likeAnna = { mind: 3, likeness: ANNA } as const;

describe('what players go by who have no names', () => {
  it('tells seats of the same level apart', () => {
    expect(usualNames([squire, person, squire, likeAnna, person], t)).toEqual([
      'Squire 1',
      'Player 2',
      'Squire 2',
      'Like Anna',
      'Player 5',
    ]);
  });

  it('numbers nobody who is the only one', () => {
    expect(usualNames([person, squire], t)).toEqual(['Player 1', 'Squire']);
  });
});

it.each([
  ['en', ['Novice', 'Adventurer', 'Hero']],
  ['fr', ['Novice', 'Aventurier', 'Héros']],
] as const)('no level is named as a hero is, nor as a degree of Dark Reign: %s', (language, degrees) => {
  const { heroes } = catacombsWords(language).wording;
  const taken: readonly string[] = [...degrees, ...Object.values(heroes).map(({ name }) => name)];
  const say = textOf(language);
  const names = mindChoices([], say).map(({ name }) => name);
  expect(names.filter((name) => taken.includes(name))).toEqual([]);
});

describe('the minds that a seat may be given', () => {
  const choices = mindChoices([ANNA], t);

  it('are a person, five levels, and whoever has flicked often enough, with how often', () => {
    expect(choices.map(({ name }) => name)).toEqual([
      'A person',
      'Apprentice',
      'Squire',
      'Duellist',
      'Veteran',
      'Legend',
      'Like Anna',
    ]);
    expect(choices.at(-1)).toMatchObject({ likeness: ANNA, text: expect.stringContaining('43') });
  });

  it('find themselves again in a player', () => {
    for (const choice of choices) expect(choiceOf(choice, choices)).toBe(choice.value);
  });
});
