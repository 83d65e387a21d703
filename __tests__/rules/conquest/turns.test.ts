import { by, came, crystal, flick, FOUR, holding, kinds, play, played, refusalOf, shot, TWO } from './hand';

const RICH = {
  ann: ['shield-knight/coral', 'shield-knight/lizard'],
  bob: ['hill-barbarian/rat', 'hill-barbarian/spider'],
  cleo: ['grave-tyrant/moth', 'grave-tyrant/spider'],
  dan: ['black-rider/spider', 'black-rider/coral'],
};
const turnWith = (card: string) => [play(card), ...shot(), ...shot(), ...crystal];
const ROUND = [
  ...turnWith('shield-knight/coral'),
  ...turnWith('grave-tyrant/moth'),
  ...turnWith('hill-barbarian/rat'),
  ...turnWith('black-rider/spider'),
];
const order = (events: readonly object[]) =>
  events.flatMap((event) =>
    'kind' in event && event.kind === 'turnBegan' && 'character' in event ? [event.character] : [],
  );

it('CONQ-054, CONQ-055, CONQ-061 teams alternate, and each its two Characters', () => {
  const { all } = played({ seats: FOUR, ...holding(RICH) }, ROUND);
  expect(order(all)).toEqual(['sword-1', 'skull-1', 'sword-2', 'skull-2', 'sword-1']);
  const skullFirst = { seats: FOUR, opening: { turn: 'skull', hands: RICH } };
  const turns = [
    ...turnWith('grave-tyrant/moth'),
    ...turnWith('shield-knight/coral'),
    ...turnWith('black-rider/spider'),
  ];
  expect(order(played(skullFirst, turns).all)).toEqual(['skull-1', 'sword-1', 'skull-2', 'sword-2']);
});

it('CONQ-056, CONQ-058, CONQ-060, CONQ-063 a turn: draw, one card, its shots, the discard, a crystal, the marker', () => {
  const { state, all } = played({ seats: FOUR, ...holding(RICH) }, turnWith('shield-knight/coral'));
  const began = all.findIndex(({ kind }) => kind === 'turnBegan');
  expect(kinds(all.slice(began))).toEqual([
    ...[
      'turnBegan',
      'drew',
      'played',
      'flicked',
      'settled',
      'flicked',
      'settled',
      'kept',
      'flicked',
      'settled',
      'flipped',
    ],
    ...['turnBegan', 'drew'],
  ]);
  expect(state.model.hands['ann']).toHaveLength(2);
  expect(state.model.teams.sword.marker).toBe(2);
});

it('CONQ-036, CONQ-037 who plays a whole team has one hand, and the marker says who acts', () => {
  const setup = { seats: TWO, opening: { turn: 'sword', hands: { ann: RICH.ann, cleo: RICH.cleo } } };
  const { state } = played(setup, [...turnWith('shield-knight/coral'), ...turnWith('grave-tyrant/moth')]);
  expect(state.prompt).toMatchObject({ seats: ['ann'], purpose: { kind: 'playCard', character: 'sword-2' } });
  expect(Object.keys(state.model.hands)).toEqual(['ann', 'cleo']);
});

it('CONQ-059, CONQ-043 exactly one card, of the own hand', () => {
  const setup = { seats: FOUR, ...holding(RICH) };
  const { state } = played(setup, []);
  const [drawn] = state.model.hands['ann']?.slice(2) ?? [];
  expect(state.prompt?.ask).toMatchObject({ options: [...RICH.ann, drawn], min: 1, max: 1 });
  expect(refusalOf(setup, [play()])).toContain('wrongCount');
  expect(refusalOf(setup, [play('grave-tyrant/moth')])).toContain('noSuchOption');
  expect(refusalOf(setup, [by('bob', play('shield-knight/coral'))])).toContain('notYourTurn');
});

it('CONQ-040, CONQ-041, CONQ-057 an empty pile stays empty, whatever lies on the discard', () => {
  const sword = { pile: [], discard: ['gryphon/moth'] };
  const { state, all } = played({ seats: FOUR, ...holding(RICH, { teams: { sword } }) }, []);
  expect(all.at(-1)).toEqual({ kind: 'pileEmpty', team: 'sword' });
  expect(state.model.teams.sword).toMatchObject(sword);
  expect(state.prompt?.ask).toMatchObject({ options: RICH.ann });
});

it('CONQ-042 a played card goes to the discard of its team', () => {
  const hands = { ...RICH, ann: ['hill-barbarian/spider'], bob: ['hill-barbarian/rat'] };
  const { state } = played({ seats: FOUR, ...holding(hands) }, turnWith('hill-barbarian/spider'));
  expect(state.model.teams.sword.discard).toEqual(['hill-barbarian/spider']);
  expect(state.model.hands['ann']).not.toContain('hill-barbarian/spider');
});

it('CONQ-145, CONQ-146, CONQ-147, CONQ-209 any crystal is flicked at the end, and wounds nobody', () => {
  const setup = { seats: FOUR, ...holding(RICH) };
  const before = [play('shield-knight/coral'), ...shot(), ...shot()];
  const { state } = played(setup, before);
  expect(state.prompt).toMatchObject({
    seats: ['ann'],
    purpose: { kind: 'moveCrystal', character: 'sword-1', isQuake: false },
    ask: {
      discs: ['crystal-1', 'crystal-2', 'crystal-3', 'crystal-4', 'crystal-5'],
      projectile: null,
      mayDecline: false,
    },
  });
  expect(refusalOf(setup, [...before, { kind: 'flick', flick: null }])).toContain('mustFlick');
  const into = came([{ kind: 'touch', a: 'crystal-2', b: 'skull-1' }], [{ id: 'crystal-2', xMm: 400, yMm: 300 }]);
  const after = played(setup, [...before, flick('crystal-2'), into]);
  expect(after.state.model.teams.skull.pool).toBe(8);
  expect(after.state.model.discs['crystal-2']).toEqual({ xMm: 400, yMm: 300 });
});

it('CONQ-172, CONQ-173 where all draw at the end, the draw comes after the crystal and before the marker', () => {
  const hands = { ...RICH };
  const setup = { seats: FOUR, options: ['drawAtEnd'], ...holding(hands) };
  const { all, last } = played(setup, turnWith('shield-knight/coral'));
  expect(kinds(last)).toEqual(['settled', 'drew', 'flipped', 'turnBegan']);
  expect(all.filter(({ kind }) => kind === 'drew')).toHaveLength(1);
});

it('an opening may begin where a card is to be played, or at the crystal', () => {
  const act = played({ seats: FOUR, ...holding(RICH, { step: 'act' }) }, []);
  expect(act.state.prompt?.ask).toMatchObject({ options: RICH.ann });
  expect(kinds(act.all)).not.toContain('drew');
  const end = played({ seats: FOUR, ...holding(RICH, { step: 'crystal' }) }, []);
  expect(end.state.prompt?.purpose.kind).toBe('moveCrystal');
});
