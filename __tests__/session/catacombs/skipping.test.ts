import { ANN, BOB } from '../../rules/catacombs/support/setup';
import { fight } from '../../rules/catacombs/support/fight';
import { sessionAt } from '../../ui/table/prompts/sessionAt';

const SKIP = { kind: 'choose', options: ['skipToEndOfRound'] } as const;

it('BASE-092: two on one side of a device agree to skip the round one after the other', async () => {
  const session = sessionAt(fight({ monsters: [] }).state);
  expect(session.getState().hand).toBe(ANN);
  expect(session.answer(SKIP)).toBeNull();
  await session.kept();
  expect(session.getState()).toMatchObject({ hand: BOB, curtain: null });
  expect(session.answer(SKIP)).toBeNull();
  await session.kept();
  expect(session.getState().log.map(({ event }) => event.kind)).not.toContain('passed');
  session.tellAll();
  expect(session.getState().log.map(({ event }) => event.kind)).toContain('roomCleared');
});
