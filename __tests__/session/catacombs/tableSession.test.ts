import { err } from '../../../src/lib';
import { seatId } from '../../../src/rules/machine';
import type { CatacombsAnswer } from '../../../src/rules/catacombs';
import { withPlayerCount } from '../../../src/session/catacombs/choices/changeChoices';
import type { CatacombsChoices } from '../../../src/session/catacombs/choices/freshChoices';
import type { TableLaunch } from '../../../src/session/game/tableSession';
import { memoryShelf, type GameShelf } from '../../../src/storage';
import { ambushChoices, type Ambush } from './support/ambush';
import { accepted, continued, created, device, toldAll, type Device } from './support/playing';
import type { TableSession } from '../../../src/session/catacombs';

const HEROES = seatId('player-1');
const OVERSEER = seatId('player-2');
const ORC_AHEAD: Ambush = { monsters: [{ monster: 'monster:orc', at: { xMm: 150, yMm: 300 } }] };

const choose = (...options: string[]): CatacombsAnswer => ({ kind: 'choose', options });
const launchOf = (discId: string, vxMmS: number, vyMmS: number): TableLaunch => ({ discId, vxMmS, vyMmS, from: null });
const AT_THE_ORC = launchOf('hero:elf', 0, -900);
const ASIDE = launchOf('hero:elf', 300, 0);

/** A fight, with the heroes to act. */
const fight = async (room: Ambush, change: Partial<CatacombsChoices> = {}, table: Device = device()) =>
  accepted(await created(table, ambushChoices(room, change)));

const purposeOf = (session: TableSession) => session.getState().prompt?.purpose.kind;

describe('a launch', () => {
  it('takes the one action of a disc that flicks itself, and leaves a choice to be made', async () => {
    const session = await fight(ORC_AHEAD);
    expect(purposeOf(session)).toBe('act');
    // The Barbarian may go berserk and the Thief dodge: swiped, they punch like everybody else.
    const heroes = ['hero:barbarian', 'hero:elf', 'hero:thief', 'hero:wizard'];
    expect([...session.getState().launchable].sort()).toEqual(heroes);
    expect(session.launch(launchOf('monster:orc-1', 0, -900))).toMatchObject({ reason: 'notYourDisc' });
    expect(session.getState().refusal).toMatchObject({ reason: 'notYourDisc' });
    expect(session.launch(AT_THE_ORC)).toBeNull();
    expect(session.getState().refusal).toBeNull();
  });

  it('is no try of its own while the one before is written down', async () => {
    const session = await fight(ORC_AHEAD);
    expect(session.launch(AT_THE_ORC)).toBeNull();
    expect(session.launch(AT_THE_ORC)).toMatchObject({ reason: 'stalePrompt' });
    expect(session.getState().refusal).toBeNull();
    await toldAll(session);
    expect(session.getState().refusal).toBeNull();
  });

  it('is a choice, a flick and what came of it in the record', async () => {
    const session = await fight(ORC_AHEAD);
    session.launch(AT_THE_ORC);
    const { commands } = JSON.parse(session.writeRecord());
    expect(commands.slice(-3).map(({ kind }: { kind: string }) => kind)).toEqual(['choose', 'flick', 'flickResolved']);
    expect(commands.at(-3)).toMatchObject({ options: ['hero:elf>punch'], seat: HEROES });
  });

  it('is the plain Punch of a disc that could do more', async () => {
    const session = await fight(ORC_AHEAD);
    session.launch(launchOf('hero:thief', 0, -300));
    const { commands } = JSON.parse(session.writeRecord());
    expect(commands.at(-3)).toMatchObject({ options: ['hero:thief>punch'] });
  });

  it('changes nothing at all when the rules refuse it', async () => {
    const session = await fight(ORC_AHEAD);
    const before = session.getState();
    expect(session.launch(launchOf('hero:elf', 0, -1e6))).toMatchObject({ reason: 'tooFast' });
    expect(session.getState().prompt).toBe(before.prompt);
    expect(session.getState().log).toBe(before.log);
  });

  it('answers a flick that is asked for, with the missile where it was put', async () => {
    const session = await fight(ORC_AHEAD);
    session.answer(choose('hero:elf>arrows'));
    await toldAll(session);
    expect(session.getState().launchable).toEqual(['missile']);
    const [from] = session.placeForMe()!.places;
    expect(session.launch({ discId: 'missile', vxMmS: 0, vyMmS: -500, from: from! })).toBeNull();
    await session.kept();
    expect(session.getState().film).toMatchObject({ actor: 'hero:elf', attack: 'missile', board: 'crypt' });
    const { commands } = JSON.parse(session.writeRecord());
    expect(commands.at(-2).flick.from).toEqual({ xMm: from!.xMm, yMm: from!.yMm });
  });

  it('says beforehand what it would first touch', async () => {
    const session = await fight(ORC_AHEAD);
    const met = session.firstContact(AT_THE_ORC)!;
    expect(met.discId).toBe('monster:orc-1');
    expect(met.xMm).toBeCloseTo(150, 6);
    expect(met.yMm).toBeCloseTo(300 + 25, 6);
    expect(session.firstContact(launchOf('monster:orc-1', 0, -900))).toBeNull();
    expect(session.getState().film).toBeNull();
  });
});

describe('several answers in one gesture', () => {
  const PASSES = ['barbarian', 'elf', 'thief', 'wizard'].map((hero) => choose(`hero:${hero}>pass`));

  it('are all taken, each by whoever may give it, and shown together', async () => {
    const session = await fight(ORC_AHEAD, withPlayerCount(ambushChoices(ORC_AHEAD), 4));
    const asked = [session.getState().prompt!.number];
    expect(session.answerAll(PASSES)).toBeNull();
    session.subscribe(({ prompt }) => prompt !== null && asked.push(prompt.number));
    expect(session.answerAll(PASSES)).toMatchObject({ reason: 'stalePrompt' });
    await toldAll(session);
    const { commands } = JSON.parse(session.writeRecord());
    expect(commands.slice(-4).map(({ options }: { options: string[] }) => options[0])).toEqual(
      PASSES.flatMap((pass) => (pass.kind === 'choose' ? pass.options : [])),
    );
    expect(session.getState().view.prompt?.seats).toEqual([OVERSEER]);
    // None of the questions between the first and the last was ever on the screen.
    expect(new Set(asked).size).toBeLessThanOrEqual(2);
  });

  it('end at the first that is refused, with its reason', async () => {
    const session = await fight(ORC_AHEAD);
    expect(session.answerAll([PASSES[0]!, choose('nothing'), PASSES[1]!])).not.toBeNull();
    const { commands } = JSON.parse(session.writeRecord());
    expect(commands.at(-1).options).toEqual(['hero:barbarian>pass']);
    expect(session.answerAll([])).toMatchObject({ reason: 'stalePrompt' });
  });
});

describe('what happened', () => {
  it('is told flight first, then event by event, and nothing is asked meanwhile', async () => {
    const session = await fight(ORC_AHEAD);
    session.launch(AT_THE_ORC);
    await session.kept();
    const beats: string[] = [];
    for (let { beat } = session.getState(); beat !== null; { beat } = session.getState()) {
      expect(session.getState().prompt).toBeNull();
      expect(session.getState().launchable).toEqual([]);
      beats.push(beat.kind === 'event' ? beat.event.kind : beat.kind);
      session.told(beat.number);
    }
    expect(beats).toEqual(['flight', 'damaged']);
    expect(purposeOf(session)).toBe('act');
  });

  it('is seen on the table when it has been told, not before', async () => {
    const session = await fight(ORC_AHEAD);
    const before = session.getState().shown.pieces;
    session.launch(AT_THE_ORC);
    await session.kept();
    const seen = () => session.getState().shown.pieces;
    expect(seen()['hero:elf']).toEqual({ ...before['hero:elf'], hasActed: true });
    session.told(session.getState().beat!.number);
    expect(seen()['hero:elf']?.yMm).toBeLessThan(400);
    expect(seen()['monster:orc-1']?.yMm).toBeLessThan(300);
    expect(seen()['monster:orc-1']?.life).toBe(2);
    session.told(session.getState().beat!.number);
    expect(seen()['monster:orc-1']?.life).toBe(1);
  });

  it('waits for the beat that is on: another number tells nothing', async () => {
    const session = await fight(ORC_AHEAD);
    session.launch(AT_THE_ORC);
    await session.kept();
    const { beat } = session.getState();
    session.told(beat!.number - 1);
    session.told(beat!.number + 1);
    expect(session.getState().beat).toBe(beat);
    expect(session.answer(choose('hero:wizard>pass'))).toMatchObject({ reason: 'stalePrompt' });
    session.tellAll();
    expect(session.getState().beat).toBeNull();
    expect(session.answer(choose('hero:wizard>pass'))).toBeNull();
  });

  it('keeps the same objects on what has not changed', async () => {
    const session = await fight(ORC_AHEAD);
    const before = session.getState();
    session.launch(launchOf('nobody', 1, 0));
    const after = session.getState();
    expect(after.view).toBe(before.view);
    expect(after.launchable).toBe(before.launchable);
    expect(after.shown).toBe(before.shown);
  });
});

describe('the film of a flick', () => {
  it('numbers its contacts and gives each the rules’ verdict', async () => {
    const session = await fight({
      monsters: [
        { monster: 'monster:orc', at: { xMm: 150, yMm: 300 }, life: 1 },
        { monster: 'monster:zombie', at: { xMm: 150, yMm: 240 } },
      ],
    });
    session.launch(launchOf('hero:elf', 0, -1200));
    await toldAll(session);
    const { film: flick, log } = session.getState();
    const film = session.film(flick!);
    expect(film.flight).not.toBeNull();
    const [first, second] = film.contacts;
    expect(first).toMatchObject({ number: 1, a: 'hero:elf', b: 'monster:orc-1' });
    expect(first!.verdict).toEqual({
      kind: 'damage',
      target: 'monster:orc-1',
      amount: 1,
      isKill: true,
      rule: 'BASE-128',
    });
    expect(first!.yMm).toBeCloseTo(312.5, 0);
    expect(second).toMatchObject({ number: 2, a: 'monster:orc-1', b: 'monster:zombie-1', verdict: { kind: 'touch' } });
    expect(log.filter((line) => line.film === flick).map(({ event }) => event.kind)).toEqual([
      'flicked',
      'struck',
      'damaged',
      'killed',
    ]);
  });

  it('names the rule where an eye would see a hit and none was', async () => {
    // The Barbarian is pushed into the Orc by the Elf.
    const session = await fight({
      monsters: [{ monster: 'monster:orc', at: { xMm: 150, yMm: 300 } }],
      spots: { 'hero:barbarian': { xMm: 150, yMm: 370 } },
    });
    session.launch(launchOf('hero:elf', 0, -1500));
    await toldAll(session);
    const [friends, pushed] = session.film(session.getState().film!).contacts;
    expect(friends).toMatchObject({ a: 'hero:elf', b: 'hero:barbarian', verdict: { kind: 'touch' } });
    expect(pushed).toMatchObject({
      a: 'hero:barbarian',
      b: 'monster:orc-1',
      verdict: { kind: 'none', target: 'monster:orc-1', because: 'pushed', rule: 'BASE-117' },
    });
  });
});

describe('taking back', () => {
  it('has a title and goes back to the last moment when nothing new was known', async () => {
    const session = await fight(ORC_AHEAD);
    const before = session.getState();
    session.answer(choose('hero:elf>arrows'));
    await toldAll(session);
    expect(session.getState().undo).toMatchObject({ purpose: { kind: 'act' }, answer: choose('hero:elf>arrows') });
    session.undo();
    await session.kept();
    expect(session.getState().prompt).toEqual(before.prompt);
    expect(session.getState().shown).toEqual(before.shown);
    const gone = session.getState().log.filter(({ isTakenBack }) => isTakenBack);
    expect(gone.map(({ event }) => event)).toEqual([{ kind: 'actionBegan', piece: 'hero:elf', action: 'arrows' }]);
  });

  it('a flick needs everybody’s consent, and stays in the log with its film', async () => {
    const session = await fight(ORC_AHEAD);
    expect(session.getState().mayRetake).toBe(false);
    session.launch(AT_THE_ORC);
    await toldAll(session);
    expect(session.getState()).toMatchObject({ undo: null, mayRetake: true });
    expect(session.retake([HEROES])).toMatchObject({ reason: 'notAgreed', details: { seat: OVERSEER } });
    expect(session.retake([HEROES, OVERSEER])).toBeNull();
    await session.kept();
    expect(session.getState().launchable).toEqual(['hero:elf']);
    expect(session.getState().film).toBeNull();
    const gone = session.getState().log.filter(({ isTakenBack }) => isTakenBack);
    expect(gone.map(({ event }) => event.kind)).toEqual(['flicked', 'struck', 'damaged']);
    expect(session.film(gone[0]!.film!).contacts[0]!.verdict.kind).toBe('damage');
    session.launch(ASIDE);
    await toldAll(session);
    expect(session.getState().shown.pieces['monster:orc-1']?.life).toBe(2);
  });
});

describe('the hand that holds the device', () => {
  const party = async (passing: CatacombsChoices['passing']) =>
    accepted(await created(device(), withPlayerCount(ambushChoices(ORC_AHEAD, { passing }), 4)));
  const holderOf = (session: TableSession, hero: string) =>
    session.getState().view.model.setup.heroSeats.find(({ heroes }) => heroes.some((id) => id === hero))!.seat;

  it('reaches over to the discs of whoever sits on the same side', async () => {
    const session = await party('sameSide');
    const { hand } = session.getState();
    const other = ['hero:elf', 'hero:wizard'].find((hero) => holderOf(session, hero) !== hand)!;
    expect(session.getState().launchable).toContain(other);
    expect(session.launch(launchOf(other, 300, 0))).toBeNull();
    expect(session.getState().hand).toBe(holderOf(session, other));
    expect(session.getState().curtain).toBeNull();
  });

  it('round the table, holds its own discs alone; another takes the device first', async () => {
    const session = await party('roundTheTable');
    const { hand } = session.getState();
    const other = ['hero:elf', 'hero:wizard', 'hero:thief', 'hero:barbarian'].find(
      (hero) => holderOf(session, hero) !== hand,
    )!;
    expect(session.answer(choose(`${other}>pass`))).toMatchObject({ reason: 'notYourPiece' });
    session.take(holderOf(session, other));
    expect(session.answer(choose(`${other}>pass`))).toBeNull();
  });

  it('round the table, a curtain falls at each change of seat', async () => {
    const session = await created(device(), ambushChoices(ORC_AHEAD, { passing: 'roundTheTable' }));
    await toldAll(session);
    expect(session.getState()).toMatchObject({ hand: OVERSEER, curtain: null });
    session.answer(choose('accept'));
    await toldAll(session);
    expect(session.getState()).toMatchObject({ hand: OVERSEER, curtain: HEROES, prompt: null });
    session.take(OVERSEER);
    expect(session.getState().curtain).toBe(HEROES);
    session.take(HEROES);
    expect(session.getState()).toMatchObject({ hand: HEROES, curtain: null });
    expect(purposeOf(session)).toBe('acceptAdventure');
  });

  it('on one side, a curtain falls only where one seat knows more than another', async () => {
    // The Overseer knows the whole story.
    const session = await created(device(), ambushChoices(ORC_AHEAD));
    await toldAll(session);
    session.answer(choose('accept'));
    await toldAll(session);
    expect(session.getState().curtain).toBe(HEROES);
    // In the last room everybody knows all of it but its ending, which is the Overseer's.
    const drawn = await created(device(), { ...ambushChoices(ORC_AHEAD), adventure: null });
    await toldAll(drawn);
    expect(drawn.getState()).toMatchObject({ hand: HEROES, curtain: null });
    drawn.answer(drawn.placeForMe()!);
    await toldAll(drawn);
    drawn.answer(choose('confirm'));
    await toldAll(drawn);
    expect(drawn.getState()).toMatchObject({ hand: OVERSEER, curtain: null });
  });

  it('sees what its seat may know and nothing else', async () => {
    const session = await fight(ORC_AHEAD);
    const { hand, view } = session.getState();
    expect(hand).toBe(HEROES);
    expect(view.model.equipmentDeck).toEqual([]);
    expect(view.model.setup.adventure?.ending).toEqual({ en: '', fr: '' });
  });
});

describe('placing for somebody', () => {
  it('offers a sound place for every piece, another one each time', async () => {
    const session = await created(device(), { ...ambushChoices(ORC_AHEAD), adventure: null });
    await toldAll(session);
    const offers = [1, 2, 3, 4].map(() => session.placeForMe()!);
    for (const offer of offers) expect(session.whyNot(offer)).toBeNull();
    expect(new Set(offers.map((offer) => JSON.stringify(offer))).size).toBe(4);
    expect(offers[0]!.places.map(({ id }) => id).sort()).toEqual([
      'hero:barbarian',
      'hero:elf',
      'hero:thief',
      'hero:wizard',
    ]);
  });
});

describe('keeping the game', () => {
  /** A shelf whose writes wait until they are let through, or fail. */
  function gated() {
    const shelf = memoryShelf();
    let mode: 'open' | 'full' | 'shut' = 'open';
    const held: (() => void)[] = [];
    const keep: GameShelf['keep'] = async (...args) => {
      if (mode === 'full') return err({ kind: 'full', reason: 'disk full' });
      if (mode === 'shut') await new Promise<void>((resolve) => held.push(resolve));
      return shelf.keep(...args);
    };
    const set = (next: typeof mode): void => {
      mode = next;
      for (const resolve of held.splice(0)) resolve();
    };
    return { shelf: { ...shelf, keep }, set };
  }

  const moments = async () => {
    for (let turn = 0; turn < 20; turn++) await Promise.resolve();
  };

  it('has written a flick before anybody sees where it goes', async () => {
    const { shelf, set } = gated();
    const table = device(shelf);
    const session = await fight(ORC_AHEAD, {}, table);
    set('shut');
    session.launch(AT_THE_ORC);
    await moments();
    expect(session.getState()).toMatchObject({ beat: null, prompt: null, keeping: 'keeping' });
    set('open');
    await session.kept();
    expect(session.getState().beat?.kind).toBe('flight');
    expect(session.getState().keeping).toBe('kept');
  });

  it.each(['answer', 'undo'] as const)(
    'shows nothing of an %s that is not on disk, and takes nothing meanwhile',
    async (what) => {
      const { shelf, set } = gated();
      const session = await fight(ORC_AHEAD, {}, device(shelf));
      if (what === 'undo') {
        session.answer(choose('hero:elf>arrows'));
        await toldAll(session);
      }
      const before = session.getState();
      set('shut');
      if (what === 'answer') expect(session.answer(choose('hero:elf>arrows'))).toBeNull();
      else session.undo();
      await moments();
      const { view, shown, prompt, log, launchable, beat } = session.getState();
      expect({ view, shown, prompt, log, launchable, beat }).toEqual({
        view: before.view,
        shown: before.shown,
        prompt: before.prompt,
        log: before.log,
        launchable: before.launchable,
        beat: null,
      });
      const record = session.writeRecord();
      expect(session.answer(choose('hero:wizard>pass'))).toMatchObject({ reason: 'stalePrompt' });
      session.undo();
      expect(session.writeRecord()).toBe(record);
      set('open');
      await toldAll(session);
      expect(session.getState().prompt).not.toEqual(before.prompt);
      expect(session.getState().refusal).toBeNull();
    },
  );

  it('says that it could not, loses nothing, and writes it all at the next command', async () => {
    const { shelf, set } = gated();
    const table = device(shelf);
    const session = await fight(ORC_AHEAD, {}, table);
    set('full');
    session.launch(AT_THE_ORC);
    await toldAll(session);
    expect(session.getState().keeping).toEqual({ kind: 'full', reason: 'disk full' });
    expect(session.getState().shown.pieces['monster:orc-1']?.life).toBe(1);
    set('open');
    session.answer(choose('hero:wizard>pass'));
    await toldAll(session);
    expect(session.getState().keeping).toBe('kept');
    const again = await continued(table, session.getState().gameId);
    expect(again.getState().prompt).toEqual(session.getState().prompt);
    expect(again.getState().shown).toEqual(session.getState().shown);
  });

  it.each(['keep', 'keepSnapshot'] as const)('goes on when a shelf breaks down in the middle of %s', async (what) => {
    const shelf = memoryShelf();
    let isBroken = true;
    const broken = {
      ...shelf,
      [what]: async (...args: never[]) => {
        if (isBroken) throw new Error('no shelf any more');
        return (shelf[what] as (...all: never[]) => Promise<unknown>)(...args);
      },
    } as GameShelf;
    const table = device(broken);
    const session = await fight(ORC_AHEAD, {}, table);
    session.rest();
    session.launch(AT_THE_ORC);
    await toldAll(session);
    expect(session.getState().shown.pieces['monster:orc-1']?.life).toBe(1);
    isBroken = false;
    expect(session.answer(choose('hero:wizard>pass'))).toBeNull();
    await toldAll(session);
    expect(session.getState().keeping).toBe('kept');
    const again = await continued(table, session.getState().gameId);
    expect(again.getState().shown).toEqual(session.getState().shown);
  });

  it('brings a flick to rest that was in the air when the app was closed', async () => {
    const shelf = memoryShelf();
    // Before a flick and what came of it were written in one piece, an app could end between the two.
    const cutting: GameShelf = {
      ...shelf,
      keep: (id, index, steps, change) => {
        const rest = steps.findIndex((step) => step.includes('flickResolved'));
        return shelf.keep(id, index, rest < 0 ? steps : steps.slice(0, rest), change);
      },
    };
    const session = await fight(ORC_AHEAD, {}, device(cutting));
    session.launch(AT_THE_ORC);
    await toldAll(session);
    const again = await continued(device(shelf), session.getState().gameId);
    await again.kept();
    expect(again.getState().beat?.kind).toBe('flight');
    await toldAll(again);
    expect(again.getState().shown).toEqual(session.getState().shown);
    expect(JSON.parse(again.writeRecord())).toEqual(JSON.parse(session.writeRecord()));
  });

  it('keeps the sheet and whose hands the device is in', async () => {
    const table = device();
    const session = await fight(ORC_AHEAD, { passing: 'roundTheTable' }, table);
    session.changeSheet({ name: 'Tuesday', passing: 'oppositeEnds' });
    await session.kept();
    const again = await continued(table, session.getState().gameId);
    expect(again.getState()).toMatchObject({
      sheet: { name: 'Tuesday', passing: 'oppositeEnds' },
      hand: HEROES,
      curtain: null,
    });
  });
});
