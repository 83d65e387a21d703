import { decide, MINDS, type ConquestMind, type ConquestSaid } from '../../../src/ai/conquest';
import { misjudgesBy } from '../../../src/ai/conquest/minds';
import { standing } from '../../../src/ai/conquest/worth/standing';
import type { Level } from '../../../src/ai/core';
import { simulateMany } from '../../../src/physics';
import { TABLE_SEAT } from '../../../src/rules/flicking';
import { conquest, lying, type ConquestEvent, type ConquestState, type DiscId } from '../../../src/rules/conquest';
import { apply, seatId, seedChance } from '../../../src/rules/machine';
import { at, by, came, decline, flick, holding, play, played, shot, touch, TWO } from '../../rules/conquest/hand';

const SEEDS = [1, 2, 3];

/** What somebody of the app says to the question that a game stands at. */
function saidBy(state: ConquestState, name: string, { seed = 1, level = 5 }: { seed?: number; level?: Level } = {}) {
  const seat = seatId(name);
  return decide({ view: conquest.viewFor(state, seat), seat, mind: MINDS[level], stream: seedChance(seed).play });
}

const optionsOf = ({ answer }: ConquestSaid): readonly string[] => (answer.kind === 'choose' ? answer.options : ['?']);

/** What comes of the line that it meant, without the trembling of its hand. */
function meant(state: ConquestState, name: string, { thought }: ConquestSaid): readonly ConquestEvent[] {
  if (thought.kind !== 'shot' && thought.kind !== 'crystal') throw new Error(`it thought of ${thought.kind}`);
  const { discId, from, vxMmS, vyMmS } = thought.aim;
  const flown = apply(conquest, state, { kind: 'flick', seat: seatId(name), flick: { discId, from, vxMmS, vyMmS } });
  if (!flown.ok) throw new Error(flown.refusal.reason);
  const ask = flown.state.prompt?.ask;
  if (ask?.kind !== 'flickResolved') throw new Error('nothing flies');
  const [outcome] = simulateMany(ask.table, [ask.shot]);
  if (outcome?.ok !== true) throw new Error('the table is refused');
  const done = apply(conquest, flown.state, { kind: 'flickResolved', ...outcome.value, seat: TABLE_SEAT });
  if (!done.ok) throw new Error(done.refusal.reason);
  return done.events;
}

/** Most of three that have different luck. */
const mostly = (isSo: (seed: number) => boolean): boolean => SEEDS.filter(isSo).length >= 2;

const FAR = { 'crystal-1': at('', 300, 30), 'crystal-2': at('', 300, 90), 'crystal-3': at('', 300, 270) };
const spots = (discs: Readonly<Record<string, object>>) =>
  Object.fromEntries(Object.entries(discs).map(([id, spot]) => [id, { ...spot, id: undefined }]));
const laid = (more: Readonly<Record<string, { xMm: number; yMm: number }>>) =>
  spots({ ...FAR, 'crystal-4': at('', 300, 330), 'crystal-5': at('', 360, 30), ...more });

const OPEN = laid({ 'sword-1': at('', 200, 180), 'skull-1': at('', 330, 180) });
const turnOf = (cards: readonly string[], more: object = {}) => ({
  seats: TWO,
  ...holding({ ann: cards }, { step: 'act', discs: OPEN, ...more }),
});

it('plays the card that strikes whom it faces, rather than one that only walks', () => {
  const { state } = played(turnOf(['captain-of-the-watch/rat', 'hill-barbarian/rat']), []);
  expect(mostly((seed) => optionsOf(saidBy(state, 'ann', { seed }))[0] === 'hill-barbarian/rat')).toBe(true);
});

it('misjudges cards by its luck unless it is of the fifth level', () => {
  const { state } = played(turnOf(['captain-of-the-watch/rat', 'shield-knight/coral']), []);
  const seat = seatId('ann');
  const picked = (mind: ConquestMind) => {
    const of = { view: conquest.viewFor(state, seat), seat, mind };
    const luck = Array.from({ length: 16 }, (_, seed) => seedChance(seed).play);
    return new Set(luck.map((stream) => optionsOf(decide({ ...of, stream }))[0]));
  };
  const { weights } = MINDS[1];
  expect([...picked({ ...MINDS[1], weights: { ...weights, misjudges: 0 } })]).toEqual(['shield-knight/coral']);
  expect(picked(MINDS[1]).size).toBe(2);
  const by = ([1, 2, 3, 4, 5] as const).map((level) => misjudgesBy(MINDS[level]));
  expect(by).toEqual([...by].sort((a, b) => b - a));
  expect([new Set(by).size, by[4]]).toEqual([5, 0]);
});

it('heals rather than only walks where nobody can be struck', () => {
  const hidden = laid({ 'sword-1': at('', 28, 28), 'skull-1': at('', 580, 327), 'skull-2': at('', 580, 28) });
  const cards = ['lay-sister/coral', 'captain-of-the-watch/rat'];
  const { state } = played(turnOf(cards, { discs: hidden }), []);
  expect(mostly((seed) => optionsOf(saidBy(state, 'ann', { seed }))[0] === 'lay-sister/coral')).toBe(true);
});

it('means a combat shot so that it hits', () => {
  const { state } = played(turnOf(['shield-knight/coral']), [play('shield-knight/coral')]);
  expect(mostly((seed) => meant(state, 'ann', saidBy(state, 'ann', { seed })).some(({ kind }) => kind === 'hit'))).toBe(
    true,
  );
});

it('puts a missile down where the way is open', () => {
  const behind = laid({ 'sword-1': at('', 200, 180), 'skull-1': at('', 330, 180), 'crystal-1': at('', 262, 180) });
  const { state } = played(turnOf(['witch-hunter/rat'], { discs: behind }), [play('witch-hunter/rat'), ...shot()]);
  expect(state.prompt?.purpose).toMatchObject({ kind: 'shoot', shot: { shot: 'missile' } });
  expect(mostly((seed) => meant(state, 'ann', saidBy(state, 'ann', { seed })).some(({ kind }) => kind === 'hit'))).toBe(
    true,
  );
});

it('names the enemy who stands in the open, not the one behind crystals', () => {
  const one = laid({
    'sword-1': at('', 200, 180),
    'skull-1': at('', 582, 327),
    'crystal-1': at('', 548, 297),
    'crystal-2': at('', 585, 288),
    'crystal-3': at('', 540, 336),
    'skull-2': at('', 200, 300),
  });
  const { state } = played(turnOf(['bolt-hunter/moth'], { discs: one }), [play('bolt-hunter/moth'), ...shot()]);
  expect(state.prompt?.purpose.kind).toBe('target');
  expect(mostly((seed) => optionsOf(saidBy(state, 'ann', { seed }))[0] === 'skull-2')).toBe(true);
});

it('flicks a targeted one that missed once more, where it lies well', () => {
  const { state } = played(turnOf(['bolt-hunter/moth']), [
    play('bolt-hunter/moth'),
    ...shot(),
    play('skull-1'),
    { kind: 'flick', flick: { from: { xMm: 222, yMm: 180 }, vxMmS: 300, vyMmS: 0 } },
    { kind: 'flickResolved', contacts: [], rest: { projectile: at('missile', 290, 205) } },
  ]);
  expect(state.prompt?.purpose.kind).toBe('shootAgain');
  const said = saidBy(state, 'ann');
  expect(meant(state, 'ann', said).map(({ kind }) => kind)).toContain('hit');
});

const KEPT = ['black-rider/spider'];
const struck = (card: string, pool: number) =>
  played({ ...turnOf([card], { teams: { skull: { kept: KEPT } } }), tokens: { sword: 8, skull: pool } }, [
    play(card),
    flick(),
    came([touch('sword-1', 'skull-1')]),
  ]).state;

it('spends its armour on the blow that would end the game', () => {
  expect(optionsOf(saidBy(struck('hill-barbarian/rat', 2), 'cleo'))).toEqual(KEPT);
});

it('takes one blow of eight, and keeps its armour', () => {
  expect(optionsOf(saidBy(struck('shield-knight/coral', 8), 'cleo'))).toEqual([]);
});

it('gives up the weakest card when it is stunned', () => {
  const cards = ['clay-guardian/coral', 'captain-of-the-watch/rat', 'witch-hunter/rat', 'warrior-queen/lizard'];
  const { state } = played(turnOf(cards, { teams: { sword: { isStunned: true } } }), []);
  expect(state.prompt?.purpose.kind).toBe('giveUpCard');
  expect(optionsOf(saidBy(state, 'ann'))).toEqual(['witch-hunter/rat']);
});

const waved = (pool: number) =>
  played({ ...turnOf(['clay-guardian/coral', 'witch-hunter/rat']), tokens: { sword: 8, skull: pool } }, [
    play('clay-guardian/coral'),
    ...shot(),
    { kind: 'flick', flick: { from: { xMm: 240, yMm: 180 }, vxMmS: 900, vyMmS: 0 } },
    came([touch('powerful-wave', 'skull-1')]),
  ]).state;

it('gives a card for a wave that wins at once, and none where it is worth no more', () => {
  expect(waved(3).prompt?.purpose.kind).toBe('boost');
  expect(optionsOf(saidBy(waved(3), 'ann'))).toEqual(['witch-hunter/rat']);
  expect(optionsOf(saidBy(waved(2), 'ann'))).toEqual([]);
});

it('pushes a crystal so that its team stands better than before', () => {
  const { state } = played(turnOf(['shield-knight/coral'], { step: 'crystal' }), []);
  expect(state.prompt?.purpose.kind).toBe('moveCrystal');
  const before = standing(state.model, 'sword', 0.05);
  const gains = SEEDS.map((seed) => {
    const settled = meant(state, 'ann', saidBy(state, 'ann', { seed })).find(({ kind }) => kind === 'settled');
    const at = new Map(settled?.kind === 'settled' ? settled.discs.map(({ id, ...spot }) => [id, spot]) : []);
    const discs = lying(state.model).map((disc) => ({ ...disc, ...at.get(disc.id as DiscId) }));
    return standing(state.model, 'sword', 0.05, discs) - before;
  });
  expect(gains.filter((gain) => gain > 0.1)).toHaveLength(SEEDS.length);
});

it('leaves the armour to the partner who is still asked, and spends it as the last one', () => {
  const setup = {
    ...turnOf(['hill-barbarian/rat'], { teams: { skull: { kept: KEPT } } }),
    seats: { sword: ['ann'], skull: ['cleo', 'dan'] },
    tokens: { sword: 8, skull: 2 },
  };
  const commands = [play('hill-barbarian/rat'), flick(), came([touch('sword-1', 'skull-1')])];
  const { state } = played(setup, commands);
  expect(state.prompt?.seats).toEqual(['cleo', 'dan']);
  expect(optionsOf(saidBy(state, 'dan'))).toEqual([]);
  expect(optionsOf(saidBy(played(setup, [...commands, by('dan', decline)]).state, 'cleo'))).toEqual(KEPT);
});

it('throws a longbow from beside whichever of its own sees an enemy', () => {
  const walled = laid({
    'sword-1': at('', 60, 180),
    'sword-2': at('', 200, 320),
    'skull-1': at('', 330, 320),
    'skull-2': at('', 580, 28),
    'crystal-1': at('', 110, 180),
    'crystal-2': at('', 100, 225),
    'crystal-3': at('', 100, 135),
  });
  const { state } = played(turnOf(['royal-archer/coral'], { discs: walled }), [play('royal-archer/coral'), ...shot()]);
  const origins = SEEDS.map((seed) => saidBy(state, 'ann', { seed }).thought).map((thought) =>
    thought.kind === 'shot' ? thought.aim.from?.yMm : undefined,
  );
  expect(origins.filter((yMm) => yMm !== undefined && yMm > 260).length).toBeGreaterThanOrEqual(2);
});
