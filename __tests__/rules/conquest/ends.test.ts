import { came, flick, FOUR, holding, play, played, shot, tokensOf, touch, TWO } from './hand';

const ended = ({ last, state }: ReturnType<typeof played>) => {
  expect(state.prompt).toBeNull();
  return last.at(-1);
};
const strike = (card: string, setup: object, log = [touch('sword-1', 'skull-1')]) =>
  played({ seats: FOUR, ...holding({ ann: [card] }, { step: 'act' }), ...setup }, [play(card), flick(), came(log)]);

it('CONQ-003, CONQ-162, CONQ-163, CONQ-167, CONQ-169 the last token of a pool ends it at once, the rest of the turn is not played', () => {
  const { state, last } = strike('berserker-mage/rat', { tokens: { sword: 8, skull: 1 } });
  expect(last.slice(-3)).toEqual([
    { kind: 'tokenMoved', from: 'skull', to: 'bank', why: 'damage' },
    { kind: 'discarded', team: 'sword', card: 'berserker-mage/rat' },
    { kind: 'ended', why: 'poolEmpty', team: 'skull', winner: 'sword', by: 'tokens' },
  ]);
  expect(state).toMatchObject({
    prompt: null,
    outcome: { winner: 'sword', why: 'poolEmpty', by: 'tokens' },
    tasks: [],
  });
});

it('CONQ-221, CONQ-162 an end during the sequence cancels what is left', () => {
  const { all, state } = strike('warrior-queen/lizard', { tokens: { sword: 8, skull: 2 } });
  expect(all.map(({ kind }) => kind)).not.toContain('stunned');
  expect(state.model.teams.sword).toMatchObject({ kept: [], discard: ['warrior-queen/lizard'] });
});

const without = (more: object) => ({ seats: FOUR, ...holding({ ann: [] }, { step: 'act', ...more }) });

it('CONQ-165, CONQ-166 who has no card to play ends the game, whatever the partner holds', () => {
  const { state } = played(without({ hands: { ann: [], bob: ['gryphon/moth'] } }), []);
  expect(state.outcome).not.toBeNull();
  expect(state.outcome?.why).toBe('noCard');
  const drawn = { seats: FOUR, ...holding({ ann: [] }, { teams: { sword: { pile: ['gryphon/moth'] } } }) };
  expect(played(drawn, []).state.prompt?.ask).toMatchObject({ options: ['gryphon/moth'] });
});

it('CONQ-003, CONQ-171, CONQ-213 running out is not losing', () => {
  expect(ended(played({ ...without({}), tokens: { sword: 9, skull: 8 } }, []))).toEqual({
    ...{ kind: 'ended', why: 'noCard', team: 'sword', winner: 'sword', by: 'tokens' },
  });
});

it('CONQ-168, CONQ-169, CONQ-135 a tie goes to more cards in hand, of both, and kept armour is none', () => {
  const hands = { ann: [], bob: [], cleo: [], dan: ['witch/rat'] };
  const kept = { sword: { kept: ['clay-guardian/coral', 'gryphon/moth'] } };
  expect(ended(played(without({ hands, teams: kept }), []))).toMatchObject({ winner: 'skull', by: 'cards' });
});

it('CONQ-170, CONQ-135, CONQ-217 then more kept armour, then nobody', () => {
  const hands = { ann: [], bob: [], cleo: [], dan: [] };
  const kept = { sword: { kept: ['clay-guardian/coral'] } };
  expect(ended(played(without({ hands, teams: kept }), []))).toMatchObject({ winner: 'sword', by: 'armour' });
  const draw = played(without({ hands }), []);
  expect(ended(draw)).toMatchObject({ winner: null, by: 'nothing' });
  expect(draw.state.outcome).toEqual({ winner: null, why: 'noCard', by: 'nothing' });
});

describe('exhaustion', () => {
  const tired = (sword: object, more: object = {}) => ({
    seats: FOUR,
    options: ['exhaustion'],
    ...holding({ ann: ['gryphon/moth'], bob: ['gryphon/spider'] }, { teams: { sword }, ...more }),
  });

  it('CONQ-174, CONQ-175 an empty pile costs a token before anything else, while somebody of the team holds a card', () => {
    const { all, state } = played(tired({ pile: [] }), []);
    const began = all.findIndex(({ kind }) => kind === 'turnBegan');
    expect(all.slice(began + 1)).toEqual([
      { kind: 'tokenMoved', from: 'sword', to: 'bank', why: 'exhaustion' },
      { kind: 'pileEmpty', team: 'sword' },
    ]);
    expect(tokensOf(state)).toEqual([7, 8, 9]);
    const partners = tired({ pile: [] }, { hands: { ann: [], bob: ['gryphon/spider'] } });
    expect(tokensOf(played(partners, []).state)).toEqual([7, 8, 9]);
  });

  it('CONQ-175 drawing the last card costs nothing, no card in the team costs nothing, kept armour counts for nothing', () => {
    expect(tokensOf(played(tired({ pile: ['witch-hunter/rat'] }), []).state)).toEqual([8, 8, 8]);
    const empty = tired({ pile: [], kept: ['clay-guardian/coral'] }, { hands: { ann: [], bob: [] } });
    const { state } = played(empty, []);
    expect(tokensOf(state)).toEqual([8, 8, 8]);
    expect(state.outcome).toMatchObject({ why: 'noCard' });
  });

  it('CONQ-175 a stunned turn costs as well', () => {
    expect(tokensOf(played(tired({ pile: [], isStunned: true }), []).state)).toEqual([7, 8, 9]);
  });

  it('CONQ-175, CONQ-133, CONQ-163 it can end the game, and no armour stops it', () => {
    const last = { ...tired({ pile: [], kept: ['clay-guardian/coral'] }), tokens: { sword: 1, skull: 8 } };
    expect(played(last, []).state.outcome).toMatchObject({ winner: 'skull', why: 'poolEmpty' });
  });

  it('CONQ-176 without the option nothing is lost', () => {
    expect(tokensOf(played({ ...tired({ pile: [] }), options: [] }, []).state)).toEqual([8, 8, 8]);
  });
});

it('CONQ-012 no token is made or lost, whoever loses or gains', () => {
  const { state } = played({ seats: TWO, ...holding({ ann: ['berserker-mage/rat'] }, { step: 'act' }) }, [
    ...[play('berserker-mage/rat'), flick(), came([touch('sword-1', 'skull-1')])],
    ...shot(),
  ]);
  expect(tokensOf(state).reduce((sum, count) => sum + count, 0)).toBe(24);
});
