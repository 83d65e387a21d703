import { fireEvent, screen } from '@testing-library/react-native';
import { useStore } from 'zustand';
import type { CatacombsEvent } from '../../../../src/rules/catacombs';
import type { TableSession } from '../../../../src/session/catacombs';
import { cardBeatOf as beatOf } from '../../../../src/ui/table/told/cardBeat';
import { EventCard, eventCardOf as cardOf } from '../../../../src/ui/table/told/EventCard';
import { useTableWords } from '../../../../src/ui/games/catacombs/words/useTableWords';
import { fight } from '../../../rules/catacombs/support/fight';
import { solothParty } from '../../../rules/soloth/support';
import { renderInApp } from '../../renderApp';
import { FILLED } from '../filled';
import { allWordsOnScreen, rawWordsOnScreen } from './hands';
import { momentsOf } from './promptStates';
import { sessionAt } from './sessionAt';
import { catacombsWords } from '../../../support/words';

// Discs and cards are drawn by a processor here, and each for the first time.
jest.setTimeout(60_000);

const { tells } = FILLED;
const eventCardOf = (event: CatacombsEvent) => cardOf(tells, event);
const cardBeatOf = (...rest: Tail<Parameters<typeof beatOf>>) => beatOf(tells, ...rest);
type Tail<List extends readonly unknown[]> = List extends readonly [unknown, ...infer Rest] ? Rest : never;

interface CardOnlyProps {
  readonly session: TableSession;
  readonly event: CatacombsEvent;
  readonly onDone?: () => void;
}

function CardOnly({ session, event, onDone }: CardOnlyProps) {
  const state = useStore(session);
  const words = useTableWords(state.sheet, state.view.model.setup);
  return <EventCard tells={tells} event={event} state={state} words={words} onDone={onDone} />;
}

const MADE: readonly CatacombsEvent[] = [
  { kind: 'roomRevealed', card: 'room:lair-of-lich' },
  { kind: 'cardsLookedAt', cards: ['room:merchant', 'room:orc-kitchen'], by: 'hero:elf' },
  { kind: 'cardsLookedAt', cards: ['adventure:9'], by: 'hero:elf' },
  { kind: 'roomEntered', card: 'room:lair-of-sorcerer', board: 'temple', fight: 'final' },
  { kind: 'roomEntered', card: 'room:orc-kitchen', board: 'cave', fight: 'camp' },
  { kind: 'coinFlipped', side: 0 },
  { kind: 'coinFlipped', side: 1 },
  { kind: 'bought', hero: 'hero:elf', item: 'service:healing-touch', price: 300, paid: { 'hero:elf': 300 } },
  { kind: 'resurrected', hero: 'hero:thief', life: 2 },
  { kind: 'campDecided', isCamping: false, space: null },
  { kind: 'campDecided', isCamping: true, space: 2 },
  { kind: 'trophiesTaken', hero: 'hero:witch-hunter', monsters: ['monster:orc', 'monster:zombie'] },
  { kind: 'gameEnded', outcome: { winner: 'heroes', because: 'lordSlain', rule: 'BASE-331' } },
  { kind: 'gameEnded', outcome: { winner: 'overseer', because: 'heroesFell', rule: 'BASE-327' } },
];

describe.each(['en', 'fr'] as const)('in %s', (language) => {
  it.each(MADE.map((event) => [event.kind, event] as const))('%s has a card without an id on it', async (_, event) => {
    await renderInApp(<CardOnly session={sessionAt(fight().state)} event={event} />, { language });
    expect(allWordsOnScreen().length).toBeGreaterThan(0);
    expect(rawWordsOnScreen()).toEqual([]);
  });

  it.each(MADE.map((event) => [event.kind, event] as const))('%s has no full stop in its heading', async (_, event) => {
    await renderInApp(<CardOnly session={sessionAt(fight().state)} event={event} />, { language });
    expect(screen.getAllByRole('heading')[0]).not.toHaveTextContent(/[^.]\.$/);
  });

  it('leaves the name of a room to its card', async () => {
    const event = { kind: 'roomRevealed', card: 'room:orc-kitchen' } as const;
    await renderInApp(<CardOnly session={sessionAt(fight().state)} event={event} />, { language });
    const name = catacombsWords(language).name(event.card);
    expect(screen.getAllByText(name).length).toBeGreaterThan(0);
    expect(screen.getAllByRole('heading')[0]).not.toHaveTextContent(name, { exact: false });
  });

  it('every card of a whole room can be shown as the game stands then', async () => {
    const shown = new Set<string>();
    for (const { state, events } of momentsOf(1, 400)) {
      for (const event of events.filter((one) => eventCardOf(one) !== 'none' && !shown.has(one.kind))) {
        shown.add(event.kind);
        await renderInApp(<CardOnly session={sessionAt(state, { events })} event={event} />, { language });
        expect(rawWordsOnScreen()).toEqual([]);
        await screen.unmount();
      }
    }
    for (const kind of ['roomRevealed', 'roomEntered', 'roomCleared', 'goldPaid']) expect(shown).toContain(kind);
  });
});

it('what a line can tell has no card', async () => {
  const event: CatacombsEvent = { kind: 'roundBegan', round: 2 };
  expect(eventCardOf(event)).toBe('none');
  await renderInApp(<CardOnly session={sessionAt(fight().state)} event={event} />);
  expect(allWordsOnScreen()).toEqual([]);
});

it('a card that waits is laid aside by its reader; one that passes has no button', async () => {
  const [revealed] = MADE;
  const onDone = jest.fn();
  expect(eventCardOf(revealed!)).toBe('waiting');
  await renderInApp(<CardOnly session={sessionAt(fight().state)} event={revealed!} onDone={onDone} />);
  await fireEvent.press(screen.getByTestId('event-done'));
  expect(onDone).toHaveBeenCalledTimes(1);
  await screen.unmount();

  const paid: CatacombsEvent = { kind: 'goldPaid', hero: 'hero:elf', gold: 300, asked: 300 };
  expect(eventCardOf(paid)).toBe('passing');
  await renderInApp(<CardOnly session={sessionAt(fight().state)} event={paid} />);
  expect(screen.queryByTestId('event-done')).toBeNull();
});

it('goes by itself once it can have been read where the app plays every seat', () => {
  const { sheet } = sessionAt(fight().state).getState();
  const [revealed] = MADE;
  const beat = { kind: 'event', number: 1, event: revealed!, events: [revealed!], crowd: 1 } as const;
  const byApp = { ...sheet, players: sheet.players.map((player) => ({ ...player, mind: 1 as const })) };
  for (const speed of ['normal', 'double'] as const) {
    expect(cardBeatOf(beat, { sheet }, speed)?.goes).toBe('byHand');
    expect(cardBeatOf(beat, { sheet: byApp }, speed)?.goes).toBe('whenRead');
  }
  expect(cardBeatOf(beat, { sheet }, 'instant')).toBeNull();
});

it('an entered room passes, an ambush or a lair waits', () => {
  const entered = { kind: 'roomEntered', card: 'room:orc-kitchen', board: 'cave' } as const;
  expect(eventCardOf({ ...entered, fight: 'room' })).toBe('passing');
  expect(eventCardOf({ ...entered, fight: 'camp' })).toBe('waiting');
  expect(eventCardOf({ ...entered, fight: 'final' })).toBe('waiting');
});

it('a cleared room counts to each hero what its kills are worth, and nothing to the others', async () => {
  const events: readonly CatacombsEvent[] = [
    { kind: 'killed', piece: 'monster:orc-1', by: 'hero:elf', cause: { by: 'hero:elf', rule: 'BASE-128' } },
    { kind: 'roomEntered', card: 'room:orc-kitchen', board: 'cave', fight: 'room' },
    { kind: 'killed', piece: 'monster:orc-2', by: 'hero:elf', cause: { by: 'hero:elf', rule: 'BASE-128' } },
    { kind: 'killed', piece: 'monster:zombie-1', by: 'hero:thief', cause: { by: 'hero:thief', rule: 'BASE-128' } },
  ];
  const session = sessionAt(fight().state, { events });
  await renderInApp(<CardOnly session={session} event={{ kind: 'roomCleared', card: 'room:orc-kitchen' }} />);
  const golds = allWordsOnScreen().filter((text) => / gold$/.test(text));
  expect(golds).toEqual(['100 gold', '0 gold', '200 gold', '0 gold']);
});

it('VERM-075 VERM-080: a cleared room counts Vermin as they are paid', async () => {
  const killed = (by: 'hero:elf' | 'hero:thief', number: number): CatacombsEvent => ({
    kind: 'killed',
    piece: `monster:vampire-bat-${number}`,
    by,
    cause: { by, rule: 'BASE-128' },
  });
  const events: readonly CatacombsEvent[] = [
    { kind: 'roomEntered', card: 'room:orc-kitchen', board: 'cave', fight: 'room' },
    killed('hero:elf', 1),
    killed('hero:elf', 2),
    killed('hero:thief', 3),
    killed('hero:thief', 1),
  ];
  const session = sessionAt(fight({ setup: { expansions: ['vermin'] } }).state, { events });
  await renderInApp(<CardOnly session={session} event={{ kind: 'roomCleared', card: 'room:orc-kitchen' }} />);
  const golds = allWordsOnScreen().filter((text) => / gold$/.test(text));
  expect(golds).toEqual(['100 gold', '0 gold', '200 gold', '0 gold']);
});

it('SOL-155 SOL-156: monsters taken back wait to be read: whose, which, why, and how many are left', async () => {
  const monsters = ['monster:orc', 'monster:zombie'] as const;
  const kept = [...monsters, 'monster:ghoul' as const].map((monster) => ({ monster, disc: 'orc' as const }));
  const { state } = solothParty({ boards: { 'hero:witch-hunter': { trophies: { kept, active: [] } } } });
  const event: CatacombsEvent = { kind: 'trophiesTaken', hero: 'hero:witch-hunter', monsters };
  expect(eventCardOf(event)).toBe('waiting');
  await renderInApp(<CardOnly session={sessionAt(state)} event={event} onDone={() => undefined} />);
  const said = allWordsOnScreen().join(' ');
  expect(said).toMatch(/reserve lacks monsters for this room: the Overseer takes them .* the Witch Hunter/);
  expect(said).toMatch(/Taken: Orc and Zombie/);
  expect(said).toMatch(/Witch Hunter keeps the gold paid for them\. Monsters left on the board: 1\./);
});
