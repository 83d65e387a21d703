import { fr as game } from '../../src/i18n/catacombs/fr';
import { fr as gym } from '../../src/i18n/gym/fr';
import { fr as reign } from '../../src/i18n/reign/fr';
import { fr } from '../support/words';
import { leavesOf } from './leaves';

/** Words that are the same for a Sorceress and a Zombie. */
const SAME = /^(?:libre|debout|indemne|dans|en|sous|sans|à|de|qui|que|là)$/;
const AGREES = /(?:é|i|u|is|it|int|ort|ert|eux|êt|el|er)$/;
/** Whoever plays is spoken of by name, and told apart by nobody. */
const OF_A_PIECE =
  /\{\{(?:piece|hero|target|monster|by|actor|lord|striker|cause|item|equipment|who|leader|enemy|dead)\}\}/.source;
const VERB = '(?:est|sont|a été|n’est (?:pas|plus)|reste|devient|soit|sera|se retrouve)';
const SAID = new RegExp(`${OF_A_PIECE} ${VERB} (?:(?:pas|plus|déjà|encore|toujours) )*(\\p{L}+)`, 'gu');
const LABELLED = new RegExp(`^${OF_A_PIECE}\u00a0: (\\p{L}+)\\.?$`, 'u');

const agreesWith = (text: string): readonly string[] =>
  [...text.matchAll(SAID), ...[LABELLED.exec(text)].filter((found) => found !== null)]
    .map(([, word = '']) => word)
    .filter((word) => !SAME.test(word) && AGREES.test(word));

/** What stands beside anybody’s name, or over anybody’s disc. */
const STATES = [
  ...leavesOf(fr.table.piece, 'table.piece'),
  ...leavesOf(fr.cards.state, 'cards.state'),
  ...(['killed', 'frozen', 'free', 'down', 'up', 'unharmed'] as const).map((key): [string, string] => [
    `table.told.${key}`,
    fr.table.told[key],
  ]),
  ...(['dead', 'swallowed', 'down', 'acted', 'canAct', 'playing'] as const).map((key): [string, string] => [
    `table.hero.${key}`,
    fr.table.hero[key],
  ]),
  ...leavesOf(fr.drawers.equipment, 'drawers.equipment').filter(([key]) => /ready|used|asleep/.test(key)),
  // What somebody is, and not what has befallen it.
  ...Object.entries(reign.states)
    .filter(([key]) => key !== 'undead' && key !== 'demon')
    .map(([key, { name }]): [string, string] => [`states.${key}`, name]),
  ['terms.wounded', game.terms.wounded] satisfies [string, string],
  ['terms.incapacitated', game.terms.incapacitated] satisfies [string, string],
];

it.each([...leavesOf(fr), ...leavesOf(game), ...leavesOf(gym), ...leavesOf(reign)])(
  '%s says nothing that depends on a name’s gender',
  (_key, text) => {
    expect(agreesWith(text)).toEqual([]);
  },
);

it.each(STATES)('%s is said alike of a Sorceress and a Zombie', (_key, text) => {
  const [first = ''] = /^\p{L}+/u.exec(text.toLowerCase()) ?? [];
  expect(AGREES.test(first) && !SAME.test(first) ? first : '').toBe('');
});

it.each([
  '{{piece}}\u00a0: gelé.',
  '{{hero}} est débarrassé de tout poison.',
  '{{by}} mord\u00a0: {{item}} est perdu.',
])('hears it in «%s»', (text) => expect(agreesWith(text)).toHaveLength(1));
