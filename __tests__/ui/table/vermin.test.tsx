import { screen } from '@testing-library/react-native';
import { Text } from 'react-native';
import { DeclineButton } from '../../../src/ui/games/catacombs/play/DeclineButton';
import { frightenedIn } from '../../../src/ui/games/catacombs/play/frightenedIn';
import { NO_MARKS, sceneOf } from '../../../src/ui/games/catacombs/pieces/sceneOf';
import { usePieceLabel } from '../../../src/ui/games/catacombs/play/usePieceLabel';
import { DrawerOnly } from './filled';
import { roomMonsters } from '../../../src/ui/games/catacombs/live/liveOf';
import { HERO_FORMS, HeroCell } from '../../../src/ui/games/catacombs/heroes/HeroCell';
import { heroesAtTable } from '../../../src/ui/games/catacombs/heroes/heroState';
import { overseersTurn, poisonOf, verminFight } from '../../rules/vermin/support';
import type { Table } from '../../rules/catacombs/support/table';
import { renderInApp } from '../renderApp';
import { PromptOnly } from './prompts/PromptOnly';
import { sessionAt } from './prompts/sessionAt';
import { asView } from '../../session/support/ofCatacombs';
import { catacombsWords } from '../../support/words';

jest.setTimeout(60_000);

const words = catacombsWords('en');
const nothing = (): void => undefined;
const ELF = 'hero:elf';
const RAT = (number: number): string => `monster:sewer-rat-${number}`;

function swarmed(): Table {
  const table = overseersTurn({ monsters: ['monster:sewer-rat', 'monster:sewer-rat', 'monster:orc'] });
  for (const number of [1, 2]) table.act(RAT(number), 'attack-1').flick({ hits: [ELF] });
  return table;
}

const swallowed = (): Table =>
  overseersTurn({ monsters: ['monster:remorhaz', 'monster:orc'] })
    .act('monster:remorhaz-1', 'attack-1')
    .flick({ hits: [ELF] })
    .flick({ hits: [ELF] });

const shownOf = (table: Table) => sessionAt(table.state).getState().shown;
const pieceOf = (table: Table, id: string) => sceneOf(shownOf(table)).pieces.find((piece) => piece.id === id)!;

function Label({ table, id }: { readonly table: Table; readonly id: string }) {
  const shown = shownOf(table);
  const labelOf = usePieceLabel({ shown, scene: sceneOf(shown), selectedId: null, words, turn: 0 });
  return <Text>{labelOf(pieceOf(table, id))}</Text>;
}

const say = (table: Table, id: string) => renderInApp(<Label table={table} id={id} />);

describe('rats on a hero', () => {
  it('are small discs on its rim, without a place of their own', () => {
    const rat = { piece: 'sewer-rat', tone: 'normal' };
    expect(pieceOf(swarmed(), ELF).aboard).toEqual([
      { id: RAT(1), ...rat },
      { id: RAT(2), ...rat },
    ]);
    expect(pieceOf(swarmed(), RAT(1))).toBeUndefined();
  });

  it('leave it in the hand that sets them down', () => {
    const loose = [{ id: RAT(1), xMm: 10, yMm: 10, radiusMm: 12.5 }];
    const scene = sceneOf(shownOf(swarmed()), { ...NO_MARKS, loose });
    expect(scene.pieces.find(({ id }) => id === ELF)?.aboard).toHaveLength(1);
  });

  it.each(HERO_FORMS)('%s: lie in the place of the hero too, one by one', async (form) => {
    const hero = heroesAtTable(shownOf(swarmed()), [], null).find(({ id }) => id === ELF)!;
    await renderInApp(<HeroCell hero={hero} words={words} form={form} onPress={nothing} onHold={nothing} />);
    expect(screen.getByTestId('riders').children).toHaveLength(2);
    expect(screen.getByLabelText(/rats on it: 2/)).toBeTruthy();
  });

  it('are told with the hero', async () => {
    await say(swarmed(), ELF);
    expect(screen.getByText(/rats on it: 2/)).toBeTruthy();
  });
});

describe('a swallowed hero', () => {
  it('lies on the disc that has swallowed it', async () => {
    expect(pieceOf(swallowed(), 'monster:remorhaz-1').aboard).toEqual([{ id: ELF, piece: 'elf', tone: 'fallen' }]);
    await say(swallowed(), 'monster:remorhaz-1');
    expect(screen.getByText(/has swallowed: Elf/)).toBeTruthy();
  });

  it.each(HERO_FORMS)('%s: has a place that says so', async (form) => {
    const hero = heroesAtTable(shownOf(swallowed()), [], null).find(({ id }) => id === ELF)!;
    await renderInApp(<HeroCell hero={hero} words={words} form={form} onPress={nothing} onHold={nothing} />);
    expect(screen.getByLabelText(/swallowed by Remorhaz/)).toBeTruthy();
  });
});

describe('the drawers', () => {
  const open = (id: 'monsters' | 'heroes', table: Table) =>
    renderInApp(<DrawerOnly id={id} state={sessionAt(table.state).getState()} words={words} onShowRule={nothing} />);

  it('count rats on a hero among the monsters of the room', async () => {
    await open('monsters', swarmed());
    expect(screen.getByText('Climbed onto a victim: 2')).toBeTruthy();
  });

  it('count nobody twice who waits to be placed', () => {
    const { state } = verminFight({ monsters: ['monster:sewer-rat'] });
    const model = { ...state.model, muster: ['monster:sewer-rat', 'monster:sewer-rat'] as const };
    const [rats] = roomMonsters({ shown: sessionAt(state).getState().shown, view: asView({ ...state, model }) });
    expect(rats?.live).toMatchObject({ waiting: 2, stock: 9 });
  });

  it('say of a swallowed hero that it is', async () => {
    await open('heroes', swallowed());
    expect(screen.getByText('Swallowed')).toBeTruthy();
  });

  it('count down the life of a monster with Stamina', async () => {
    const table = verminFight({ monsters: ['monster:wyvern'], pieces: [{ id: 'monster:wyvern-1', life: 3 }] });
    expect(pieceOf(table, 'monster:wyvern-1')).toMatchObject({ life: { now: 3, max: 4 }, marks: ['wounded'] });
    await open('monsters', table);
    expect(screen.getByLabelText('Life: 3 of 4')).toBeTruthy();
  });
});

describe('its questions say what each choice does', () => {
  const ask = (table: Table) => renderInApp(<PromptOnly session={sessionAt(table.state)} />);
  const boards = { [ELF]: { poison: [poisonOf(1), poisonOf(4)] } };

  it('three rats: the life that is left, or how near poison is to killing', async () => {
    const monsters = ['monster:sewer-rat', 'monster:sewer-rat', 'monster:sewer-rat', 'monster:orc'] as const;
    const table = overseersTurn({ monsters, boards });
    for (const number of [1, 2, 3]) table.act(RAT(number), 'attack-1').flick({ hits: [ELF] });
    await ask(table);
    expect(screen.getByText('Life 8 becomes 7.')).toBeTruthy();
    expect(screen.getByText(/Poison now 5, and 8 kills/)).toBeTruthy();
  });

  it('climbing: how many rats are there already', async () => {
    const table = overseersTurn({ monsters: ['monster:sewer-rat', 'monster:sewer-rat', 'monster:orc'] });
    table.act(RAT(1), 'attack-1').flick({ hits: [ELF] });
    await ask(table.act(RAT(2), 'attack-1').flick({ hits: [ELF, 'hero:thief'] }));
    expect(screen.getByText(/There already: 1/)).toBeTruthy();
    expect(screen.getByText(/There already: 0/)).toBeTruthy();
  });

  it('a cure: what would be left', async () => {
    const healed = { ...boards, 'hero:wizard': { spells: ['spell:cure-poison'] } } as const;
    await ask(verminFight({ monsters: ['monster:orc'], boards: healed }).act('hero:wizard', 'spell:cure-poison'));
    expect(screen.getByText('Poison 5 becomes 1; 8 would kill.')).toBeTruthy();
    expect(screen.getByText('Poison 5 becomes 4; 8 would kill.')).toBeTruthy();
  });
});

it('a poisoned hero bears its mark, and its label says how much', async () => {
  const table = overseersTurn({ monsters: ['monster:orc'], boards: { [ELF]: { poison: [poisonOf(2)] } } });
  expect(pieceOf(table, ELF).marks).toContain('poisoned');
  await say(table, ELF);
  expect(screen.getByText(/poison 2 of 8/)).toBeTruthy();
});

describe('a frightened hero', () => {
  it('is named with what the Overseer may do, and the button says what leaving it means', async () => {
    const table = overseersTurn({ monsters: ['monster:wyvern', 'monster:orc'] })
      .act('monster:wyvern-1', 'attack-1')
      .flick({ hits: [ELF] });
    const session = sessionAt(table.state);
    expect(words.prompt(table.prompt.purpose).name).toMatch(/^Fear! Flick the Elf once, or let it lie$/);
    expect(frightenedIn(table.prompt.purpose)).toEqual([ELF]);
    await renderInApp(<DeclineButton session={session} state={session.getState()} />);
    expect(screen.getByText('Let the disc lie')).toBeTruthy();
  });
});
