import { readAdventure, startCatacombs, summaryOf, type Adventure } from '../../../src/rules/catacombs';
import { sayFault } from '../../../src/rules/machine';
import { changed, ORC_AND_ELF } from '../adventure/stories';
import { ANN, BOB, OVERSEER, setupWith } from '../catacombs/support/setup';

const HUNTER = 'heroes.hero:witch-hunter';

const told = (story: object): Adventure => {
  const read = readAdventure(JSON.stringify(story));
  if (!read.ok) throw new Error(sayFault(read.error));
  return read.value;
};

const opened = (story: object) =>
  startCatacombs(
    setupWith({
      adventure: told(story),
      acceptedBy: [OVERSEER, ANN, BOB],
      heroSeats: [
        { seat: ANN, heroes: ['hero:elf', 'hero:barbarian'] },
        { seat: BOB, heroes: ['hero:witch-hunter', 'hero:sorceress'] },
      ],
    }),
    1,
  ).state.model;

const faultOf = (path: string, value: unknown): string => {
  const read = readAdventure(JSON.stringify(changed(ORC_AND_ELF, path, value)));
  return read.ok ? 'good' : sayFault(read.error);
};

describe('the Sorceress and the Witch Hunter in a story', () => {
  it('SOL-129: with as much magic as it says', () => {
    const { heroes } = opened(changed(ORC_AND_ELF, 'heroes.hero:sorceress', { magic: 2, life: 5 }));
    expect(heroes['hero:sorceress']).toMatchObject({ magic: 2, life: 5 });
    expect(heroes['hero:elf']).not.toHaveProperty('magic');
  });

  it('SOL-145 SOL-151: with discs on his board, out of the box, and artefacts awake', () => {
    const artefacts = ['artefact:horned-blade'];
    const model = opened(changed(ORC_AND_ELF, HUNTER, { kept: ['monster:orc', 'monster:zombie'], artefacts }));
    expect(model.heroes['hero:witch-hunter']?.trophies).toEqual({
      kept: [
        { monster: 'monster:orc', disc: 'orc' },
        { monster: 'monster:zombie', disc: 'zombie' },
      ],
      active: artefacts,
    });
    expect(summaryOf(model).heroes['hero:witch-hunter']).toMatchObject({
      kept: ['monster:orc', 'monster:zombie'],
      artefacts,
    });
  });

  it.each([
    ['heroes.hero:elf', { magic: 1 }, /magic: only the Sorceress has magic \(SOL-129\)/],
    ['heroes.hero:sorceress', { magic: 7 }, /magic: at most 6 \(SOL-136\)/],
    ['heroes.hero:elf', { kept: ['monster:orc'] }, /kept: only the Witch Hunter/],
    [HUNTER, { kept: Array(6).fill('monster:orc') }, /kept: the box has no disc left for monster:orc/],
    [HUNTER, { artefacts: Array(2).fill('artefact:witchbane') }, /artefacts: artefact:witchbane is named twice/],
  ])('%s with %j is refused, and why is said', (path, value, why) => {
    expect(faultOf(path, value)).toMatch(why);
  });
});
