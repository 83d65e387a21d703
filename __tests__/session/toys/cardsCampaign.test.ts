import type { GameState } from '../../../src/rules/machine';
import { beginChapter, campaignStand, type CampaignOf } from '../../../src/session/campaign';
import { readStatistics } from '../../../src/session/statistics';
import { memoryKeyValue, memoryStorage, type AppStorage } from '../../../src/storage';
import { cardsModule, choices, type CardsPlayed } from './cardsModule';
import { FOUR } from './cardsRules';
import { playedOut } from './playedOut';
import { settled, toyDevice, valueOf } from './toyTable';

type Points = Readonly<Record<string, number>>;
const MODULES = { cards: cardsModule };

/** Two evenings; who has points brings them along. */
const EVENINGS: CampaignOf<CardsPlayed, Points> = {
  id: 'evenings',
  chapters: ['first', 'second'],
  setupOf: (carried) => ({ seats: FOUR, draws: [], rounds: 1, points: carried ?? {} }),
  carriedOf: ({ model }) => model.points,
  onward: (tries) => {
    const open = EVENINGS.chapters.filter((chapter) => !tries.some((one) => one.chapter === chapter && one.isWon));
    return open.length > 0 ? { open: open.slice(0, 1) } : { ending: 'bothEvenings' };
  },
};

const isWon = ({ outcome }: GameState<CardsPlayed>): boolean => outcome !== null;

/** An app that has just been started over what is on disk. */
function started(storage: AppStorage) {
  const { games } = toyDevice(MODULES, {}, storage);
  const stand = async () => valueOf(await campaignStand(cardsModule, EVENINGS, storage.shelf, isWon));
  const begin = async (chapter: string) =>
    valueOf(
      await beginChapter(cardsModule, EVENINGS, await stand(), chapter, choices(3), (laid) => games.lay('cards', laid)),
    );
  return { games, stand, begin };
}

it('a campaign of two chapters stands as its games stand, however often the app is ended between them', async () => {
  const storage = memoryStorage();
  const first = started(storage);
  expect(await first.stand()).toEqual({ tries: [], playing: null, onward: { open: ['first'] } });
  const id = await first.begin('first');
  expect(await started(storage).stand()).toMatchObject({ tries: [], playing: id });
  const opened = valueOf(await started(storage).games.continue(id));
  await settled(opened.session);
  expect(opened.session.getState().occasion).toEqual({ kind: 'campaign', campaign: 'evenings', chapter: 'first' });
  await playedOut(opened.session);
  await opened.session.kept();
  const { points } = opened.session.getState().view.model;

  const second = started(storage);
  const between = await second.stand();
  expect(between).toEqual({
    tries: [{ chapter: 'first', isWon: true, carried: points }],
    playing: null,
    onward: { open: ['second'] },
  });
  const next = valueOf(await started(storage).games.continue(await second.begin('second')));
  expect(next.session.getState().view.model.points).toEqual(points);
  await settled(next.session);
  await playedOut(next.session);
  await next.session.kept();
  expect((await started(storage).stand()).onward).toEqual({ ending: 'bothEvenings' });
});

it('what is a lesson or a try counts for nobody, and a game keeps what it is played for when it is put away', async () => {
  const storage = memoryStorage();
  const { games } = toyDevice(MODULES, {}, storage);
  const occasion = { kind: 'lesson', lesson: 'firstCard', step: 2 } as const;
  const id = valueOf(await games.create('cards', choices(1), occasion));
  const { session } = valueOf(await games.continue(id));
  await settled(session);
  await playedOut(session);
  await session.kept();
  expect(valueOf(await games.list())).toMatchObject([{ occasion, isOver: true }]);
  const options = { modules: MODULES, shelf: storage.shelf, values: memoryKeyValue() };
  expect(valueOf(await readStatistics(options))).toEqual([]);
});
