import { Dice } from '../../../scripts/soak/dice';
import { stateHash } from '../../../src/rules/machine';
import { catacombs } from '../../../src/rules/catacombs';
import { withPlayer, withPlayerCount } from '../../../src/session/catacombs/choices/changeChoices';
import { freshChoices, setupOf, type CatacombsChoices } from '../../../src/session/catacombs/choices/freshChoices';
import { readSheet } from '../../../src/session/game/keptSheet';
import { directThinker } from '../support/directThinker';
import type { Job, Thinker } from '../../../src/session/game/thinker';
import { memoryShelf } from '../../../src/storage';
import { ambushChoices } from './support/ambush';
import { continued, created, device, randomAnswer } from './support/playing';
import { readCatacombs, replayCourse, seatsIn } from '../support/ofCatacombs';
import type { Hint, TableSession } from '../../../src/session/catacombs';

const alone = (seed: number): CatacombsChoices => {
  const draft = freshChoices(seed);
  return { ...withPlayer(draft, draft.overseer, { mind: 1 }), length: 'short' };
};

const allApp = (seed: number): CatacombsChoices => {
  const draft = withPlayerCount(freshChoices(seed), 3);
  return { ...draft, length: 'short', players: draft.players.map((player) => ({ ...player, mind: 1 })) };
};

const soon = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Lets the app play and everything be told, until a person is asked or the game is over. */
async function untilAsked(session: TableSession, mostBeats = Number.POSITIVE_INFINITY): Promise<void> {
  for (let beats = 0; beats < mostBeats;) {
    await session.kept();
    await soon();
    const { beat, prompt, curtain, view } = session.getState();
    if (beat !== null) {
      session.told(beat.number);
      beats += 1;
    } else if (prompt !== null || curtain !== null || view.outcome !== null) return;
  }
}

/** Holds every thought back until it is let go. */
function slowThinker(): Thinker & { readonly asked: Job[]; letGo(): void; readonly cancels: () => number } {
  let release: () => void = () => undefined;
  let cancels = 0;
  const asked: Job[] = [];
  return {
    asked,
    async think(question) {
      asked.push(question);
      await new Promise<void>((resolve) => (release = resolve));
      return directThinker.think(question);
    },
    cancel: () => void (cancels += 1),
    letGo: () => release(),
    cancels: () => cancels,
  };
}

async function hintIn(session: TableSession): Promise<Hint> {
  await soon();
  const { hint } = session.getState();
  if (hint === null || hint === 'thinking') throw new Error('no hint came');
  return hint;
}

function replayedHash(session: TableSession): string {
  const record = readCatacombs(session.writeRecord());
  if (!record.ok) throw new Error(JSON.stringify(record.error));
  const course = replayCourse(record.value);
  if (!course.ok) throw new Error(JSON.stringify(course.error));
  return stateHash(catacombs.viewFor(course.value.timeline.state, session.getState().hand));
}

/** Up to the first question of the overseer's, with everything told. */
async function untilThinking(session: TableSession, dice: Dice): Promise<void> {
  for (let tried = 0; tried < 400 && session.getState().thinking === null; tried++) {
    const { beat, prompt } = session.getState();
    if (beat !== null) session.told(beat.number);
    else if (prompt !== null) session.answer(randomAnswer(session, dice));
    await session.kept();
  }
  expect(session.getState().thinking).not.toBeNull();
}

describe('a person against the app', () => {
  it('plays a whole game, and is never handed a question that is not theirs', async () => {
    const table = device();
    const session = await created(table, alone(7));
    const person = session.getState().hand;
    const dice = new Dice(7);
    let answers = 0;
    for (; session.getState().view.outcome === null && answers < 3_000; answers++) {
      await untilAsked(session);
      const { prompt, curtain, hand } = session.getState();
      expect({ curtain, hand }).toEqual({ curtain: null, hand: person });
      if (prompt === null) break;
      expect(prompt.seats).toContain(person);
      session.answer(randomAnswer(session, dice));
    }
    const { view, log } = session.getState();
    expect(view.outcome).not.toBeNull();
    expect(replayedHash(session)).toBe(stateHash(view));
    const causes = log.flatMap(({ cause }) => cause ?? []);
    expect(causes.some(({ thought }) => thought.kind === 'shot')).toBe(true);
    expect(new Set(causes.map(({ by }) => by))).toEqual(new Set(['app']));
  }, 600_000);

  it('sees what a flick of the app was meant to be while it flies', async () => {
    const session = await created(device(), allApp(4));
    const seen: (readonly [flicked: string, meant: string | undefined])[] = [];
    session.subscribe(({ beat, intent }) => {
      if (beat?.kind === 'flight') seen.push([beat.film.shot.discId, intent?.aim.discId]);
      else expect(intent).toBeNull();
    });
    await untilAsked(session, 60);
    session.leave();
    expect(seen.length).toBeGreaterThan(0);
    for (const [flicked, meant] of seen) expect(meant).toBe(flicked);
  }, 120_000);
});

describe('seats that the app plays among themselves', () => {
  it('go on without anybody, the same way each time', async () => {
    const play = async (): Promise<string> => {
      const session = await created(device(), allApp(21));
      await untilAsked(session, 250);
      session.leave();
      await session.kept();
      expect(session.getState().log.length).toBeGreaterThan(200);
      return session.writeRecord();
    };
    expect(await play()).toBe(await play());
  }, 300_000);
});

describe('a game that the app has played, taken up again', () => {
  const causesIn = (session: TableSession) => session.getState().log.map(({ cause }) => cause);

  /** Long enough for a snapshot as well as for steps behind it. */
  it('still says why everything was done, and its record says nothing of it', async () => {
    const table = device();
    const session = await created(table, allApp(21));
    await untilAsked(session, 160);
    session.leave();
    await session.kept();
    const { gameId } = session.getState();
    const again = await continued(table, gameId);
    again.leave();
    again.tellAll();
    session.tellAll();
    const before = causesIn(session);
    expect(before.flatMap((cause) => cause?.thought.kind ?? [])).toEqual(expect.arrayContaining(['best', 'shot']));
    expect(causesIn(again).slice(0, before.length)).toEqual(before);

    const exported = await table.games.exportRecord(gameId);
    if (!exported.ok) throw new Error(JSON.stringify(exported.error));
    expect(readCatacombs(exported.value).ok).toBe(true);
    expect(exported.value).not.toContain('thought');
  }, 120_000);
});

describe('while the app thinks', () => {
  const started = async () => {
    const thinker = slowThinker();
    const shelf = memoryShelf();
    const table = device(shelf, thinker);
    const session = await created(table, alone(7));
    await untilThinking(session, new Dice(5));
    return { thinker, shelf, session };
  };

  it('nobody is asked anything', async () => {
    const { session } = await started();
    const { prompt, launchable, thinking, sheet } = session.getState();
    expect({ prompt, launchable }).toEqual({ prompt: null, launchable: [] });
    expect(sheet.players.find(({ seat }) => seat === thinking)?.mind).toBe(1);
    expect(session.answer({ kind: 'choose', options: [] })).toMatchObject({ reason: 'stalePrompt' });
  });

  it('a game that is left and opened again asks the very same', async () => {
    const { thinker, shelf, session } = await started();
    session.leave();
    await session.kept();
    const again = slowThinker();
    await continued(device(shelf, again), session.getState().gameId);
    expect(thinker.cancels()).toBe(1);
    expect(again.asked).toEqual(thinker.asked);
  });

  it('a thought that was left behind changes nothing', async () => {
    const { thinker, session } = await started();
    const before = session.writeRecord();
    session.leave();
    thinker.letGo();
    await soon();
    expect(session.writeRecord()).toBe(before);
  });

  it('a person may take back, and the thought is forgotten', async () => {
    const { thinker, session } = await started();
    const { undo } = session.getState();
    expect(undo).not.toBeNull();
    session.undo();
    thinker.letGo();
    await soon();
    const { thinking, prompt, hand } = session.getState();
    expect(thinking).toBeNull();
    expect(prompt?.seats).toContain(hand);
    expect(prompt?.purpose).toEqual(undo?.purpose);
  });
});

describe('a kept sheet', () => {
  const setup = setupOf(freshChoices(1));
  const mindsIn = (players: readonly object[]) =>
    readSheet(JSON.stringify({ sheet: { players } }), seatsIn(setup)).sheet.players.map(({ mind }) => mind);

  it('from before the app could play has people at the table', () => {
    expect(mindsIn([{ seat: 'player-1' }, { seat: 'player-2' }])).toEqual([null, null]);
  });

  it('keeps the levels there are, and no others', () => {
    const seats = [
      { seat: 'player-1', mind: 9 },
      { seat: 'player-2', mind: 4 },
    ];
    expect(mindsIn(seats)).toEqual([null, 4]);
  });
});

describe('a hint', () => {
  it('is what somebody strong would answer, and the log says that it was asked for', async () => {
    const session = await created(device(), freshChoices(7));
    await untilAsked(session);
    session.askHint();
    expect(session.getState().hint).toBe('thinking');
    const hint = await hintIn(session);
    expect(session.whyNot(hint.answer)).toBeNull();
    expect(session.answer(hint.answer)).toBeNull();
    await session.kept();
    session.tellAll();
    expect(session.getState().hint).toBeNull();
    expect(session.getState().log.flatMap(({ cause }) => cause ?? [])).toEqual([{ by: 'hint', thought: hint.thought }]);
  });

  const ambushed = async (): Promise<TableSession> => {
    const orc = { monster: 'monster:orc', at: { xMm: 150, yMm: 300 } } as const;
    const session = await created(device(), ambushChoices({ monsters: [orc] }));
    for (await untilAsked(session); session.getState().launchable.length === 0; await untilAsked(session)) {
      const { curtain } = session.getState();
      if (curtain !== null) session.take(curtain);
      else expect(session.answer({ kind: 'choose', options: ['accept'] })).toBeNull();
    }
    return session;
  };

  it('names the flick that it leads to, and is followed to the end of the action', async () => {
    const session = await ambushed();
    session.askHint();
    const chosen = await hintIn(session);
    if (chosen.thought.kind !== 'best') throw new Error('nothing was chosen');
    expect(chosen.thought.shot).toMatchObject({ aim: { target: 'monster:orc-1' } });
    expect(chosen.thought.shot?.chance).toBeGreaterThan(0);

    expect(session.answer(chosen.answer)).toBeNull();
    await untilAsked(session);
    expect(session.getState().prompt?.purpose.kind).toBe('flick');
    expect(await hintIn(session)).toMatchObject({ thought: { kind: 'shot', aim: { target: 'monster:orc-1' } } });
  });

  it('ends with a choice of one’s own', async () => {
    const session = await ambushed();
    session.askHint();
    const { answer } = await hintIn(session);
    const other = JSON.stringify(answer).includes('hero:thief') ? 'hero:elf' : 'hero:thief';
    expect(session.answer({ kind: 'choose', options: [`${other}>punch`] })).toBeNull();
    await untilAsked(session);
    expect(session.getState()).toMatchObject({ hint: null, prompt: { purpose: { kind: 'flick' } } });
  });
});

it('plays no game at which nobody sits yet', async () => {
  const draft = ambushChoices({ monsters: [{ monster: 'monster:orc', at: { xMm: 150, yMm: 300 } }] });
  const thinker = slowThinker();
  const table = device(memoryShelf(), thinker);
  const made = await table.games.create('catacombs', {
    ...draft,
    players: draft.players.map((one) => ({ ...one, mind: 1 })),
  });
  await soon();
  expect(thinker.asked).toEqual([]);
  if (!made.ok) throw new Error(JSON.stringify(made.error));
  const session = await continued(table, made.value);
  await soon();
  expect(thinker.asked).toHaveLength(1);
  session.leave();
});
