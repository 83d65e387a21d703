import { playQuest } from '../../../scripts/arena/reign/match';
import { decide, MINDS } from '../../../src/ai/reign';
import { seedChance, whyNot } from '../../../src/rules/machine';
import {
  FIRST_STEPS,
  freshHero,
  openReign,
  reign,
  reignBook,
  USUAL_CHOICES,
  type ReignState,
} from '../../../src/rules/reign';
import { fight, OGRE, played, SVEIN, YSOLDE } from '../../rules/reign/hand';

const saidTo = (state: ReignState, level: 1 | 3 | 5 = 5) => {
  const [seat] = state.prompt?.seats ?? [];
  if (seat === undefined) throw new Error('nobody is asked');
  return decide({ view: reign.viewFor(state, seat), seat, mind: MINDS[level], stream: seedChance(7).play });
};

it('plays a quest to its end with thoughts of its own, never by chance, and never against the rules', () => {
  const thoughts = new Set<string>();
  const setup = reignBook.setup.parse({ isMasterNeutral: true, quest: { id: 'quest:pest-control' } });
  const { state } = playQuest(setup, 16, 3, (before, answer, thought) => {
    expect(whyNot(reign, before, answer)).toBeNull();
    thoughts.add((thought as { readonly kind: string }).kind);
  });
  expect(state.outcome).not.toBeNull();
  expect([...thoughts].sort()).toEqual(['chosen', 'deed']);
});

it('knows nothing of what is hidden: traps that nobody found, locks that nobody tried, cards', () => {
  const withHidden = (traps: readonly object[], isLocked: boolean, pile: readonly string[]) =>
    played(
      fight(
        'guardroom',
        [
          [SVEIN, '0:4,5'],
          [YSOLDE, '0:3,5'],
        ],
        { quest: { id: 'quest:solar-orb', pile } },
        {
          traps,
          doors: [
            { at: '0:4,0', isLocked },
            { at: '0:8,4', isLocked },
          ],
        },
      ),
      [],
    ).state;
  const bare = withHidden([], false, ['zone:crypt']);
  const mined = withHidden(
    [
      { kind: 'hole', at: '0:4,4' },
      { kind: 'spikes', at: '0:7,4' },
    ],
    true,
    ['zone:cellar'],
  );
  expect(saidTo(mined)).toEqual(saidTo(bare));
});

it('thinks the same of the same question, however often it is asked', () => {
  const { state } = played(
    fight('guardroom', [
      [SVEIN, '0:1,1'],
      [OGRE, '0:6,4'],
    ]),
    [],
  );
  expect(saidTo(state, 1)).toEqual(saidTo(JSON.parse(JSON.stringify(state)) as ReignState, 1));
});

/** All that is done in town, hero by hero. */
function inTown(change: object): readonly string[] {
  const heroes = (['hero:svein', 'hero:ysolde', 'hero:anselme', 'hero:morgane'] as const).map((hero) => ({
    ...freshHero(hero),
    ...change,
  }));
  const setup = FIRST_STEPS.setupOf({ heroes, strongbox: null }, 'quest:fabulous-treasure', USUAL_CHOICES);
  const opened = openReign(setup, 3);
  if (!opened.ok) throw new Error(opened.error.reason);
  const done: string[] = [];
  playQuest(setup, 3, 5, ({ prompt }, answer) => {
    if (prompt?.purpose.kind === 'town' && answer.kind === 'deed') done.push(answer.deed);
  });
  return done;
}

describe('in town', () => {
  it('buys what heals for what it has, and leaves', () => {
    const done = inTown({ coins: 9 });
    expect(done.filter((one) => one === 'buy:potion:healing')).toHaveLength(8);
    expect(done.filter((one) => one === 'end')).toHaveLength(4);
  });

  it('learns to bear more before it learns anything else, and saves for it', () => {
    expect(inTown({ xp: 18 }).filter((one) => one.startsWith('raise'))).toContain('raise:endurance');
    expect(inTown({ xp: 10 }).filter((one) => one.startsWith('raise'))).toEqual([]);
  });

  it('puts on the armour that it buys', () => {
    const done = inTown({ coins: 300 });
    const bought = done.filter((one) => one.startsWith('buy:armour')).length;
    expect([
      bought > 0,
      done.filter((one) => one.startsWith('wear') || one.startsWith('wield')).length >= bought,
    ]).toEqual([true, true]);
  });
});
