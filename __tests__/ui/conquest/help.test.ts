import { rulebookIn } from '../../../src/i18n/conquest/help';
import { deckOf, DESIGN_IDS, DISC_IDS, PROJECTILE_KINDS, TEAMS } from '../../../src/rules/conquest';
import { chaptersOf, rulesOf } from '../../../src/ui/games/conquest/help/rulesOf';
import { nameOfTopic, readTopic, TOPICS } from '../../../src/ui/games/conquest/help/topics';

describe('what can be looked up', () => {
  it('is every page by its own name', () => {
    expect(TOPICS.map((id) => nameOfTopic(readTopic(id)!))).toEqual(TOPICS);
    expect(new Set(TOPICS).size).toBe(TOPICS.length);
  });

  it('is found by each of the 56 cards, by every disc, and by the number of a rule', () => {
    const cards = TEAMS.flatMap(deckOf);
    expect(cards).toHaveLength(56);
    expect(new Set(cards.map((card) => nameOfTopic(readTopic(card)!)))).toEqual(new Set(DESIGN_IDS));
    for (const disc of [...DISC_IDS, ...PROJECTILE_KINDS]) {
      expect(TOPICS).toContain(nameOfTopic(readTopic(disc)!));
    }
    expect(readTopic('rule:CONQ-081')).toEqual({ kind: 'rule', rule: 'CONQ-081' });
    expect(['rule:BASE-081', 'shot:sword', 'gryphons'].map(readTopic)).toEqual([null, null, null]);
  });

  it.each(['en', 'fr'] as const)('goes by rules that are written down in %s', async (language) => {
    const { text } = await rulebookIn(language);
    const unwritten = TOPICS.flatMap((id) => rulesOf(readTopic(id)!)).filter((rule) => text(rule) === null);
    expect(unwritten).toEqual([]);
  });

  it('has every rule that is written down in one chapter', async () => {
    const { text } = await rulebookIn('en');
    const rules = chaptersOf((rule) => text(rule) !== null).flatMap((chapter) => chapter.rules);
    const all = Array.from({ length: 222 }, (_, at) => `CONQ-${String(at + 1).padStart(3, '0')}`);
    expect(rules).toEqual(all.filter((rule) => text(rule) !== null));
  });
});
