import { recordOf, writeRecord } from '../../../src/rules/machine';
import { setupSchema } from '../../../src/rules/catacombs/record/setupSchema';
import { continued, device } from './support/playing';

const SETUP = setupSchema.parse({
  opening: {
    room: { card: 'room:sunken-stair', round: 3, turn: 'overseer' },
    pieces: [{ piece: 'monster:orc', xMm: 150, yMm: 60 }],
  },
});

/** Somebody sits down at a game that was opened in the middle, and takes the device. */
async function sat(id: string, table: ReturnType<typeof device>) {
  const session = await continued(table, id);
  await session.kept();
  const { curtain } = session.getState();
  if (curtain !== null) session.take(curtain);
  return session;
}

describe('a game that begins at a position by hand', () => {
  it('shows its table at once, brought in as a record or laid out, and goes on after it has been kept', async () => {
    const table = device();
    const text = writeRecord(recordOf('catacombs', { setup: SETUP, seed: 3 }, []));
    const imported = await table.games.importRecord(text);
    const sheet = { name: '', players: [], passing: 'sameSide', retakes: 'none' } as const;
    const occasion = { kind: 'lesson', lesson: 'flicks', step: 1 } as const;
    const laid = await table.games.lay('catacombs', { opening: { setup: SETUP, seed: 3 }, sheet, occasion });
    for (const made of [imported, laid]) {
      if (!made.ok) throw new Error(JSON.stringify(made.error));
      for (let times = 0; times < 2; times++) {
        const { shown, prompt, view } = (await sat(made.value, table)).getState();
        expect(prompt?.purpose).toMatchObject({ kind: 'act', turn: 'overseer' });
        expect(view.model.room?.round).toBe(3);
        expect(shown).toMatchObject({ board: 'crypt', round: 3, turn: 'overseer' });
        expect(Object.keys(shown.pieces)).toEqual(expect.arrayContaining(['hero:elf', 'monster:orc-1']));
      }
    }
  });

  it('is a file again with its position in it, and a sight without', async () => {
    const table = device();
    const made = await table.games.lay('catacombs', {
      opening: { setup: { ...SETUP, draws: [1] }, seed: 3 },
      sheet: { name: '', players: [], passing: 'sameSide', retakes: 'none' },
      occasion: { kind: 'table' },
    });
    if (!made.ok) throw new Error(JSON.stringify(made.error));
    const session = await sat(made.value, table);
    expect(session.answer({ kind: 'choose', options: ['monster:orc-1>pass'] })).toBeNull();
    await session.kept();
    const record = await table.games.exportRecord(made.value);
    if (!record.ok) throw new Error(JSON.stringify(record.error));
    expect(JSON.parse(record.value)).toMatchObject({ setup: { opening: SETUP.opening, draws: [1] } });
    const again = await table.games.importRecord(record.value);
    expect(again.ok).toBe(true);
    const seen = await table.games.exportSight(made.value, null);
    if (!seen.ok) throw new Error(JSON.stringify(seen.error));
    expect(JSON.parse(seen.value).view.model.setup).not.toHaveProperty('opening');
    expect(JSON.parse(seen.value).view.model.setup).not.toHaveProperty('draws');
  });

  it('says what is wrong with a position that is brought in', async () => {
    const setup = { ...SETUP, opening: { pieces: [{ piece: 'monster:orc', xMm: 5, yMm: 60 }] } };
    const text = writeRecord(recordOf('catacombs', { setup, seed: 3 }, []));
    const message = 'monster:orc-1 does not lie wholly inside the board: 12.5 to 287.5 (BASE-083)';
    const fault = { kind: 'file', fault: { place: 'setup.opening.pieces[0].xMm', message }, game: 'catacombs' };
    expect(await device().games.importRecord(text)).toEqual({ ok: false, error: fault });
    const sheet = { name: '', players: [], passing: 'sameSide', retakes: 'none' } as const;
    const laid = { opening: { setup, seed: 3 }, sheet, occasion: { kind: 'table' } } as const;
    expect(await device().games.lay('catacombs', laid)).toEqual({ ok: false, error: fault });
  });
});
