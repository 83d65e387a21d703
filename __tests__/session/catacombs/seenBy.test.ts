import { HIDDEN_CARD, startCatacombs, type CatacombsEvent } from '../../../src/rules/catacombs';
import { seatOfHero } from '../../../src/rules/catacombs/model/queries';
import { withPlayerCount } from '../../../src/session/catacombs/choices/changeChoices';
import { freshChoices, setupOf } from '../../../src/session/catacombs/choices/freshChoices';
import { beatSeenBy, logSeenBy, openCourse } from '../support/ofCatacombs';

const { log, timeline } = openCourse(startCatacombs(setupOf(withPlayerCount(freshChoices(1), 5)), 1));
const { state } = timeline;
const elf = seatOfHero(state.model, 'hero:elf');
const wizard = seatOfHero(state.model, 'hero:wizard');

const looked: CatacombsEvent = { kind: 'cardsLookedAt', cards: ['room:bone-choir'], by: 'hero:elf' };
const unseen = { ...looked, cards: [HIDDEN_CARD] };

it('EXTRA-077: a log shows what the Map has shown to nobody but its owner', () => {
  const told = [...log, { ...log[0]!, number: log.length, event: looked }];
  expect(logSeenBy(told, timeline, elf)).toBe(told);
  const others = logSeenBy(told, timeline, wizard);
  expect(others.at(-1)).toEqual({ ...told.at(-1), event: unseen });
  expect(others.slice(0, -1).every((line, index) => line === told[index])).toBe(true);
  expect(JSON.stringify(others)).not.toContain('room:bone-choir');
});

it('EXTRA-077: nor does a beat', () => {
  const beat = { kind: 'event', number: 3, event: looked, events: [looked], crowd: 1 } as const;
  expect(beatSeenBy(beat, state, elf)).toBe(beat);
  expect(beatSeenBy(beat, state, wizard)).toEqual({ ...beat, event: unseen, events: [unseen] });
  expect(beatSeenBy(null, state, wizard)).toBeNull();
});
