import { openGym, PRACTICE } from '../../../src/rules/gym';
import { replayText, setupOf, written } from './hand';
import { WRONG_SETUPS } from './wrongSetups';

it.each(WRONG_SETUPS)('says of %s what is wrong, where, and by which rule', (_, setup, message) => {
  expect(() => replayText(written(setup))).toThrow(message);
});

it('GYM-001, GYM-002 takes boards of any size, and discs that touch', () => {
  const discs = [100, 125].map((xMm) => ({ id: `disc-${xMm}`, xMm, yMm: 50 }));
  for (const board of [
    { widthMm: 610, heightMm: 355, edge: 'wall' },
    { widthMm: 60, heightMm: 2000 },
  ])
    expect(
      setupOf({ board, discs: board.widthMm === 60 ? [{ id: 'elf', xMm: 30, yMm: 1900 }] : discs }).board,
    ).toMatchObject(board);
});

it('fills in what is left out', () => {
  expect(setupOf({ board: undefined })).toMatchObject({
    seat: 'player',
    board: { widthMm: 300, heightMm: 450, edge: 'open' },
    leavers: 'putBack',
    flickable: null,
    goals: [],
    flicks: null,
    maxSpeedMmS: 2200,
    stars: { three: 1, two: 2 },
  });
});

it('is refused by the rules themselves too, where no schema has read it', () => {
  const opened = openGym({ ...PRACTICE, flickable: ['moth'] }, 1);
  expect(opened).toMatchObject({ ok: false, error: { reason: 'noSuchMovableDisc', rule: 'GYM-003' } });
  expect(openGym(PRACTICE, 1).ok).toBe(true);
});
