import { join } from 'node:path';
import { refuse } from '../../src/rules/machine';
import { REASONS } from '../../src/i18n/catacombs/reasons';
import { variablesOf } from './leaves';
import { refuseCalls } from './refuseCalls';
import { en, fr, whyUnfit } from './samples/speakers';

const calls = refuseCalls(join(__dirname, '../..'), 'src/rules/{machine,flicking,catacombs}/**/*.ts');

it('has a sentence for every reason that the rules give, and for no other', () => {
  expect(calls.filter(({ reason }) => reason === null)).toEqual([]);
  expect([...new Set(calls.map(({ reason }) => reason))].sort()).toEqual([...REASONS].sort());
});

it('speaks only of what every refusal of that reason brings along', () => {
  const lacking = calls.flatMap(({ at, reason, details }) => {
    const known = REASONS.find((one) => one === reason);
    if (known === undefined || details === null) return [];
    return variablesOf(en.wording.refusals[known])
      .filter((variable) => !details.includes(variable))
      .map((variable) => `${at} ${variable}`);
  });
  expect(lacking).toEqual([]);
});

it.each([
  [
    refuse('overlaps', 'BASE-083', { piece: 'hero:elf', other: 'monster:orc-2' }),
    'The Elf would overlap Orc 2.',
    'L’Elfe chevaucherait l’Orque 2.',
  ],
  [
    refuse('tooNear', 'EXTRA-008', { piece: 'monster:orc-1', other: 'monster:troll-1' }),
    'Orc 1 is too near to Troll 1.',
    'L’Orque 1 n’est pas assez loin du Troll 1.',
  ],
  [
    refuse('notEnoughGold', 'BASE-285', { price: 1000, gold: 300 }),
    'It costs 1,000 gold; the living heroes have 300 together.',
    'Prix : 1 000 pièces d’or ; les héros vivants en ont 300 à eux tous.',
  ],
  [
    refuse('notYourPiece', 'BASE-037', { piece: 'hero:barbarian' }),
    'Another player controls the Barbarian.',
    'Un autre joueur commande le Barbare.',
  ],
  [
    refuse('notAgreed', null, { seat: 'bob' }),
    'Bob has not agreed to take it back.',
    'Bob n’a pas accepté de revenir en arrière.',
  ],
  [
    refuse('wrongLair', 'EXTRA-061', { lord: 'lord:gorgon' }),
    'Exactly one lair belongs in the labyrinth, that of the Gorgon.',
    'Il faut dans le labyrinthe une tanière et une seule, celle de la Gorgone.',
  ],
])('says why not: %j', (refusal, english, french) => {
  expect(en.refusal(refusal)).toBe(english.replace('Orc ', 'Orc\u00a0').replace('Troll ', 'Troll\u00a0'));
  expect(fr.refusal(refusal).replaceAll('\u00a0', ' ')).toBe(french);
});

it('says something even of a reason that it does not know', () => {
  expect(whyUnfit(fr.refusal(refuse('somethingNew')))).toBeNull();
});
