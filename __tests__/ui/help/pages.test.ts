import { rulebookIn } from '../../../src/i18n/catacombs/help';
import { help } from '../../../src/i18n/catacombs/help/en';
import { pageOf } from '../../../src/ui/games/catacombs/help/pageOf';
import { relatedOf } from '../../../src/ui/games/catacombs/help/relatedOf';
import { topicOf, TOPICS } from '../../../src/ui/games/catacombs/topics';
import { catacombsWords, ruleHelp, textOf } from '../../support/words';

const RAW =
  /\b(?:monster|lord|hero|ally|spell|equipment|room|ability|action|keyword|piece|service|cards)[:.][a-z]|\{\{/;

describe.each(['en', 'fr'] as const)('in %s', (language) => {
  const words = catacombsWords(language);
  const t = textOf(language);

  it.each(TOPICS)('%s has a page of words', (topic) => {
    const { name, text, sections } = pageOf(topic, words, t);
    expect(name).not.toBe('');
    expect(`${name} ${text}`).not.toMatch(RAW);
    const rules = sections.flatMap((section) => section.rules);
    expect(rules.length).toBeGreaterThan(0);
    expect(rules.filter((rule) => ruleHelp(language, rule) === null)).toEqual([]);
  });
});

it('leads only to pages that exist', () => {
  const links = TOPICS.flatMap((topic) => relatedOf(topic));
  expect(links.filter((topic) => !TOPICS.includes(topic))).toEqual([]);
  expect(links.length).toBeGreaterThan(TOPICS.length);
});

it('explains every ability of a monster on its own page, rule by rule', () => {
  const { sections } = pageOf('monster:minotaur', catacombsWords('en'), textOf('en'));
  expect(sections.map(({ topic }) => topic)).toEqual(['ability:retaliation', null]);
  expect(sections[0]!.rules).toContain('BASE-235');
});

describe('topicOf', () => {
  it.each([
    ['monster:orc-2', 'monster:orc'],
    ['monster:skeleton-warrior-11', 'monster:skeleton-warrior'],
    ['hero:elf', 'hero:elf'],
    ['obstacle-3', 'piece:obstacle'],
    ['fire-wall-1', 'piece:fire-wall'],
    ['shield', 'piece:shield'],
    ['rule:BASE-123', 'rule:BASE-123'],
    ['keyword:chain', 'keyword:chain'],
  ])('looks %s up under %s', (id, topic) => {
    expect(topicOf(id)).toBe(topic);
  });

  it('finds no page for what has none', () => {
    expect(topicOf('seat-1')).toBeNull();
  });
});

it.each(['en', 'fr'] as const)('has every rule in one chapter: %s', async (language) => {
  const rulebook = await rulebookIn(language);
  const chaptered = rulebook.chapters.flatMap(({ rules }) => rules);
  expect([...chaptered].sort()).toEqual(Object.keys(help).sort());
});
