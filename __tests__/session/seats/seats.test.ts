import {
  freshChoices,
  setupOf,
  whyNotChoices,
  type CatacombsChoices,
} from '../../../src/session/catacombs/choices/freshChoices';
import { LEVELS } from '../../../src/ai/core';
import { openCatacombs, ROOM_CARDS } from '../../../src/rules/catacombs';
import { choicesAlone, choicesOfFirstGame, isAlone } from '../../../src/session/catacombs/choices/alone';
import { withPlayer, withPlayerCount } from '../../../src/session/catacombs/choices/changeChoices';
import { proposedChoices, satDownTo, withUsualTable } from '../../../src/session/catacombs/choices/usualChoices';
import { openSeats, parseUsualTable } from '../../../src/session/people';
import { memoryKeyValue } from '../../../src/storage';

const threeOf = (...names: readonly string[]) =>
  names.reduce<CatacombsChoices>(
    (draft, name, index) => withPlayer(draft, draft.players[index]!.seat, { name, aim: 'steps', aid: 'none' }),
    { ...withPlayerCount(freshChoices(1), 3), passing: 'roundTheTable' as const },
  );

it('who sat at the table last sits down again, and whoever had no name as everybody does', async () => {
  const seats = openSeats(memoryKeyValue());
  await seats.remember(satDownTo(threeOf(' Zoé ', '', 'Max')));
  const draft = withUsualTable(freshChoices(2), await seats.usualTable());
  expect(draft.players.map(({ name, aim, aid }) => [name, aim, aid])).toEqual([
    ['Zoé', 'steps', 'none'],
    ['', 'swipe', 'direction'],
    ['Max', 'steps', 'none'],
  ]);
  expect(draft.passing).toBe('roundTheTable');
  expect(whyNotChoices(draft)).toBeNull();
});

it('seats of the app are not usual players', async () => {
  const seats = openSeats(memoryKeyValue());
  const alone = choicesAlone(freshChoices(1));
  await seats.remember(satDownTo(withPlayer(alone, alone.players[0]!.seat, { name: 'Zoé' })));
  const { players } = await seats.usualTable();
  expect(players.map(({ name }) => name)).toEqual(['Zoé']);
  expect(withUsualTable(freshChoices(2), await seats.usualTable()).players.map(({ name }) => name)).toEqual([
    'Zoé',
    '',
  ]);
});

describe('what is proposed', () => {
  const levelOf = ({ players, overseer }: CatacombsChoices) => players.find(({ seat }) => seat === overseer)?.mind;

  it('where nobody has played: alone, against the second-easiest, in the gentlest dungeon', async () => {
    const draft = proposedChoices(freshChoices(1), await openSeats(memoryKeyValue()).usualTable());
    expect([isAlone(draft), levelOf(draft), draft.length]).toEqual([true, LEVELS[1], 'first']);
    expect(whyNotChoices(draft)).toBeNull();
  });

  it('to whoever played alone: the same opponent again, in the usual dungeon', async () => {
    const seats = openSeats(memoryKeyValue());
    const alone = choicesAlone(freshChoices(1), 4);
    await seats.remember(satDownTo(withPlayer(alone, alone.players[0]!.seat, { name: 'Zoé' })));
    const draft = proposedChoices(freshChoices(2), await seats.usualTable());
    expect([isAlone(draft), levelOf(draft), draft.length]).toEqual([true, 4, 'normal']);
    expect(draft.players.map(({ name }) => name)).toEqual(['Zoé', '']);
  });

  it('to people who played together: the same people', async () => {
    const seats = openSeats(memoryKeyValue());
    await seats.remember(satDownTo(threeOf('Zoé', 'Ada', 'Max')));
    const draft = proposedChoices(freshChoices(2), await seats.usualTable());
    expect(draft.players.map(({ name, mind }) => [name, mind])).toEqual([
      ['Zoé', null],
      ['Ada', null],
      ['Max', null],
    ]);
  });
});

const FEW = 5;
const GAMES = 200;

it('the second room of a first game holds few monsters, whatever is drawn', () => {
  const counts = Array.from({ length: GAMES }, (_, seed) => {
    const opened = openCatacombs(setupOf(choicesOfFirstGame(freshChoices(seed))), seed);
    if (!opened.ok || opened.value.state.model.path.kind !== 'line') throw new Error('no line of rooms');
    const card = opened.value.state.model.path.columns[1]?.[0]?.card ?? '';
    const room = ROOM_CARDS.get(card);
    if (room?.kind !== 'combat') throw new Error(`${card} is no fight`);
    // An icon brings one more, of the Lord's own kind.
    return Object.values(room.monsters).reduce((sum, count) => sum + count, room.wanderingIcons);
  });
  expect(Math.max(...counts)).toBeLessThanOrEqual(FEW);
});

it.each([null, 7, 'torn', { players: 'all' }, { players: [7, { name: 7, aim: 'spin' }], passing: 'thrown' }])(
  'what makes no sense is left out: %j',
  async (found) => {
    const table = parseUsualTable(found);
    expect(table.passing).toBe('sameSide');
    expect(withUsualTable(freshChoices(2), table)).toEqual(freshChoices(2));
  },
);

it('what a newer app has kept is left as it is', async () => {
  const values = memoryKeyValue();
  const newer = JSON.stringify({ version: 2, value: { chairs: 3 } });
  await values.write('seats', newer);
  const seats = openSeats(values);
  expect(await seats.usualTable()).toEqual({ players: [], passing: 'sameSide', level: null });
  expect(await seats.remember(satDownTo(freshChoices(1)))).toMatchObject({ ok: false, error: { kind: 'newer' } });
  expect(await values.read('seats')).toEqual({ ok: true, value: newer });
});
