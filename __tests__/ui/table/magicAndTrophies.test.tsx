import { fireEvent, screen } from '@testing-library/react-native';
import { ARTEFACT_IDS, type Catacombs, type HeroId } from '../../../src/rules/catacombs';
import { CardOf, HeroCard } from '../../../src/ui/games/catacombs/cards';
import { liveHero } from '../../../src/ui/games/catacombs/live/liveOf';
import { HERO_FORMS, HeroCell, type HeroForm } from '../../../src/ui/games/catacombs/heroes/HeroCell';
import { heroesAtTable } from '../../../src/ui/games/catacombs/heroes/heroState';
import { fight } from '../../rules/catacombs/support/fight';
import { solothParty } from '../../rules/soloth/support';
import { renderInApp } from '../renderApp';
import { DrawerOnly, drawersOf, HandlesOnly } from './filled';
import { sessionAt } from './prompts/sessionAt';
import { catacombsWords } from '../../support/words';

jest.setTimeout(60_000);

const words = catacombsWords('en');
const nothing = (): void => undefined;

const hunting = () =>
  sessionAt(
    solothParty({
      monsters: ['monster:siren'],
      boards: {
        'hero:sorceress': { magic: 4 },
        'hero:witch-hunter': {
          trophies: {
            kept: [
              { monster: 'monster:orc', disc: 'orc' },
              { monster: 'monster:troll', disc: 'troll' },
              { monster: 'monster:zombie', disc: 'zombie' },
            ],
            active: ['artefact:ember-flask'],
          },
        },
      },
    }).state,
  ).getState();

describe('a hero’s place', () => {
  const cell = async (id: HeroId, form: HeroForm): Promise<void> => {
    const hero = heroesAtTable(hunting().shown, [], null).find((one) => one.id === id)!;
    await renderInApp(<HeroCell hero={hero} words={words} form={form} onPress={nothing} onHold={nothing} />);
  };

  it.each(HERO_FORMS)('%s: drops of magic beside life', async (form) => {
    await cell('hero:sorceress', form);
    expect(screen.getByText('4')).toBeTruthy();
    expect(screen.getByLabelText(/Sorceress, life 10 of 10, 4 magic/)).toBeTruthy();
  });

  it('how many monsters the Witch Hunter has kept, and of which families where there is room', async () => {
    await cell('hero:witch-hunter', 'low');
    expect(screen.getByText('3')).toBeTruthy();
    expect(screen.queryByText('2')).toBeNull();
    await screen.unmount();
    await cell('hero:witch-hunter', 'board');
    expect(screen.getByText('2')).toBeTruthy();
    expect(screen.getByLabelText(/kept monsters: 3/)).toBeTruthy();
  });
});

describe('their cards', () => {
  it('say what each action costs', async () => {
    await renderInApp(<CardOf id="hero:sorceress" words={words} />);
    for (const magic of [1, 2, 3]) expect(screen.getByText(`Magic: ${magic}`)).toBeTruthy();
  });

  it('say what is left and what is kept', async () => {
    const state = hunting();
    await renderInApp(<HeroCard id="hero:sorceress" words={words} live={liveHero(state, 'hero:sorceress')} />);
    expect(screen.getByText('Magic: 4 of 6')).toBeTruthy();
    await screen.unmount();
    await renderInApp(<HeroCard id="hero:witch-hunter" words={words} live={liveHero(state, 'hero:witch-hunter')} />);
    expect(screen.getByText('Kept on this board: 3')).toBeTruthy();
    expect(screen.getByText('Ember Flask')).toBeTruthy();
  });

  it('of Equipment say what it takes of her', async () => {
    await renderInApp(<CardOf id="equipment:iron-ring" words={words} />);
    expect(screen.getByText('Sorceress: 1 magic')).toBeTruthy();
    await screen.unmount();
    await renderInApp(<CardOf id="equipment:great-axe" words={words} />);
    expect(screen.queryByText(/magic/)).toBeNull();
  });
});

describe('the drawer of artefacts', () => {
  it('is there where somebody keeps what it kills, and nowhere else', () => {
    const ids = (model: Catacombs) => drawersOf(model).map(({ id }) => id);
    expect(ids(hunting().view.model)).toContain('artefacts');
    expect(ids(fight().model)).not.toContain('artefacts');
    expect(ids(fight().model)).toHaveLength(8);
  });

  it('lies in place of spells and poison that nobody has', () => {
    const drawers = drawersOf(hunting().view.model).map(({ id }) => id);
    expect(drawers).not.toContain('spells');
    expect(drawers).not.toContain('poison');
  });

  it('has a handle of its own while there is something new in it', async () => {
    const open = jest.fn();
    await renderInApp(<HandlesOnly state={hunting()} news={{ artefacts: 3 }} openId={null} hasNames onOpen={open} />);
    await fireEvent.press(screen.getByLabelText('Artefacts, new: 3'));
    expect(open).toHaveBeenCalledWith('artefacts');
  });

  it('shows all seven with their costs, those that work first, and what is kept by family', async () => {
    await renderInApp(<DrawerOnly id="artefacts" state={hunting()} words={words} onShowRule={nothing} />);
    for (const id of ARTEFACT_IDS) expect(screen.getByRole('heading', { name: words.name(id) })).toBeTruthy();
    expect(screen.getByText('Cost: Dungeon, any family')).toBeTruthy();
    expect(screen.getAllByText('Active')).toHaveLength(1);
    expect(screen.getAllByText('Not yet paid for')).toHaveLength(6);
    expect(screen.getByText('Dungeon: 2')).toBeTruthy();
    expect(screen.getByText('Undead: 1')).toBeTruthy();
  });
});
