import { MINDS, type CatacombsAsked } from '../../src/ai/catacombs';
import { startCatacombs } from '../../src/rules/catacombs';
import { seedChance } from '../../src/rules/machine';
import { newGameDraft, setupOf } from '../../src/session/catacombs/draft/newGameDraft';
import { directThinker } from './support/directThinker';
import { thoughtReply, type ThoughtReply } from '../../src/session/thinkers/thoughtReply';
import { workerThinker, type ThoughtWorker } from '../../src/session/thinkers/workerThinker';

function question(): CatacombsAsked {
  const { state } = startCatacombs(setupOf(newGameDraft(3)), 3);
  const [seat] = state.prompt?.seats ?? [];
  if (seat === undefined) throw new Error('nothing is asked');
  return { view: state, seat, mind: MINDS[1], stream: seedChance(9).play };
}

/** Takes its questions as a worker does: as copies, one after the other. */
function worker(reply: (asked: CatacombsAsked) => ThoughtReply): ThoughtWorker & { readonly isOver: () => boolean } {
  let isOver = false;
  let tell: (message: { readonly data: ThoughtReply }) => void = () => undefined;
  let busy = Promise.resolve();
  return {
    addEventListener: (kind: string, listener: (message: { readonly data: ThoughtReply }) => void) => {
      if (kind === 'message') tell = listener;
    },
    postMessage: (asked) => {
      const copy = structuredClone(asked);
      busy = busy.then(() => {
        if (!isOver) tell({ data: structuredClone(reply(copy)) });
      });
    },
    terminate: () => (isOver = true),
    isOver: () => isOver,
  };
}

describe('a thinker in a worker', () => {
  it('thinks what would have been thought here', async () => {
    const here = await directThinker.think(question());
    const there = await workerThinker(() => worker(thoughtReply), directThinker).think(question());
    expect(there).toEqual(here);
  });

  it('thinks here where no worker can be opened, or a worker fails', async () => {
    const here = await directThinker.think(question());
    const refused = () => {
      throw new Error('no workers here');
    };
    expect(await workerThinker(refused, directThinker).think(question())).toEqual(here);
    const failing = worker(() => ({ ok: false }));
    expect(await workerThinker(() => failing, directThinker).think(question())).toEqual(here);
    expect(failing.isOver()).toBe(true);
  });

  it('gives each of two thoughts at once its own answer, also where the worker fails at the first', async () => {
    const asked = [1, 5].map((level) => ({ ...question(), mind: MINDS[level as 1 | 5] }));
    const here = await Promise.all(asked.map((one) => directThinker.think(one)));
    expect(here[0]).not.toEqual(here[1]);
    const thinker = workerThinker(() => worker(thoughtReply), directThinker);
    expect(await Promise.all(asked.map((one) => thinker.think(one)))).toEqual(here);
    const failing = workerThinker(() => worker(() => ({ ok: false })), directThinker);
    expect(await Promise.all(asked.map((one) => failing.think(one)))).toEqual(here);
  });

  it('ends its worker with a thought that is called off, and opens another for the next', async () => {
    const opened: ReturnType<typeof worker>[] = [];
    const open = () => {
      const next = worker(opened.length === 0 ? () => ({ ok: true, decision: null }) : thoughtReply);
      opened.push(next);
      return next;
    };
    const thinker = workerThinker(open, directThinker);
    await thinker.think(question());
    thinker.cancel();
    expect(opened[0]?.isOver()).toBe(true);
    expect(await thinker.think(question())).not.toBeNull();
    expect(opened).toHaveLength(2);
  });
});
