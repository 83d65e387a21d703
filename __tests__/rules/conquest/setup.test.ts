import { FOUR, played, refusalOf, setupOf, THREE, tokensOf, TWO } from './hand';

const handsIn = (setup: object, seed = 1) => {
  const { model } = played(setup, [], seed).state;
  return Object.fromEntries(Object.entries(model.hands).map(([seat, cards]) => [seat, cards.length]));
};

it('CONQ-027, CONQ-012 eight tokens each, eight in the bank', () => {
  expect(tokensOf(played({ seats: TWO }, []).state)).toEqual([8, 8, 8]);
});

it('CONQ-028, CONQ-029 the same number for both, from one to eleven', () => {
  expect(tokensOf(played({ tokens: 1 }, []).state)).toEqual([1, 1, 22]);
  expect(tokensOf(played({ tokens: 11 }, []).state)).toEqual([11, 11, 2]);
  expect(refusalOf({ tokens: 12 })).toContain('tooManyTokens (CONQ-029)');
  expect(refusalOf({ tokens: 0 })).toContain('tooFewTokens (CONQ-029)');
});

it('CONQ-029 unequal numbers leave six in the bank at least', () => {
  expect(tokensOf(played({ tokens: { sword: 10, skull: 8 } }, []).state)).toEqual([10, 8, 6]);
  expect(refusalOf({ tokens: { sword: 11, skull: 8 } })).toContain('bankTooSmall (CONQ-029)');
});

it('CONQ-029 whoever does not start may begin with one token more, and so may two against one', () => {
  const tempo = { seats: TWO, first: 'sword', options: ['tempoToken'] };
  expect(tokensOf(played(tempo, []).state)).toEqual([8, 9, 7]);
  expect(tokensOf(played({ ...tempo, first: 'skull' }, []).state)).toEqual([9, 8, 7]);
  const both = { seats: THREE, first: 'sword', options: ['tempoToken', 'pairToken'] };
  expect(tokensOf(played(both, []).state)).toEqual([8, 10, 6]);
  expect(tokensOf(played({ seats: FOUR, options: ['pairToken'] }, []).state)).toEqual([8, 8, 8]);
  expect(tokensOf(played({ ...both, tokens: { sword: 9, skull: 9 } }, []).state)).toEqual([9, 11, 4]);
});

it('CONQ-033, CONQ-034, CONQ-035 four cards each, eight for who plays a whole team against two', () => {
  const more = (hands: Record<string, number>, drew: string) => ({ ...hands, [drew]: (hands[drew] ?? 0) + 1 });
  expect(handsIn({ seats: TWO, first: 'sword' })).toEqual(more({ ann: 4, cleo: 4 }, 'ann'));
  expect(handsIn({ seats: FOUR, first: 'sword' })).toEqual(more({ ann: 4, bob: 4, cleo: 4, dan: 4 }, 'ann'));
  expect(handsIn({ seats: THREE, first: 'sword' })).toEqual(more({ ann: 8, cleo: 4, dan: 4 }, 'ann'));
});

it('CONQ-172, CONQ-173 one card fewer where everybody draws at the end', () => {
  expect(handsIn({ seats: THREE, options: ['drawAtEnd'] })).toEqual({ ann: 7, cleo: 3, dan: 3 });
  expect(handsIn({ seats: TWO, options: ['drawAtEnd'] })).toEqual({ ann: 3, cleo: 3 });
});

it('CONQ-030, CONQ-031, CONQ-033 first team, the piles and the hands come of the seed, in this order', () => {
  const { all } = played({ seats: FOUR }, [], 7);
  expect(all.map((event) => ('seat' in event ? `${event.kind} ${event.seat}` : event.kind)).slice(0, 6)).toEqual([
    ...['laidOut', 'firstTeam', 'dealt ann', 'dealt bob', 'dealt cleo', 'dealt dan'],
  ]);
  expect(played({ seats: FOUR }, [], 7).all).toEqual(all);
  const firsts = Array.from({ length: 20 }, (_, seed) => played({}, [], seed).all[1]);
  expect(new Set(firsts.map((event) => (event?.kind === 'firstTeam' ? event.team : '')))).toEqual(
    new Set(['sword', 'skull']),
  );
  expect(played({ seats: FOUR }, [], 8).all.slice(2)).not.toEqual(all.slice(2));
});

it('CONQ-013, CONQ-032 both markers show the first Character', () => {
  const { teams } = played({}, []).state.model;
  expect([teams.sword.marker, teams.skull.marker]).toEqual([1, 1]);
});

it('CONQ-023, CONQ-161 crystals lie as the layout says, on the mat as well', () => {
  const { discs } = played({ layout: 'slant', ground: 'mat' }, []).state.model;
  expect(discs['crystal-2']).toEqual({ xMm: 0.47 * 610, yMm: 0.32 * 355 });
  expect(setupOf({}).layout).toBe('cross');
});

it('CONQ-002 nobody sits in both teams', () => {
  expect(refusalOf({ seats: { sword: ['ann'], skull: ['cleo', 'ann'] } })).toContain('seatOfBothTeams (CONQ-002)');
});

it('CONQ-043, CONQ-007 an opening holds cards of the own deck, each once', () => {
  expect(refusalOf({ seats: TWO, opening: { hands: { ann: ['witch/rat'] } } })).toContain('noSuchCard (CONQ-043)');
  const twice = { hands: { ann: ['gryphon/moth'] }, teams: { sword: { kept: ['gryphon/moth'] } } };
  expect(refusalOf({ seats: TWO, opening: twice })).toContain('cardTwice (CONQ-007)');
  expect(refusalOf({ opening: { hands: { sword: ['gryphon/rat'] } } })).toContain('setup.opening.hands.sword[0]');
  expect(refusalOf({ seats: TWO, opening: { hands: { zoe: [] } } })).toContain('noSuchSeat');
});

it('CONQ-106 an opening lays discs inside and on nobody', () => {
  const discs = (more: object) => ({ opening: { discs: more } });
  expect(refusalOf(discs({ 'sword-1': { xMm: 10, yMm: 100 } }))).toContain('offTheBoard (CONQ-106) piece=sword-1');
  expect(refusalOf(discs({ 'sword-1': { xMm: 305, yMm: 200 } }))).toContain('overlaps (CONQ-106)');
});

it('an opening leaves to the pile what it lays nowhere else, or names the whole pile', () => {
  const hands = { sword: ['gryphon/moth'] };
  const { model } = played(
    { opening: { turn: 'skull', hands, teams: { sword: { discard: ['witch-hunter/rat'] } } } },
    [],
  ).state;
  expect(model.teams.sword.pile).toHaveLength(26);
  expect(model.teams.sword.pile).not.toContain('gryphon/moth');
  const named = { turn: 'sword', hands, teams: { sword: { pile: ['witch-hunter/rat', 'gryphon/spider'] } } };
  const { state } = played({ opening: named }, []);
  expect(state.model.hands['sword']).toEqual(['gryphon/moth', 'witch-hunter/rat']);
  expect(state.model.teams.sword.pile).toEqual(['gryphon/spider']);
});
