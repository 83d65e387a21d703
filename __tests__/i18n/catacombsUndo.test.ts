import { advance, timelineOf, undoable } from '../../src/rules/machine';
import { catacombs, startCatacombs, type CatacombsTypes } from '../../src/rules/catacombs';
import { setupWith } from '../rules/catacombs/support/setup';
import { catacombsWords } from '../support/words';

const english = catacombsWords('en', { seat: (id) => id });
const french = catacombsWords('fr', { seat: (id) => id });

describe('the title of an undo', () => {
  it('names what was chosen', () => {
    const purpose = { kind: 'act', turn: 'heroes', lastStands: [] } as const;
    const answer = { kind: 'choose', options: ['hero:wizard>spell:shield'] } as const;
    expect(english.undo(purpose, answer)).toBe('Undo: Wizard · Shield');
    expect(french.undo(purpose, answer)).toBe('Annuler\u00a0: Magicien · Bouclier');
  });

  it('names what asked, when something was placed; and fits the step that can be taken back', () => {
    let timeline = timelineOf<CatacombsTypes>(startCatacombs(setupWith(), 1));
    const places = [
      { id: 'hero:elf', xMm: 80, yMm: 420 },
      { id: 'hero:barbarian', xMm: 120, yMm: 420 },
    ];
    const advanced = advance(catacombs, timeline, { kind: 'place', places });
    if (!advanced.ok) throw new Error(advanced.refusal.reason);
    timeline = advanced.timeline;
    const step = undoable(timeline);
    if (!step) throw new Error('nothing to take back');
    const { purpose } = step;
    expect(english.undo(purpose, step.command)).toBe(`Undo: ${english.prompt(purpose).name}`);
    expect(english.undo(purpose, step.command)).not.toContain('{{');
  });
});
