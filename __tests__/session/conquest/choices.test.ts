import { conquestBook, lonelySeat } from '../../../src/rules/conquest';
import {
  freshChoices,
  conquestModule,
  choicesAgain,
  choicesAlone,
  choicesTogether,
  isAlone,
  levelAlone,
  proposedChoices,
  recommendedFor,
  satDownTo,
  whyNotChoices,
  withOption,
  withPlayerCount,
  withTeam,
  withTokens,
  type ConquestChoices,
} from '../../../src/session/conquest';
import { ONE, SEATS, TWO } from './support/duel';

const { setupOf, sheetOf } = conquestModule.newGame;
const teamsOf = ({ players }: ConquestChoices) => players.map(({ team }) => team);

it.each([2, 3, 4])('CONQ-033 to CONQ-035 %d can sit down, and any of them may change sides', (count) => {
  const choices = withPlayerCount(freshChoices(1), count);
  expect(choices.players).toHaveLength(count);
  for (const seat of SEATS.slice(0, count)) {
    for (const team of ['sword', 'skull'] as const) {
      const changed = withTeam(choices, seat, team);
      expect(changed.players.find((player) => player.seat === seat)?.team).toBe(team);
      expect([count, whyNotChoices(changed)]).toEqual([count, null]);
      expect(conquestBook.start(setupOf(changed), 1).ok).toBe(true);
    }
  }
  expect(whyNotChoices(withPlayerCount(choices, 2))).toBeNull();
});

it('CONQ-035 whoever plays alone against two chooses the side, and stays alone', () => {
  const three = withPlayerCount(freshChoices(1), 3);
  const alone = lonelySeat(setupOf(three))!;
  const { team } = three.players.find(({ seat }) => seat === alone)!;
  const changed = withTeam(three, alone, team === 'sword' ? 'skull' : 'sword');
  expect(lonelySeat(setupOf(changed))).toBe(alone);
});

it('CONQ-029 tokens are refused where the bank would be too small, with the rule', () => {
  expect(whyNotChoices(withTokens(freshChoices(1), 'both', 9))).toBeNull();
  expect(whyNotChoices(withTokens(freshChoices(1), 'both', 12))).toMatchObject({ rule: 'CONQ-029' });
  expect(whyNotChoices(withTokens(withTokens(freshChoices(1), 'sword', 11), 'skull', 8))).toMatchObject({
    reason: 'bankTooSmall',
  });
  const players = freshChoices(1).players.map((player) => ({ ...player, team: 'sword' as const }));
  expect(whyNotChoices({ ...freshChoices(1), players })).toMatchObject({ reason: 'teamOfOneOrTwo' });
});

it('CONQ-029 a token for the pair waits for a game of three', () => {
  const two = withOption(freshChoices(1), 'pairToken', true);
  expect([setupOf(two).options, setupOf(withPlayerCount(two, 3)).options]).toEqual([[], ['pairToken']]);
  expect(withOption(two, 'pairToken', false).options).toEqual([]);
  expect([recommendedFor(two), recommendedFor(withPlayerCount(two, 3))]).toEqual([
    ['tempoToken'],
    ['tempoToken', 'pairToken'],
  ]);
});

it('one person plays against the app at a level, until others sit down', () => {
  const alone = choicesAlone(withPlayerCount(freshChoices(1), 4), 3);
  expect([isAlone(alone), levelAlone(alone), alone.players.length]).toEqual([true, 3, 2]);
  expect(sheetOf(alone).players.map(({ seat, mind }) => [seat, mind])).toEqual([
    [ONE, null],
    [TWO, 3],
  ]);
  expect(choicesTogether(alone, 4).players.map(({ mind }) => mind)).toEqual([null, null, null, null]);
  const nobody = { players: [], passing: 'sameSide', level: null } as const;
  expect(isAlone(proposedChoices(freshChoices(1), nobody))).toBe(true);
  const known = { name: 'Ann', aim: 'steps', aid: 'none' } as const;
  const usual = proposedChoices(freshChoices(1), { ...nobody, players: [known, known, known] });
  expect(usual.players.map(({ name, aim }) => [name, aim])).toEqual(Array.from({ length: 3 }, () => ['Ann', 'steps']));
  expect(satDownTo(alone)).toMatchObject({ level: 3, passing: 'sameSide' });
});

it('the same again: the same people, sides and choices', () => {
  const choices = withOption(withTeam(withPlayerCount(freshChoices(1), 4), ONE, 'skull'), 'exhaustion', true);
  const again = choicesAgain(setupOf(choices), sheetOf(choices), 99);
  expect([teamsOf(again), again.seed]).toEqual([teamsOf(choices), 99]);
  expect(setupOf(again)).toEqual(setupOf(choices));
});

it('a thought that names a card of a hand is for its own seat, and a broken one is none', () => {
  const { thoughts } = conquestModule;
  const card = { kind: 'card', card: 'gryphon/moth', tried: 5, shot: null } as const;
  expect(thoughts.for(card, ONE, ONE)).toBe(card);
  for (const eyes of [TWO, null]) expect(JSON.stringify(thoughts.for(card, ONE, eyes))).not.toContain('gryphon');
  expect(JSON.stringify(thoughts.for(card, null, null))).not.toContain('gryphon');
  const kept = { kind: 'weighed', option: 'sword-1', tried: 2 } as const;
  expect(thoughts.for(kept, ONE, TWO)).toBe(kept);
  expect(thoughts.read({ ...card, card: 'gryphon/rat' })).toBeNull();
  expect(thoughts.read({ kind: 'shot', shot: 'combat', chance: 0.5, aim: {} })).toBeNull();
  expect(conquestModule.summary.read({ version: 2 })).toBeNull();
});
