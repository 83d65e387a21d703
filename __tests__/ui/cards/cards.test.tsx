import { screen } from '@testing-library/react-native';
import {
  ALLY_IDS,
  ARTEFACT_IDS,
  EQUIPMENT_CARDS,
  EQUIPMENT_IDS,
  HERO_CARDS,
  HERO_IDS,
  LORD_CARDS,
  LORD_IDS,
  MONSTER_CARDS,
  MONSTER_IDS,
  ROOM_CARDS,
  SPELL_CARDS,
  SPELL_IDS,
} from '../../../src/rules/catacombs';
import { CardOf, HeroCard, MonsterCard, SpellCard } from '../../../src/ui/games/catacombs/cards';
import { renderInApp } from '../renderApp';
import { saidOnScreen } from '../saidOnScreen';
import { catacombsWords } from '../../support/words';

/** Stone is drawn slowly where there is no graphics card. */
jest.setTimeout(60_000);

const ALL = [
  ...MONSTER_IDS,
  ...LORD_IDS,
  ...HERO_IDS,
  ...ALLY_IDS,
  ...SPELL_IDS,
  ...EQUIPMENT_IDS,
  ...ARTEFACT_IDS,
  ...ROOM_CARDS.keys(),
];
const RAW =
  /\b(?:monster|lord|hero|ally|spell|equipment|artefact|room|ability|effect|cards)[:.][a-z]|\{\{|undefined|NaN/;
const LANGUAGES = ['en', 'fr'] as const;

describe.each(LANGUAGES)('every card in %s', (language) => {
  const words = catacombsWords(language);

  it.each(ALL)('%s is said in words, under its own heading', async (id) => {
    await renderInApp(<CardOf id={id} words={words} onShowRule={() => undefined} />, { language });
    expect(screen.getByRole('heading', { name: words.name(id) })).toBeTruthy();
    const said = saidOnScreen();
    expect(said).not.toMatch(RAW);
    expect(said).toContain(words.name(id));
  });
});

const en = catacombsWords('en');
const summary = (name: string): string =>
  screen.getByLabelText(new RegExp(`^${name}[,.]`)).props['aria-label'] as string;

describe('the figures of a card are those of the rules', () => {
  it.each(MONSTER_IDS)('%s', async (id) => {
    const { life, gold, actions } = MONSTER_CARDS[id];
    await renderInApp(<CardOf id={id} words={en} />);
    expect(screen.getByLabelText(`Life: ${life} of ${life}`)).toBeTruthy();
    expect(screen.getByLabelText(`${gold} gold`)).toBeTruthy();
    for (const steps of actions) expect(summary(en.name(id))).toContain(en.attacks(steps));
  });

  it.each(LORD_IDS)('%s', async (id) => {
    const { life, minions } = LORD_CARDS[id];
    await renderInApp(<CardOf id={id} words={en} />);
    expect(screen.getByLabelText(`Life: ${life} of ${life}`)).toBeTruthy();
    for (const [monster, count] of Object.entries(minions))
      expect(screen.getByText(`${en.name(monster)} × ${count}`)).toBeTruthy();
  });

  it.each(HERO_IDS)('%s', async (id) => {
    await renderInApp(<CardOf id={id} words={en} />);
    expect(screen.getByText(`${HERO_CARDS[id].life}/${HERO_CARDS[id].life}`)).toBeTruthy();
  });

  it.each(EQUIPMENT_IDS)('%s', async (id) => {
    await renderInApp(<CardOf id={id} words={en} />);
    expect(screen.getByLabelText(`${EQUIPMENT_CARDS[id].price} gold`)).toBeTruthy();
  });

  it.each(SPELL_IDS)('%s', async (id) => {
    const { copies } = SPELL_CARDS[id];
    await renderInApp(<CardOf id={id} words={en} />);
    expect(screen.getByText(`${copies} of ${copies} left`)).toBeTruthy();
  });

  it.each([...ROOM_CARDS.values()])('$id', async (card) => {
    await renderInApp(<CardOf id={card.id} words={en} />);
    const listed = screen.queryAllByText(/ × \d$/).length;
    expect(listed).toBe(card.kind === 'combat' ? Object.keys(card.monsters).length : 0);
  });
});

describe('a card in play', () => {
  it('shows each disc of a monster: life left, wound, turn, and the reserve', async () => {
    const discs = [
      { id: 'monster:orc-1', life: 1, maxLife: 2, standing: 'acted' },
      { id: 'monster:orc-2', life: 2, maxLife: 2, standing: 'down' },
    ] as const;
    await renderInApp(<MonsterCard id="monster:orc" words={en} live={{ discs, waiting: 0, aboard: 0, stock: 3 }} />);
    for (const text of [en.name('monster:orc-1'), en.name('monster:orc-2'), 'Wounded', 'Has acted', 'Incapacitated'])
      expect(screen.getAllByText(text)).toHaveLength(1);
    expect(screen.getAllByLabelText('Life: 1 of 2')).toHaveLength(1);
    expect(screen.getAllByLabelText('Life: 2 of 2')).toHaveLength(2);
    expect(screen.getByText('In the reserve: 3')).toBeTruthy();
  });

  it('shows a hero’s board as it is', async () => {
    const live = {
      life: 7,
      maxLife: 12,
      gold: 1200,
      standing: 'canAct',
      equipment: ['equipment:great-axe', 'equipment:iron-ring'],
      usedInRoom: ['equipment:iron-ring'],
      berserk: 1,
      spellCount: 0,
      kills: ['monster:orc', 'monster:orc'],
      armour: null,
      spikes: null,
      magic: null,
      kept: null,
      artefacts: [],
    } as const;
    await renderInApp(<HeroCard id="hero:barbarian" words={en} live={live} />);
    for (const text of [
      '7/12',
      '1,200',
      'Not acted yet',
      'Great Axe',
      'Used in this room',
      'Berserk left: 1',
      'Orc × 2',
    ])
      expect(screen.getByText(text)).toBeTruthy();
    expect(summary('Barbarian')).toContain('Purse: 1,200 gold. Equipment: Great Axe, Iron Ring.');
  });

  it('tells a spent spell in words', async () => {
    await renderInApp(<SpellCard id="spell:heal" words={en} live={{ left: 0 }} />);
    expect(screen.getByText('0 of 1 left')).toBeTruthy();
  });
});
