import { freshChoices } from '../../../src/session/catacombs/choices/freshChoices';
import { created, device, toldAll, type Device } from '../catacombs/support/playing';
import type { Games } from '../../../src/session/device';
import { ofCatacombs, playable } from '../support/ofCatacombs';

const CONFIRM = { kind: 'choose', options: ['confirm'] } as const;

/** A game with two good steps, and after them whatever another version of the app may have written. */
async function strange(table: Device, ...steps: readonly string[]): Promise<string> {
  const session = await created(table, freshChoices(3));
  const { gameId } = session.getState();
  await toldAll(session);
  expect(session.answer(session.placeForMe()!)).toBeNull();
  await session.kept();
  expect(session.answer(CONFIRM)).toBeNull();
  await toldAll(session);
  for (const [index, step] of steps.entries()) await table.shelf.append(gameId, 2 + index, step, 9_000);
  return gameId;
}

async function opened(games: Games, id: string) {
  const found = await games.continue(id);
  if (!found.ok) throw new Error(JSON.stringify(found.error));
  return ofCatacombs(found.value);
}

async function commandsOf(games: Games, id: string): Promise<readonly unknown[]> {
  const exported = await games.exportRecord(id);
  if (!exported.ok) throw new Error(JSON.stringify(exported.error));
  return (JSON.parse(exported.value) as { commands: unknown[] }).commands;
}

const FLY = '{"kind":"choose","options":["fly"]}';
const LATER = '{"kind":"choose","options":["confirm"]}';

const STRANGE: readonly (readonly [string, string, string])[] = [
  ['is refused by the rules', FLY, 'refused: '],
  ['names what nobody knows', '{"kind":"flick","flick":{"discId":"hero:bard"}}', 'commands[2]'],
  ['is of a kind that nobody knows', '{"kind":"dance"}', 'commands[2]'],
  ['is no JSON', '{"kind":', 'it is not JSON'],
  ['is two steps in one', '{"kind":"undo"},{"kind":"undo"}', 'it is not JSON'],
];

describe.each(STRANGE)('a journal with a step that %s', (_why, step, reason) => {
  it('opens at the step before, says so, and is left as it is', async () => {
    const table = device();
    const id = await strange(table, step, LATER);
    const { session, dropped } = await opened(table.games, id);
    expect(dropped).toEqual({ fromStep: 2, reason: expect.stringContaining(reason), isRefused: true });
    expect(session.getState().prompt?.number).toBe(2);
    const kept = await table.shelf.open(id);
    expect(kept).toMatchObject({ ok: true, value: { steps: { length: 4 }, dropped: null } });
  });

  it('goes on from there, and keeps all that it was as a game of its own', async () => {
    const table = device();
    const id = await strange(table, step, LATER);
    const { session } = await opened(table.games, id);
    session.take(session.getState().curtain ?? session.getState().hand);
    expect(session.answer(session.placeForMe()!)).toBeNull();
    await session.kept();
    await toldAll(session);
    expect(session.getState().keeping).toBe('kept');
    expect((await opened(table.games, id)).dropped).toBeNull();
    const list = await table.games.list();
    const [other] = list.ok ? playable(list.value).filter((game) => game.id !== id) : [];
    expect(other).toMatchObject({ stepCount: 4, summary: { room: 1 } });
    expect(await table.shelf.open(other!.id)).toMatchObject({ ok: true, value: { steps: { 2: step, 3: LATER } } });
    expect((await opened(table.games, other!.id)).dropped).toMatchObject({ fromStep: 2 });
  });
});

it('all of it can be exported, even what these rules would not take', async () => {
  const table = device();
  const id = await strange(table, FLY, LATER);
  expect((await commandsOf(table.games, id)).slice(2)).toEqual([JSON.parse(FLY), JSON.parse(LATER)]);
});

it('a game whose set-up names what nobody knows cannot be opened, and is left as it is', async () => {
  const table = device();
  const setup = { lord: 'lord:moth' };
  const entry = { game: 'catacombs', atMs: 1, sheet: '{}', summary: '{}', opening: JSON.stringify({ setup, seed: 1 }) };
  await table.shelf.create({ ...entry, id: 'odd', steps: [{ atMs: 2, text: LATER }] });
  expect(await table.games.continue('odd')).toMatchObject({ ok: false, error: { kind: 'file' } });
  expect(await commandsOf(table.games, 'odd')).toEqual([JSON.parse(LATER)]);
  expect(await table.shelf.open('odd')).toMatchObject({ ok: true, value: { steps: [LATER] } });
});
