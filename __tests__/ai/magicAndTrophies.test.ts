import { decide, MINDS } from '../../src/ai/catacombs';
import type { Level } from '../../src/ai/core';
import type { Hero } from '../../src/rules/catacombs';
import { catacombs } from '../../src/rules/catacombs';
import type { ArtefactId, MonsterId } from '../../src/rules/catacombs/words/ids';
import { SORTS_OF } from '../../src/rules/catacombs/content/stock';
import { seedChance, whyNot } from '../../src/rules/machine';
import type { Table } from '../rules/catacombs/support/table';
import { partyAt } from '../rules/soloth/partyAt';
import { solothParty } from '../rules/soloth/support';

const SORCERESS = 'hero:sorceress';
const HUNTER = 'hero:witch-hunter';

/** What a seat of the app says to the question that stands: the rules take it. */
function saidTo({ state }: Table, level: Level = 2) {
  const seat = state.prompt!.seats[0]!;
  const view = catacombs.viewFor(state, seat);
  const { answer } = decide({ view, seat, mind: MINDS[level], stream: seedChance(7).play })!;
  expect(whyNot(catacombs, view, { ...answer, seat })).toBeNull();
  return answer;
}

const sorceress = (board: Partial<Hero>): Table =>
  solothParty({
    heroes: { [SORCERESS]: [150, 300], 'hero:paladin': 'away', 'hero:ice-princess': 'away', [HUNTER]: 'away' },
    monsters: [
      ['monster:zombie', [80, 300]],
      ['monster:zombie', [220, 300]],
    ],
    boards: { [SORCERESS]: board },
  });

describe('magic', () => {
  it('is spent where it does more than a Punch', () => {
    expect(saidTo(sorceress({ magic: 6 }))).toMatchObject({ options: [`${SORCERESS}>arcane-bolt`] });
  });

  it('is not worth her life to a hero who is nearly dead', () => {
    const [option = ''] = (saidTo(sorceress({ magic: 0, life: 2 })) as { options: readonly string[] }).options;
    expect([`${SORCERESS}>punch`, `${SORCERESS}>pass`]).toContain(option);
  });

  it('what was begun is paid for', () => {
    expect(saidTo(sorceress({ magic: 0, life: 8 }).act(SORCERESS, 'arcane-bolt'))).toMatchObject({
      options: ['payLife'],
    });
  });

  it('points go to life while it is short, and else to magic', () => {
    const gained = (board: Partial<Hero>) =>
      saidTo(
        partyAt({
          boards: { [SORCERESS]: board },
          tasks: [{ kind: 'splitPoints', hero: SORCERESS, points: 2, cause: { by: 'camp', rule: 'EXTRA-032' } }],
        }),
      );
    expect(gained({ life: 2, magic: 0 })).toMatchObject({ amounts: { life: 2, magic: 0 } });
    expect(gained({ life: 5, magic: 0 })).toMatchObject({ amounts: { life: 1, magic: 1 } });
    expect(gained({ life: 6, magic: 2 })).toMatchObject({ amounts: { life: 0, magic: 2 } });
    expect(gained({ life: 6, magic: 5 })).toMatchObject({ amounts: { life: 1, magic: 1 } });
  });
});

describe('trophies', () => {
  const asked = (kept: readonly MonsterId[], active: readonly ArtefactId[] = []): Table =>
    partyAt({
      boards: {
        [HUNTER]: { trophies: { kept: kept.map((monster) => ({ monster, disc: SORTS_OF[monster][0]! })), active } },
      },
      tasks: [{ kind: 'activateArtefact' }],
    });

  it('pay for what helps most', () => {
    const table = asked(['monster:centaur', 'monster:minotaur', 'monster:orc', 'monster:zombie']);
    expect(saidTo(table)).toMatchObject({ options: ['artefact:horned-blade'] });
    expect(saidTo(asked(['monster:orc', 'monster:zombie']))).toMatchObject({ options: ['artefact:orc-hide-shield'] });
  });

  it('a circle of any colour takes what is wanted least, and the weaker of two alike', () => {
    const many = asked(['monster:orc', 'monster:fire-spirit', 'monster:zombie', 'monster:zombie', 'monster:zombie']);
    expect(saidTo(many.choose('artefact:orc-hide-shield'))).toMatchObject({ options: ['monster:zombie'] });
    const alike = asked(['monster:troll', 'monster:orc', 'monster:troll']);
    expect(saidTo(alike.choose('artefact:orc-hide-shield'))).toMatchObject({ options: ['monster:orc'] });
  });
});
