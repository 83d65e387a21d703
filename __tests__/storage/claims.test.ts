import { claimGame } from '../../src/storage/tabs/claimGame';
import type { ClaimState } from '../../src/storage';

const locks = navigator.locks;

let games = 0;
const freshGame = (): string => `game ${games++}`;

/** Settled as soon as the claim is in this state. */
const becomes = (claim: Awaited<ReturnType<typeof claimGame>>, state: ClaimState): Promise<void> =>
  new Promise((resolve) => {
    if (claim.state() === state) return resolve();
    const stop = claim.subscribe((next) => {
      if (next !== state) return;
      stop();
      resolve();
    });
  });

describe('a claim', () => {
  it('goes to who comes first, for each game apart', async () => {
    const [game, other] = [freshGame(), freshGame()];
    const claims = [await claimGame(locks, game), await claimGame(locks, game), await claimGame(locks, other)];
    expect(claims.map((claim) => claim.state())).toEqual(['mine', 'elsewhere', 'mine']);
    claims.forEach((claim) => claim.release());
  });

  it('can be taken over, and back', async () => {
    const game = freshGame();
    const [first, second] = [await claimGame(locks, game), await claimGame(locks, game)];
    await second.takeOver();
    expect(second.state()).toBe('mine');
    await becomes(first, 'elsewhere');
    await first.takeOver();
    expect(first.state()).toBe('mine');
    await becomes(second, 'elsewhere');
    first.release();
    second.release();
  });

  it('passes to who waits when it is released', async () => {
    const game = freshGame();
    const [first, second] = [await claimGame(locks, game), await claimGame(locks, game)];
    first.release();
    await becomes(second, 'mine');
    second.release();
  });

  it('is free again when everybody has let go', async () => {
    const game = freshGame();
    const [first, second] = [await claimGame(locks, game), await claimGame(locks, game)];
    second.release();
    first.release();
    const third = await claimGame(locks, game);
    await becomes(third, 'mine');
    third.release();
  });

  it('is not said to be elsewhere while a page that is gone is about to let go of it', async () => {
    const game = freshGame();
    const gone = await claimGame(locks, game);
    const claim = claimGame(locks, game);
    gone.release();
    expect((await claim).state()).toBe('mine');
    (await claim).release();
  });

  it('is had again at once by the tab that lets go of it', async () => {
    const game = freshGame();
    for (let times = 0; times < 5; times++) {
      const claim = await claimGame(locks, game);
      expect(claim.state()).toBe('mine');
      claim.release();
    }
  });

  it('is still had by who waited for it, when the tab that let go comes back at once', async () => {
    const game = freshGame();
    const [first, second] = [await claimGame(locks, game), await claimGame(locks, game)];
    first.release();
    const back = await claimGame(locks, game);
    await becomes(second, 'mine');
    expect(back.state()).toBe('elsewhere');
    back.release();
    second.release();
  });

  it('is undisputed where there are no tabs', async () => {
    const game = freshGame();
    const claims = [await claimGame(undefined, game), await claimGame(undefined, game)];
    expect(claims.map((claim) => claim.state())).toEqual(['mine', 'mine']);
    await claims[1]!.takeOver();
    expect(claims[0]!.state()).toBe('mine');
  });
});
