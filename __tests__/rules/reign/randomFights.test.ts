import { apply, sample, seedChance, type ChanceStream, type Command } from '../../../src/rules/machine';
import { openReign, reign, reignBook, type ReignState, type ReignTypes } from '../../../src/rules/reign';
import { reloaded } from '../support/reloaded';
import { complaints } from './invariants';
import { ANSELME, fight, MORGANE, OGRE, RAT, REVENANT, SPIDER, SVEIN, YSOLDE } from './hand';

const PARTY = [
  [SVEIN, '0:2,5'],
  [YSOLDE, '0:4,5'],
  [ANSELME, '0:3,5'],
  [MORGANE, '0:5,5'],
] as const;
const open = (setup: object) => reignBook.setup.parse(setup);

const FIGHTS = {
  rats: open(fight('guardroom', [...PARTY, [RAT, '0:2,2'], [RAT, '0:4,2'], [RAT, '0:6,2', { figures: 2 }]])),
  revenants: open(fight('crypt', [...PARTY, [REVENANT, '0:2,1'], [REVENANT, '0:4,1'], [REVENANT, '0:6,1']])),
  spiders: open(
    fight(
      'guardroom',
      [...PARTY, [SPIDER, '0:2,1'], [SPIDER, '0:6,1']],
      { grade: 'hero' },
      {
        turn: 'master',
        elements: [
          { kind: 'rack', at: '0:1,5' },
          { kind: 'chest', at: '0:7,5' },
          { kind: 'barrel', at: '0:1,3' },
          { kind: 'corpse', at: '0:4,3' },
        ],
      },
    ),
  ),
  ogre: open(
    fight(
      'scriptorium',
      [...PARTY, [OGRE, '0:4,1'], ['creature:guard', '0:6,4', { isAlly: true }]],
      {},
      {
        traps: [
          { kind: 'hole', at: '0:3,3' },
          { kind: 'spikes', at: '0:5,3', isKnown: true },
        ],
      },
    ),
  ),
  bridge: open(
    fight('lava-bridge', [
      [SVEIN, '0:2,6'],
      [YSOLDE, '0:3,5', { pack: ['potion:speed', 'potion:invisibility', 'goods:spike-trap-kit'] }],
      [RAT, '0:3,2'],
      [REVENANT, '0:4,2'],
      ['creature:imp', '0:4,7', { isAlly: true }],
    ]),
  ),
  drowned: open(
    fight(
      'drowned-vault',
      [...[SVEIN, YSOLDE].map((who, x) => [who, `0:${x + 3},4`] as const), [OGRE, '0:4,1']],
      {},
      {
        zones: [{ card: 'zone:drowned-vault' }, { card: 'zone:cellar', behind: '0:8,5' }],
      },
    ),
  ),
};

/** The stream of whoever answers: any legal answer at all. */
function playOut(name: keyof typeof FIGHTS, seed: number) {
  const opened = openReign(FIGHTS[name], seed);
  if (!opened.ok) throw new Error(JSON.stringify(opened.error));
  let state: ReignState = opened.value.state;
  let stream: ChanceStream = seedChance(seed + 1000).play;
  let commands = 0;
  const met = new Set<string>(opened.value.events.map(({ kind }) => kind));
  while (state.prompt !== null && commands < 3000) {
    const drawn = sample(reign, state.prompt, stream);
    stream = drawn.stream;
    const command: Command<ReignTypes> = drawn.value;
    const applied = apply(reign, reloaded(state), command);
    if (!applied.ok) throw new Error(`${name} ${seed}: ${JSON.stringify(applied.refusal)}`);
    const wrong = complaints(applied.state);
    if (wrong.length > 0) throw new Error(`${name} ${seed} after ${commands}: ${wrong.join('; ')}`);
    state = applied.state;
    for (const event of applied.events) met.add(event.kind);
    commands++;
  }
  return { state, commands, met };
}

const SEEDS = Array.from({ length: 2 }, (_, seed) => seed);

it.each(Object.keys(FIGHTS) as (keyof typeof FIGHTS)[])(
  'fights of %s, answered at random, keep every invariant and end',
  (name) => {
    const games = SEEDS.map((seed) => playOut(name, seed));
    expect(games.filter(({ state }) => state.outcome === null)).toEqual([]);
    expect(Math.max(...games.map(({ state }) => JSON.stringify(state).length))).toBeLessThan(40_000);
  },
);

it('the same seed and the same answers give the same fight', () => {
  expect(playOut('rats', 3).state).toEqual(playOut('rats', 3).state);
});
