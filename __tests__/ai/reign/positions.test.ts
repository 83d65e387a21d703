import { decide, MINDS } from '../../../src/ai/reign';
import type { Level } from '../../../src/ai/core';
import { seedChance } from '../../../src/rules/machine';
import { reign, type ReignState } from '../../../src/rules/reign';
import {
  ANSELME,
  choose,
  deed,
  end,
  fight,
  MORGANE,
  OGRE,
  played,
  RAT,
  REVENANT,
  SVEIN,
  YSOLDE,
} from '../../rules/reign/hand';

/** What somebody of the app says to whoever is asked. */
function said(state: ReignState, level: Level = 5, seed = 1) {
  const [seat] = state.prompt?.seats ?? [];
  if (seat === undefined) throw new Error('nobody is asked');
  return decide({ view: reign.viewFor(state, seat), seat, mind: MINDS[level], stream: seedChance(seed).play });
}

const deedOf = (state: ReignState, level: Level = 5): string => {
  const { answer } = said(state, level);
  return answer.kind === 'deed' ? answer.deed : answer.options.join(' ');
};
const chosenBy = (state: ReignState): readonly string[] => {
  const { answer } = said(state);
  return answer.kind === 'choose' ? answer.options : ['?'];
};

const quest = (id: string, more: object = {}) => ({ quest: { id: `quest:${id}`, ...more } });
const alone = { destiny: 0 } as const;
type Stands = Parameters<typeof fight>[1];

/** The first question, or the one after these commands. */
const asked = (people: Stands, more: object = {}, opening: object = {}, commands: readonly object[] = []) =>
  played(fight('guardroom', people, more, opening), commands).state;

describe('in a fight', () => {
  it('strikes who is nearly down rather than who is whole', () => {
    const state = asked([
      [SVEIN, '0:4,3', alone],
      [REVENANT, '0:3,3'],
      [REVENANT, '0:5,3', { hp: 3 }],
    ]);
    expect(deedOf(state)).toMatch(/^(melee|powerful):revenant-2$/);
  });

  it('shoots from where it stands at who cannot come to it in time', () => {
    const state = asked([
      [YSOLDE, '0:1,1', alone],
      [REVENANT, '0:7,5'],
    ]);
    expect(deedOf(state)).toMatch(/^(shoot|precise):revenant-1$/);
  });

  it('goes up to strike where it cannot shoot', () => {
    const state = asked([
      [SVEIN, '0:1,3', alone],
      [REVENANT, '0:4,3'],
    ]);
    expect(deedOf(state)).toMatch(/^(walk|run):/);
  });

  it('throws fire, not a dagger', () => {
    const state = asked([
      [MORGANE, '0:1,1', alone],
      [REVENANT, '0:5,4'],
    ]);
    expect(deedOf(state)).toMatch(/^cast:(ember-orb|shadow-dart)>revenant-1$/);
  });

  it('shoves a swarm that stands by the lava into it', () => {
    const people = [
      [SVEIN, '0:2,1'],
      [RAT, '0:2,2', { figures: 3 }],
    ] as const;
    expect(deedOf(played(fight('lava-bridge', people), []).state)).toMatch(/^shove:giant-rat-1>0:[123],3$/);
  });

  it('tears at the web that holds it', () => {
    const state = asked([
      [SVEIN, '0:4,3', { ...alone, web: 1 }],
      [REVENANT, '0:5,3'],
    ]);
    expect(deedOf(state)).toBe('breakFree');
  });

  it('turns a blow aside with what is left when nobody is in reach', () => {
    const state = asked([
      [ANSELME, '0:1,1', { ...alone, spells: [], pack: [] }],
      [OGRE, '0:1,4'],
    ]);
    const held = asked([
      [ANSELME, '0:1,1', { ...alone, spells: [], pack: [] }],
      [OGRE, '0:7,5', { web: 1 }],
    ]);
    expect([deedOf(state), deedOf(held) === 'wait']).toEqual(['wait', false]);
  });
});

describe('those who are hurt', () => {
  const fallen = [YSOLDE, '0:3,3', { ...alone, hp: 1, isPoisoned: true }] as const;
  const enemy = [REVENANT, '0:7,1'] as const;

  it('are given a potion by who stands beside them', () => {
    const state = asked([[SVEIN, '0:4,3', alone], fallen, enemy], { draws: [2] });
    expect(deedOf(state)).toBe('drink:i3>hero:ysolde');
  });

  it('are mended from afar, before anybody is struck', () => {
    const state = asked([[ANSELME, '0:6,2', alone], fallen, enemy], { draws: [2] });
    expect(deedOf(state)).toBe('cast:mend>hero:ysolde');
  });

  it('are gone to by who has something for them', () => {
    const state = asked([[SVEIN, '0:7,5', alone], fallen, [REVENANT, '0:1,1', { web: 1 }]], { draws: [2] });
    expect(deedOf(state)).toMatch(/^(walk|run):0:[234],[234]$/);
  });

  it('who is whole drinks nothing', () => {
    const state = asked([
      [SVEIN, '0:1,1'],
      [REVENANT, '0:7,5'],
    ]);
    expect(deedOf(state)).not.toMatch(/^drink/);
  });
});

describe('the quest', () => {
  it('the lid is put on, whoever bites', () => {
    const people = [
      [SVEIN, '0:3,2', alone],
      [RAT, '0:2,2', { figures: 3 }],
    ] as const;
    expect(deedOf(played(fight('dead-end', people, quest('pest-control')), []).state)).toBe('lid:well-1');
  });

  it('the orb is taken by a nimble hand, and not by force', () => {
    const people = [
      [YSOLDE, '0:4,5', alone],
      [OGRE, '0:4,4'],
    ] as const;
    expect(deedOf(played(fight('wizards-laboratory', people, quest('solar-orb')), []).state)).toBe('stealOrb:ogre-1');
  });

  it('the chest of the treasure is opened at once', () => {
    const people = [
      [SVEIN, '0:4,2', alone],
      [REVENANT, '0:9,6'],
    ] as const;
    const elements = ['0:3,1', '0:8,1', '0:9,1'].map((at) => ({ kind: 'chest', at }));
    const setup = fight('wizards-laboratory', people, quest('fabulous-treasure'), { elements });
    expect(deedOf(played(setup, []).state)).toBe('openChest:chest-1');
  });

  it('against the clock the stairs come first', () => {
    const people = [
      [SVEIN, '0:4,2', alone],
      [RAT, '0:7,6', { figures: 1 }],
    ] as const;
    const setup = fight('gate-of-the-deep', people, quest('journey-into-shadow'));
    expect(deedOf(played(setup, []).state)).toMatch(/^(walk|run):0:4,[01]$/);
  });

  it('against the clock nobody is left lying', () => {
    const people = [
      [SVEIN, '0:4,2', alone],
      [YSOLDE, '0:3,1', { ...alone, hp: 1, isPoisoned: true }],
      [OGRE, '0:7,6'],
    ] as const;
    const setup = fight('gate-of-the-deep', people, { ...quest('journey-into-shadow'), draws: [5] });
    expect(chosenBy(played(setup, [deed('walk:0:4,1')]).state)).toEqual([YSOLDE]);
  });
});

describe('a door', () => {
  const byDoor = (others: readonly string[]) => {
    const people: Stands = [
      [SVEIN, '0:2,1', alone],
      ...[YSOLDE, ANSELME, MORGANE].map((who, at) => [who, others[at] ?? '', alone] as const),
    ];
    const setup = fight('guard-corridor', people, quest('solar-orb', { pile: ['zone:crypt'] }));
    return played(setup, [choose(SVEIN, YSOLDE, ANSELME, MORGANE)]).state;
  };
  const near = ['0:1,2', '0:2,2', '0:3,2'];
  const far = ['0:1,6', '0:2,6', '0:3,6'];

  it('is opened when all are there', () => {
    expect(deedOf(byDoor(near))).toBe('open:0:2,0');
  });

  it('is not opened before the others are there, but by who is impatient', () => {
    expect(deedOf(byDoor(far))).not.toBe('open:0:2,0');
    expect(deedOf(byDoor(far), 1)).toBe('open:0:2,0');
  });

  it('is opened in the middle of a fight against the clock, and else never', () => {
    const people: Stands = [
      [SVEIN, '0:2,1', alone],
      [REVENANT, '0:2,6', { web: 1 }],
    ];
    const answer = (id: string) =>
      deedOf(played(fight('guard-corridor', people, quest(id, { pile: ['zone:crypt'] })), []).state);
    expect(answer('journey-into-shadow')).toBe('open:0:2,0');
    expect(answer('solar-orb')).not.toBe('open:0:2,0');
  });

  it('is opened by who is nearest to it, who therefore goes first', () => {
    const people = [
      [MORGANE, '0:6,4', alone],
      [SVEIN, '0:7,4', alone],
      [YSOLDE, '0:6,5', alone],
    ] as const;
    const state = played(fight('guardroom', people, quest('solar-orb', { pile: ['zone:crypt'] })), []).state;
    expect(chosenBy(state)).toEqual([SVEIN, MORGANE, YSOLDE]);
  });
});

describe('on the way', () => {
  it('takes in hand what strikes harder', () => {
    const people = [
      [SVEIN, '0:3,3', { ...alone, hands: ['weapon:dagger'], pack: ['weapon:two-handed-cleaver'] }],
    ] as const;
    const setup = fight('guardroom', people, quest('solar-orb', { pile: ['zone:crypt'] }));
    expect(deedOf(played(setup, []).state)).toBe('hold:i2@1');
  });

  it('searches what is by the way', () => {
    const people = [[SVEIN, '0:3,3', alone]] as const;
    const setup = fight('guardroom', people, quest('solar-orb', { pile: ['zone:crypt'] }), {
      elements: [{ kind: 'barrel', at: '0:2,3' }],
    });
    expect(deedOf(played(setup, []).state)).toBe('rummage:barrel-1');
  });

  it('leaves what is holy and what is foul', () => {
    const people = [[SVEIN, '0:3,3', alone]] as const;
    const setup = fight('guardroom', people, quest('solar-orb', { pile: ['zone:crypt'] }), {
      elements: [
        { kind: 'statue', at: '0:2,3' },
        { kind: 'corpse', at: '0:4,3' },
      ],
    });
    expect(deedOf(played(setup, []).state)).not.toMatch(/^rummage/);
  });

  it('treads on no trap that is known', () => {
    const people = [[SVEIN, '0:7,1', alone]] as const;
    const setup = fight('guardroom', people, quest('solar-orb', { pile: ['zone:crypt'] }), {
      traps: [{ kind: 'hole', at: '0:7,2', isKnown: true }],
    });
    const answer = deedOf(played(setup, []).state);
    expect([answer.startsWith('walk') || answer.startsWith('run'), answer]).toEqual([
      true,
      expect.not.stringMatching(/0:7,2$/),
    ]);
  });

  it('keeps all that it finds', () => {
    const setup = fight(
      'guardroom',
      [[SVEIN, '0:3,3', alone]],
      { ...quest('solar-orb', { pile: ['zone:crypt'] }), draws: [1, 5, 4] },
      {
        elements: [{ kind: 'barrel', at: '0:2,3' }],
      },
    );
    const { state } = played(setup, [deed('rummage:barrel-1')]);
    expect([state.prompt?.purpose.kind, chosenBy(state)]).toEqual(['keep', ['i4']]);
  });
});

describe('dice that failed, and blows that did not', () => {
  const shot = (draws: readonly number[], more: object = {}) =>
    asked(
      [
        [YSOLDE, '0:1,1', more],
        [OGRE, '0:5,1'],
      ],
      { draws },
      {},
      [deed('shoot:ogre-1')],
    );

  it('are thrown again at once where it costs nothing', () => {
    expect(chosenBy(shot([0, 5]))).toEqual(['lynxEye']);
  });

  it('Destiny is not spent on a mere blow', () => {
    const state = asked(
      [
        [SVEIN, '0:4,3'],
        [OGRE, '0:5,3'],
      ],
      { draws: [0, 0, 0] },
      {},
      [deed('melee:ogre-1')],
    );
    expect([state.prompt?.purpose.kind, chosenBy(state)]).toEqual(['rethrow', []]);
  });

  it('but on the lid, while a point is left against death', () => {
    const lid = (destiny: number) => {
      const people = [
        [SVEIN, '0:3,2', { destiny }],
        [OGRE, '0:7,5'],
      ] as const;
      return chosenBy(
        played(fight('dead-end', people, { ...quest('pest-control'), draws: [0, 0] }), [deed('lid:well-1')]).state,
      );
    };
    expect([lid(2), lid(1)]).toEqual([['destiny'], []]);
  });

  it('a heavy blow is parried, a graze is not', () => {
    const blow = (draws: readonly number[]) =>
      chosenBy(
        asked(
          [
            [YSOLDE, '0:4,3', alone],
            [OGRE, '0:5,3'],
          ],
          { draws },
          {},
          [end, deed('melee:hero:ysolde')],
        ),
      );
    expect([blow([5, 5, 5]), blow([2, 0, 0])]).toEqual([['parry'], []]);
  });

  it('a point of Destiny goes against death', () => {
    const { state } = played(
      fight(
        'guardroom',
        [
          [SVEIN, '0:4,3', { destiny: 1, hp: 1, isPoisoned: true }],
          [OGRE, '0:7,5'],
        ],
        { draws: [5] },
      ),
      [],
    );
    expect([state.prompt?.purpose.kind, chosenBy(state)]).toEqual(['cheatDeath', ['spend']]);
  });
});
