import { catacombsBook, FILLED_EXPANSIONS, readAdventure } from '../../../src/rules/catacombs';
import { readRecord, sayFault } from '../../../src/rules/machine';
import { OFFERED_EXPANSIONS } from '../../../src/session/catacombs';
import { ORC_AND_ELF } from '../adventure/stories';
import { written } from '../record/hand';
import { catacombsWords } from '../../support/words';

/** As it is released, whatever lies in it here. */
jest.mock('../../../src/rules/catacombs/words/workshopIds', () => ({
  WORKSHOP_MONSTER_IDS: [],
  WORKSHOP_ABILITY_IDS: [],
  WORKSHOP_COMBAT_ROOM_IDS: [],
}));
jest.mock('../../../src/rules/catacombs/content/workshop/monsters', () => ({ WORKSHOP_MONSTERS: {} }));
jest.mock('../../../src/rules/catacombs/content/workshop/stock', () => ({ WORKSHOP_STOCK: {} }));
jest.mock('../../../src/rules/catacombs/content/workshop/rooms', () => ({ WORKSHOP_COMBAT_ROOMS: [] }));

describe('an empty workshop', () => {
  it('is not offered', () => {
    expect(FILLED_EXPANSIONS).toEqual(['soloth', 'vermin']);
    expect(OFFERED_EXPANSIONS).toEqual(['soloth', 'vermin']);
  });

  it('is refused in a record and in a story, with the place', () => {
    const record = readRecord(catacombsBook, written([], { setup: { expansions: ['soloth', 'workshop'] } }));
    expect(record.ok ? '' : sayFault(record.error)).toBe('setup.expansions[1]: there is nothing in the workshop here');
    const story = readAdventure(JSON.stringify({ ...ORC_AND_ELF, expansions: ['workshop'] }));
    expect(story.ok ? '' : sayFault(story.error)).toBe('expansions[0]: there is nothing in the workshop here');
    const said = catacombsWords('fr').fault(story.ok ? '' : story.error.message);
    expect(said).toBe('il n’y a rien dans l’atelier ici');
  });
});
