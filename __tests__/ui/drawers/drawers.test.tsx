import { heroesOf, heroOf } from '../../../src/rules/catacombs/model/queries';
import { act, fireEvent, renderHook, screen } from '@testing-library/react-native';
import { createStore, useStore } from 'zustand';
import { Dice } from '../../../scripts/soak/dice';

import {
  EQUIPMENT_CARDS,
  EQUIPMENT_IDS,
  expansionOf,
  MONSTER_CARDS,
  ROOM_CARDS,
  type Catacombs,
} from '../../../src/rules/catacombs';
import { freshChoices, type TableSession, type TableState, type ToldFlick } from '../../../src/session/catacombs';
import { DrawerColumn, DrawerFrame } from '../../../src/ui/table/drawers';
import { DRAWER_IDS, type DrawerId } from '../../../src/ui/games/catacombs/drawers/drawers';
import { created, device, randomAnswer, toldAll } from '../../session/catacombs/support/playing';
import { renderInApp } from '../renderApp';
import { saidOnScreen } from '../saidOnScreen';
import { en, ruleHelp } from '../../support/words';
import { drawer, DrawerOnly, HandlesOnly, speech, useCatacombsNews } from '../table/filled';

jest.setTimeout(120_000);

const RAW =
  /\b(?:monster|lord|hero|ally|spell|equipment|room|ability|effect|cards|drawers)[:.][a-z]|\{\{|undefined|NaN/;
const words = speech();
const nothing = (): void => undefined;

/** A game that people at random have played until several flicks are in the log. */
async function playedGame(flicks: number): Promise<TableSession> {
  const session = await created(device(), freshChoices(11));
  const dice = new Dice(5);
  for (let count = 0; count < 400; count++) {
    await toldAll(session);
    const { prompt, curtain, log } = session.getState();
    if (curtain !== null) session.take(curtain);
    if (log.filter(({ event }) => event.kind === 'flicked').length >= flicks && prompt?.purpose.kind === 'act') break;
    if (prompt !== null) session.answer(randomAnswer(session, dice));
  }
  return session;
}

let session: TableSession;
let state: TableState;
beforeAll(async () => {
  session = await playedGame(6);
  state = session.getState();
});

it('was played far enough to have something in the drawers', () => {
  expect(state.view.model.room?.phase).toBe('combat');
  expect(state.log.length).toBeGreaterThan(20);
});

describe.each(['en', 'fr'] as const)('in %s', (language) => {
  it.each(DRAWER_IDS)('%s shows words, and no id', async (id) => {
    const spoken = speech(language);
    await renderInApp(<DrawerOnly id={id} state={state} words={spoken} onShowRule={nothing} />, { language });
    await act(async () => undefined);
    const said = saidOnScreen();
    expect(said.length).toBeGreaterThan(20);
    expect(said).not.toMatch(RAW);
  });
});

describe('monsters', () => {
  it('lie there by their cards, each disc with its life', async () => {
    await renderInApp(<DrawerOnly id="monsters" state={state} words={words} onShowRule={nothing} />);
    const discs = Object.values(state.shown.pieces).filter(({ kind }) => kind === 'monster');
    expect(discs.length).toBeGreaterThan(0);
    for (const { id } of discs) expect(screen.getByText(words.name(id))).toBeTruthy();
    for (const card of new Set(discs.map((disc) => disc.card!)))
      expect(screen.getAllByRole('heading', { name: words.name(card) })).toHaveLength(1);
  });

  it('puts the one that is asked for on top', async () => {
    const cards = [
      ...new Set(Object.values(state.shown.pieces).flatMap(({ kind, card }) => (kind === 'monster' ? [card!] : []))),
    ];
    const last = cards.at(-1)!;
    await renderInApp(<DrawerOnly id="monsters" state={state} words={words} onShowRule={nothing} focusCard={last} />);
    expect(screen.getAllByRole('heading')[0]).toHaveTextContent(words.name(last));
  });

  it('lead to their rules', async () => {
    const show = jest.fn();
    await renderInApp(<DrawerOnly id="monsters" state={state} words={words} onShowRule={show} />);
    const [card] = Object.keys(MONSTER_CARDS).filter((id) => screen.queryByRole('heading', { name: words.name(id) }));
    await fireEvent.press(screen.getByRole('button', { name: `Rule: ${words.name(card!)}` }));
    expect(show).toHaveBeenCalledWith(card);
  });
});

it('heroes lie there with the life and the gold that are shown', async () => {
  await renderInApp(<DrawerOnly id="heroes" state={state} words={words} onShowRule={nothing} />);
  for (const { id } of heroesOf(state.view.model)) {
    const { life, maxLife } = state.shown.heroes[id]!;
    expect(screen.getByRole('heading', { name: words.name(id) })).toBeTruthy();
    expect(screen.getAllByText(`${life}/${maxLife}`).length).toBeGreaterThan(0);
  }
});

describe('the equipment', () => {
  const drawer = (of: TableState) => <DrawerOnly id="equipment" state={of} words={words} onShowRule={nothing} />;
  const cards = () =>
    screen.queryAllByRole('heading').flatMap(({ props }) => {
      const [item] = EQUIPMENT_IDS.filter((id) => words.name(id) === props.children);
      return item === undefined ? [] : [item];
    });
  const withModel = (change: Partial<Catacombs>): TableState => ({
    ...state,
    view: { ...state.view, model: { ...state.view.model, ...change } },
  });

  it('of nobody yet says how to come by it, and shows what there is and for whom, cheapest first', async () => {
    await renderInApp(drawer(state));
    expect(screen.getByText(en.drawers.equipment.nobody)).toBeTruthy();
    const party = heroesOf(state.view.model).map(({ id }) => id);
    const ofUse = EQUIPMENT_IDS.filter(
      (id) => expansionOf(id) === null && EQUIPMENT_CARDS[id].owners.some((owner) => party.includes(owner)),
    );
    expect([...cards()].sort()).toEqual([...ofUse].sort());
    const prices = cards().map((id) => EQUIPMENT_CARDS[id].price);
    expect(prices).toEqual([...prices].sort((a, b) => a - b));
  });

  it('that somebody has lies by the hero', async () => {
    const { heroes } = state.view.model;
    const elf = { ...heroes['hero:elf']!, equipment: ['equipment:map'] as const };
    await renderInApp(drawer(withModel({ heroes: { ...heroes, 'hero:elf': elf } })));
    expect(cards()).toEqual(['equipment:map']);
    expect(screen.queryByText(en.drawers.equipment.nobody)).toBeNull();
    expect(screen.queryByText(en.drawers.equipment.deck)).toBeNull();
  });

  it('of the deck is not known any more once a Merchant has been met', async () => {
    const [counter] = [...ROOM_CARDS.values()].filter(({ kind }) => kind === 'merchant');
    const met = { card: counter!.id, isFaceUp: true, isExplored: true };
    await renderInApp(drawer(withModel({ path: { kind: 'line', columns: [[met]], at: 0 } })));
    expect(cards()).toEqual([]);
    expect(screen.getByText(en.drawers.equipment.nobody)).toBeTruthy();
  });
});

it('the spells are counted', async () => {
  const { spells, spentSpells } = heroOf(state.view.model, 'hero:wizard');
  await renderInApp(<DrawerOnly id="spells" state={state} words={words} onShowRule={nothing} />);
  expect(screen.getByText(`In hand: ${spells.length}`)).toBeTruthy();
  expect(screen.getByText(`Spent: ${spentSpells.length}`)).toBeTruthy();
});

it('the gold of the table is all there', async () => {
  const { goldReserve } = state.view.model;
  await renderInApp(<DrawerOnly id="gold" state={state} words={words} onShowRule={nothing} />);
  expect(screen.getAllByLabelText(`${new Intl.NumberFormat('en').format(goldReserve)} gold`)).toHaveLength(1);
});

describe('the log', () => {
  it('tells each event in its round, and asks the referee about a flick', async () => {
    const asked: ToldFlick[] = [];
    await renderInApp(
      <DrawerOnly id="log" state={state} words={words} onShowRule={nothing} onReferee={(flick) => asked.push(flick)} />,
    );
    const flicks = state.log.slice(-80).filter(({ event }) => event.kind === 'flicked');
    const buttons = screen.getAllByRole('button', { name: en.drawers.log.who });
    expect(buttons).toHaveLength(flicks.length);
    await fireEvent.press(buttons.at(-1)!);
    expect(asked).toEqual([flicks.at(-1)!.film]);
    expect(screen.getByRole('heading', { name: `Round ${state.log.at(-1)!.round}` })).toBeTruthy();
  });

  it('strikes through what was taken back, and says so', async () => {
    const [first, ...rest] = state.log.slice(-3);
    const log = [{ ...first!, isTakenBack: true }, ...rest];
    await renderInApp(<DrawerOnly id="log" state={{ ...state, log }} words={words} onShowRule={nothing} />);
    expect(screen.getAllByText(en.drawers.log.takenBack)).toHaveLength(1);
    expect(screen.getByText(words.event(first!.event))).toHaveStyle({ textDecorationLine: 'line-through' });
  });

  it('opens page by page', async () => {
    const log = Array.from({ length: 200 }, (_, number) => ({ ...state.log[0]!, number }));
    await renderInApp(<DrawerOnly id="log" state={{ ...state, log }} words={words} onShowRule={nothing} />);
    const lines = () => screen.getAllByText(words.event(state.log[0]!.event)).length;
    expect(lines()).toBe(80);
    await fireEvent.press(screen.getByRole('button', { name: en.drawers.log.earlier }));
    expect(lines()).toBe(160);
  });
});

it('a line of the log stays what it is when another comes after it', async () => {
  const log = Array.from({ length: 101 }, (_, number) => ({ ...state.log[0]!, number }));
  const game = createStore(() => ({ told: 100 }));
  function Growing() {
    const { told } = useStore(game);
    return <DrawerOnly id="log" state={{ ...state, log: log.slice(0, told) }} words={words} onShowRule={nothing} />;
  }
  await renderInApp(<Growing />);
  const lines = () => screen.getAllByText(words.event(state.log[0]!.event));
  const newest = lines().at(-1);
  await act(async () => game.setState({ told: 101 }));
  expect(lines().at(-2)).toBe(newest);
  expect(lines().at(-1)).not.toBe(newest);
});

describe('the rules', () => {
  it('are searched without accents and capitals, in the language on the screen', async () => {
    await renderInApp(<DrawerOnly id="rules" state={state} words={speech('fr')} onShowRule={nothing} />, {
      language: 'fr',
    });
    await fireEvent.changeText(await screen.findByTestId('rules-search'), 'HEROS allies blessent');
    expect(screen.getByText(ruleHelp('fr', 'BASE-123')!)).toBeTruthy();
  });

  it('lead to pages by name, and say when nothing is found', async () => {
    const show = jest.fn();
    await renderInApp(<DrawerOnly id="rules" state={state} words={words} onShowRule={show} />);
    await fireEvent.changeText(await screen.findByTestId('rules-search'), 'retal');
    await fireEvent.press(screen.getByRole('button', { name: 'Retaliation' }));
    expect(show).toHaveBeenCalledWith('ability:retaliation');
    await fireEvent.changeText(screen.getByTestId('rules-search'), 'zeppelin');
    expect(screen.getByText('No rule speaks of “zeppelin”.')).toBeTruthy();
  });

  it('are found in spite of a slip, whole words before parts of others', async () => {
    await renderInApp(<DrawerOnly id="rules" state={state} words={words} onShowRule={nothing} />);
    await fireEvent.changeText(await screen.findByTestId('rules-search'), 'retaliaton');
    expect(screen.getByRole('button', { name: 'Retaliation' })).toBeTruthy();
    await fireEvent.changeText(screen.getByTestId('rules-search'), 'ring');
    const first = (): string => String(screen.getAllByText(/^[A-Z]+-\d+$/)[0]!.props.children);
    expect(ruleHelp('en', first())).toMatch(/\bring\b/i);
    await fireEvent.changeText(screen.getByTestId('rules-search'), 'base-123');
    expect(first()).toBe('BASE-123');
  });

  it('open at a chapter', async () => {
    await renderInApp(<DrawerOnly id="rules" state={state} words={words} onShowRule={nothing} />);
    await fireEvent.press(await screen.findByTestId('chapter-chains'));
    expect(screen.getByText(ruleHelp('en', 'BASE-169')!)).toBeTruthy();
  });
});

describe('the frame', () => {
  const ROOM = { form: 'over', topPt: 100, bottomPt: 60, sidePt: 0 } as const;

  it('shuts by its button once it has slid away', async () => {
    const close = jest.fn();
    await renderInApp(
      <DrawerFrame
        drawer={drawer('gold')}
        title={en.drawers.name.gold}
        ids={DRAWER_IDS}
        room={ROOM}
        keepFree={null}
        onGo={nothing}
        onClose={close}
      >
        <DrawerOnly id="gold" state={state} words={words} onShowRule={nothing} />
      </DrawerFrame>,
      { motion: 'reduced' },
    );
    expect(screen.getByRole('heading', { name: en.drawers.name.gold })).toBeTruthy();
    await fireEvent.press(screen.getByTestId('drawer-close'));
    await act(async () => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(close).toHaveBeenCalledTimes(1);
  });
});

describe('what is new in a drawer', () => {
  it('is what has come since the table was opened, until somebody has looked', async () => {
    const { model } = state.view;
    const offered = { ...state, view: { ...state.view, model: { ...model, offer: ['equipment:great-axe'] as const } } };
    interface Props {
      readonly of: TableState;
      readonly openIds?: readonly DrawerId[];
    }
    const initialProps: Props = { of: state };
    const { result, rerender } = await renderHook(({ of, openIds = [] }: Props) => useCatacombsNews(of, openIds), {
      initialProps,
    });
    expect(Object.values(result.current).some((count) => count > 0)).toBe(false);
    await rerender({ of: offered });
    expect(result.current).toMatchObject({ equipment: 1, monsters: 0 });
    await rerender({ of: offered, openIds: ['equipment'] });
    await rerender({ of: offered });
    expect(result.current.equipment).toBe(0);
  });
});

describe('the handles', () => {
  const tabs = (props: Partial<Parameters<typeof HandlesOnly>[0]> = {}) => (
    <HandlesOnly state={state} news={{}} openId={null} hasNames onOpen={nothing} {...props} />
  );
  const handles = () => screen.getAllByTestId(/^drawer-tab-/).map(({ props }) => props.testID as string);

  it('open, and shut what is open', async () => {
    const open = jest.fn();
    await renderInApp(tabs({ openId: 'log', onOpen: open }));
    await fireEvent.press(screen.getByTestId('drawer-tab-heroes'));
    await fireEvent.press(screen.getByTestId('drawer-tab-log'));
    expect(open.mock.calls).toEqual([['heroes'], [null]]);
    expect(screen.getByRole('button', { name: en.drawers.name.log, expanded: true })).toBeTruthy();
  });

  it('are five with their names, and the fifth opens the way to all others', async () => {
    const open = jest.fn();
    await renderInApp(tabs({ onOpen: open }));
    expect(handles()).toEqual(['monsters', 'heroes', 'equipment', 'log', 'more'].map((id) => `drawer-tab-${id}`));
    for (const id of ['monsters', 'heroes', 'equipment', 'log'] as const) screen.getByText(en.drawers.name[id]);
    await fireEvent.press(screen.getByTestId('drawer-tab-more'));
    const rows = screen.getAllByRole('menuitem').map(({ props }) => props.testID as string);
    expect(rows).toEqual(['more-spells', 'more-gold', 'more-poison', 'more-rules']);
    open.mockClear();
    await fireEvent.press(screen.getByTestId('more-gold'));
    expect(open.mock.calls).toEqual([['gold']]);
    expect(screen.queryByRole('menuitem')).toBeNull();
  });

  it('give the place beside it to what is asked about, or has news', async () => {
    const beside = async (props: Partial<Parameters<typeof HandlesOnly>[0]>) => {
      await renderInApp(tabs(props));
      const [, , , fourth] = handles();
      await screen.unmount();
      return fourth;
    };
    expect(await beside({ news: { poison: 1 } })).toBe('drawer-tab-poison');
    const view = { ...state.view, prompt: null };
    const prompt = { purpose: { kind: 'castFrom', spell: 'spell:fireball' } } as TableState['prompt'];
    expect(await beside({ state: { view, prompt }, news: { poison: 1 } })).toBe('drawer-tab-spells');
  });

  it('say what is new, and nothing of what is not', async () => {
    await renderInApp(tabs({ hasNames: false, news: { monsters: 2, poison: 1 } }));
    expect(screen.getByRole('button', { name: 'Monsters, new: 2' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Equipment' })).toBeTruthy();
    expect(screen.getAllByTestId('count')).toHaveLength(2);
  });

  it('have their counts below their pictures in large text, and keep the room where there is none', async () => {
    const news = { monsters: 2 };
    await renderInApp(tabs({ hasNames: false, news }));
    expect(screen.getByTestId('count')).toHaveStyle({ position: 'absolute' });
    await screen.unmount();
    await renderInApp(tabs({ hasNames: false, news, areCountsBelow: true }));
    const below = screen.getAllByTestId('count', { includeHiddenElements: true });
    expect(below).toHaveLength(5);
    for (const count of below) expect(count).not.toHaveStyle({ position: 'absolute' });
  });

  it('without names are as high as what is in them', async () => {
    await renderInApp(tabs({ hasNames: false, areCountsBelow: true }));
    for (const id of handles()) expect(screen.getByTestId(id)).not.toHaveStyle({ flexBasis: 0 });
  });

  it('are tabs beside a board', async () => {
    const open = jest.fn();
    await renderInApp(
      <DrawerColumn
        drawers={[drawer('monsters'), drawer('log')]}
        openId="monsters"
        news={{}}
        hasNames
        areCountsBelow={false}
        onOpen={open}
        words={words}
      >
        <DrawerOnly id="monsters" state={state} words={words} onShowRule={nothing} />
      </DrawerColumn>,
    );
    expect(screen.getAllByRole('tab')).toHaveLength(2);
    expect(screen.getByRole('tab', { selected: true })).toHaveAccessibleName(/^Monsters/);
    await fireEvent.press(screen.getByRole('tab', { name: 'Log' }));
    expect(open).toHaveBeenCalledWith('log');
  });

  it('stands over what lies in a drawer whose handle has no room for its name', async () => {
    const column = (hasNames: boolean) => (
      <DrawerColumn
        drawers={[drawer('monsters'), drawer('log')]}
        openId="monsters"
        news={{}}
        hasNames={hasNames}
        areCountsBelow
        onOpen={nothing}
        words={words}
      >
        <DrawerOnly id="monsters" state={state} words={words} onShowRule={nothing} />
      </DrawerColumn>
    );
    await renderInApp(column(true));
    expect(screen.queryByRole('heading', { name: 'Monsters' })).toBeNull();
    await screen.unmount();
    await renderInApp(column(false));
    screen.getByRole('heading', { name: 'Monsters' });
  });
});
