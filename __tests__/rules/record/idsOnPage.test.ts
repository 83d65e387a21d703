import { HERO_ACTIONS, LORD_ACTIONS } from '../../../scripts/soak/catacombs/coverage/printed';
import { readRecordPage, unoffered, unwritten, writtenOn } from '../../../scripts/soak/coverage/recordPage';
import { EQUIPMENT_CARDS } from '../../../src/rules/catacombs/content/equipment';
import { expansionOf } from '../../../src/rules/catacombs/content/expansionsOf';
import { MONSTER_CARDS } from '../../../src/rules/catacombs/content/monsters';
import { CURE, HEALING_TOUCH, RESURRECTION } from '../../../src/rules/catacombs/content/services';
import { ARTEFACT_CARDS } from '../../../src/rules/catacombs/content/soloth/artefacts';
import { POISON_CARDS } from '../../../src/rules/catacombs/content/vermin/poison';
import { PROJECTILES } from '../../../src/rules/catacombs/model/subjects/projectile';
import { DIRECTIONS } from '../../../src/rules/catacombs/words/boards';
import { VARIANT_IDS } from '../../../src/rules/catacombs/words/verminIds';
import { REMEDIES } from '../../../src/rules/catacombs/words/variants';
import * as options from '../../../src/rules/catacombs/words/options';
import {
  ALLY_IDS,
  ARTEFACT_IDS,
  COMBAT_ROOM_IDS,
  EQUIPMENT_IDS,
  HERO_IDS,
  LORD_IDS,
  MONSTER_IDS,
  SPELL_IDS,
} from '../../../src/rules/catacombs/words/ids';
import { readMarkdown } from './markdown';

const text = readMarkdown('src/rules/catacombs/RECORD.md');
const page = readRecordPage(text);

/** What is in the workshop may still change. */
const isReleased = (id: string): boolean => expansionOf(id) !== 'workshop';

const poisons = [...new Set(POISON_CARDS.map(({ poison }) => poison))].sort((a, b) => a - b);

it.each<[string, readonly string[]]>([
  ['HERO', HERO_IDS],
  ['ALLY', ALLY_IDS],
  ['LORD', LORD_IDS],
  ['MONSTER', MONSTER_IDS],
  ['VARIANT', VARIANT_IDS],
  ['SPELL', SPELL_IDS],
  ['EQUIPMENT', EQUIPMENT_IDS],
  ['ARTEFACT', ARTEFACT_IDS],
  ['ROOM', COMBAT_ROOM_IDS],
  ['SERVICE', [HEALING_TOUCH.id, RESURRECTION.id, CURE.id]],
  ['POISON', poisons.map((worth) => `poison-${worth}`)],
  ['MISSILE', Object.values(PROJECTILES)],
])('the page lists every %s that there is, and no other', (name, ids) => {
  expect(page.classes[name]).toEqual(ids.filter(isReleased));
});

it('the page lists every action that is printed, and no other', () => {
  // What cards let their owner do in a turn.
  const used = Object.values(EQUIPMENT_CARDS).filter(({ use }) => use.kind === 'action' || use.kind === 'usedUp');
  const artefacts = Object.values(ARTEFACT_CARDS).filter(({ use }) => use.kind === 'action');
  const alternatives = used.flatMap(({ owners, use }) =>
    use.kind === 'action' && use.alternative !== undefined
      ? owners.map((owner) => `${owner}>${use.alternative?.id}`)
      : [],
  );
  const printed = [
    ...[...HERO_ACTIONS, ...LORD_ACTIONS].map(({ key }) => key),
    ...used.map(({ id }) => `HERO>${id}`),
    ...artefacts.map(({ id }) => `hero:witch-hunter>${id}`),
    ...alternatives,
    ...['HERO', 'ALLY', 'LORD', 'CREATURE'].map((who) => `${who}>pass`),
    ...['hero:wizard>SPELL', 'CREATURE>attack-NUMBER'],
  ];
  expect([...(page.classes.DEED ?? [])].sort()).toEqual(printed.sort());
});

it('the page says which monsters have two attacks', () => {
  const [, said = ''] = /^`attack-2` have ([^,]*(?:, |,\n)[\s\S]*?), all others `attack-1` alone/m.exec(text) ?? [];
  const released = Object.values(MONSTER_CARDS).filter(({ id }) => isReleased(id));
  const two = released.filter(({ actions }) => actions.length > 1);
  expect([...said.matchAll(/`([^`]+)`/g)].map(([, id]) => id)).toEqual(two.map(({ id }) => id));
  expect(released.every(({ actions }) => actions.length <= 2)).toBe(true);
});

const isPlain = (id: string): boolean => !/[A-Z]{2}/.test(id);

/** Words that are said besides ids of content; `propose` is said at any moment, and stands above the table. */
const { PROPOSE, YES_NO, PLACES, HALF, ...others } = options;
const single = Object.values(others).filter((one) => typeof one === 'string');
const WORDS: readonly string[] = [
  ...Object.values(YES_NO).flatMap(({ yes, no }) => [yes, no]),
  ...[...PLACES, ...single, ...DIRECTIONS, ...REMEDIES],
];
const TRACKS = ['life', 'magic'];
const IDS: readonly string[] = [...HERO_IDS, ...ALLY_IDS, ...LORD_IDS, 'shield'];

it('the page lists every word that can be answered, and no other', () => {
  const said = Object.values(page.answers).flat().filter(isPlain);
  const words = new Set([...said, ...(page.classes.DEED ?? []).map((deed) => deed.split('>')[1] ?? '')]);
  expect(WORDS.filter((word) => !words.has(word))).toEqual([]);
  expect(said.filter((word) => ![...WORDS, ...TRACKS, ...IDS].includes(word))).toEqual([]);
  expect(text).toContain(`"${PROPOSE}"`);
  expect(text).toContain(`>${HALF}`);
});

/** One id for each that the page writes: the first of each class. */
const exampleOf = (written: string): string =>
  written
    .replace(/\+…$/, '')
    .replace(/NUMBER|INDEX/g, '1')
    .replace(/[A-Z]{2,}/g, (name) => (name === 'SEAT' ? name : exampleOf(page.classes[name]?.[0] ?? name)));
const writtenAsOffered = writtenOn(page).map((key) => key.replace(/ (.*)$/, (_, id: string) => ` ${exampleOf(id)}`));

describe('what a prompt offers', () => {
  const offered: readonly string[] = [
    ...['act skipToEndOfRound', 'act hero:sorceress>draw-venom', 'act hero:elf>arrows', 'act monster:orc-12>attack-1'],
    ...['payArtefact fiveVermin', 'healer hero:elf>service:resurrection', 'campMonsters monster:orc+monster:zombie'],
    ...['merchant hero:elf>equipment:map>half', 'halveMonsters monster:orc#0', 'confirmPlacement SEAT'],
  ];

  it('is on the page', () => {
    expect(unwritten(page, offered)).toEqual([]);
  });

  it.each([
    ['`skipToEndOfRound` or', 'act skipToEndOfRound'],
    [', `draw-venom`', 'act hero:sorceress>draw-venom'],
    [', `arrows`', 'act hero:elf>arrows'],
    ['`fiveVermin`', 'payArtefact fiveVermin'],
    [', `service:resurrection`', 'healer hero:elf>service:resurrection'],
    ['`HERO>EQUIPMENT>half`, ', 'merchant hero:elf>equipment:map>half'],
    ['`MONSTER#INDEX`', 'halveMonsters monster:orc#0'],
    ['`SEAT`, who', 'confirmPlacement SEAT'],
  ])('is missed on a page without %s', (gone, missed) => {
    expect(text).toContain(gone);
    expect(unwritten(readRecordPage(text.replace(gone, '')), offered)).toEqual([missed]);
  });

  it.each(['act hero:elf>berserk', 'act monster:orc>attack-1', 'act monster:orc-0>pass', 'camp maybe', 'dance pass'])(
    '%s is on no page',
    (other) => {
      expect(unwritten(page, [other])).toEqual([other]);
    },
  );

  it('is missed where a page says it and nobody ever offers it', () => {
    expect(unoffered(page, writtenAsOffered)).toEqual([]);
    const more = text.replace('`wander`,', '`wander`, `dance`,');
    expect(unoffered(readRecordPage(more), writtenAsOffered)).toEqual(['act dance']);
  });
});
