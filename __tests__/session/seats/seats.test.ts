import { newGameDraft, whyNotDraft, type NewGameDraft } from '../../../src/session/catacombs/draft/newGameDraft';
import { draftAlone } from '../../../src/session/catacombs/draft/alone';
import { withPlayer, withPlayerCount } from '../../../src/session/catacombs/draft/changeDraft';
import { openSeats, parseUsualTable, withUsualTable } from '../../../src/session/seats/seats';
import { memoryKeyValue } from '../../../src/storage';

const threeOf = (...names: readonly string[]) =>
  names.reduce<NewGameDraft>(
    (draft, name, index) => withPlayer(draft, draft.players[index]!.seat, { name, aim: 'steps', aid: 'none' }),
    { ...withPlayerCount(newGameDraft(1), 3), passing: 'roundTheTable' as const },
  );

it('who sat at the table last sits down again, and whoever had no name as everybody does', async () => {
  const seats = openSeats(memoryKeyValue());
  await seats.remember(threeOf(' Zoé ', '', 'Max'));
  const draft = withUsualTable(newGameDraft(2), await seats.usualTable());
  expect(draft.players.map(({ name, aim, aid }) => [name, aim, aid])).toEqual([
    ['Zoé', 'steps', 'none'],
    ['', 'swipe', 'direction'],
    ['Max', 'steps', 'none'],
  ]);
  expect(draft.passing).toBe('roundTheTable');
  expect(whyNotDraft(draft)).toBeNull();
});

it('seats of the app are not usual players', async () => {
  const seats = openSeats(memoryKeyValue());
  const alone = draftAlone(newGameDraft(1));
  await seats.remember(withPlayer(alone, alone.players[0]!.seat, { name: 'Zoé' }));
  const { players } = await seats.usualTable();
  expect(players.map(({ name }) => name)).toEqual(['Zoé']);
  expect(withUsualTable(newGameDraft(2), await seats.usualTable()).players.map(({ name }) => name)).toEqual([
    'Zoé',
    '',
  ]);
});

it.each([null, 7, 'torn', { players: 'all' }, { players: [7, { name: 7, aim: 'spin' }], passing: 'thrown' }])(
  'what makes no sense is left out: %j',
  async (found) => {
    const table = parseUsualTable(found);
    expect(table.passing).toBe('sameSide');
    expect(withUsualTable(newGameDraft(2), table)).toEqual(newGameDraft(2));
  },
);

it('what a newer app has kept is left as it is', async () => {
  const values = memoryKeyValue();
  const newer = JSON.stringify({ version: 2, value: { chairs: 3 } });
  await values.write('seats', newer);
  const seats = openSeats(values);
  expect(await seats.usualTable()).toEqual({ players: [], passing: 'sameSide' });
  expect(await seats.remember(newGameDraft(1))).toMatchObject({ ok: false, error: { kind: 'newer' } });
  expect(await values.read('seats')).toEqual({ ok: true, value: newer });
});
