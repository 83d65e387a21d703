import { heroesOf, heroOrNull, poisonOf, type Catacombs } from '../../../../rules/catacombs';
import type { CatacombsPlayed, TableState } from '../../../../session/catacombs';
import type { DrawerRow, DrawerSet } from '../../../game';
import { piecesOfKind, roomLord, roomMonsters } from '../live/liveOf';
import type { CatacombsSpeech } from '../words/speech';
import { ArtefactsDrawer } from './ArtefactsDrawer';
import { EquipmentDrawer } from './EquipmentDrawer';
import { GoldDrawer } from './GoldDrawer';
import { HeroesDrawer } from './HeroesDrawer';
import { LogDrawer } from './LogDrawer';
import { MonstersDrawer } from './MonstersDrawer';
import { PoisonDrawer } from './PoisonDrawer';
import { RulesDrawer } from './RulesDrawer';
import { SpellsDrawer } from './SpellsDrawer';

export const DRAWER_IDS = [
  'monsters',
  'heroes',
  'equipment',
  'artefacts',
  'spells',
  'gold',
  'poison',
  'log',
  'rules',
] as const;
export type DrawerId = (typeof DRAWER_IDS)[number];

type Row = Omit<DrawerRow<CatacombsPlayed, CatacombsSpeech>, 'id' | 'name'>;

const hasArtefacts = (model: Catacombs): boolean => heroesOf(model).some(({ trophies }) => trophies !== undefined);

const monstersSeen = ({ shown, view, beat }: TableState): readonly string[] => {
  const lord = roomLord({ shown, view });
  return [...roomMonsters({ shown, view, beat }).map(({ id }) => id), ...(lord === null ? [] : [lord.id])];
};

const equipmentOwned = ({ view }: TableState): readonly string[] => [
  ...view.model.offer.map((item) => `offer ${item}`),
  ...heroesOf(view.model).flatMap(({ id, equipment }) => equipment.map((item) => `${id} ${item}`)),
];

const trophiesKept = ({ view }: TableState): readonly string[] =>
  heroesOf(view.model).flatMap(({ trophies }) => [
    ...(trophies?.active ?? []),
    ...(trophies?.kept ?? []).map(({ monster }, index) => `${index} ${monster}`),
  ]);

const poisonSuffered = ({ view }: TableState): readonly string[] =>
  heroesOf(view.model).flatMap((hero) => poisonOf(hero).map((card, index) => `${hero.id} ${index} ${card}`));

/** Of artefacts, spells and poison those that are in the game. */
const ROWS: Readonly<Record<DrawerId, Row>> = {
  monsters: { glyph: 'monsters', key: 'm', side: 'left', Body: MonstersDrawer, things: monstersSeen },
  heroes: {
    ...{ glyph: 'heroes', key: 'h', side: 'right', Body: HeroesDrawer },
    things: ({ shown }) => piecesOfKind(shown, 'ally').map(({ id }) => id),
  },
  equipment: { glyph: 'equipment', key: 'e', side: 'right', Body: EquipmentDrawer, things: equipmentOwned },
  artefacts: {
    ...{ glyph: 'artefacts', key: 'a', side: 'right', Body: ArtefactsDrawer, things: trophiesKept },
    isIn: ({ model }) => hasArtefacts(model),
  },
  spells: {
    ...{ glyph: 'spells', key: 's', side: 'right', Body: SpellsDrawer },
    isIn: ({ model }) => !hasArtefacts(model) || heroOrNull(model, 'hero:wizard') !== null,
  },
  gold: { glyph: 'gold', key: 'g', side: 'right', Body: GoldDrawer },
  poison: {
    ...{ glyph: 'poison', key: 'p', side: 'left', Body: PoisonDrawer, things: poisonSuffered },
    isIn: ({ model }) => !hasArtefacts(model) || model.poisonDeck !== undefined,
  },
  log: { glyph: 'credits', key: 'l', side: 'left', Body: LogDrawer, isReadFromEnd: true },
  rules: { glyph: 'rules', key: 'b', side: 'left', Body: RulesDrawer },
};

export const DRAWERS: DrawerSet<CatacombsPlayed, CatacombsSpeech> = {
  rows: DRAWER_IDS.map((id) => ({ id, name: ({ t }) => t(`drawers.name.${id}`), ...ROWS[id] })),
  // A phone is broad enough for five handles with their names; the fourth is whichever is wanted most.
  first: ['monsters', 'heroes', 'equipment'],
  usual: 'log',
  edges: { left: 'monsters', right: 'heroes' },
  open: { left: 'monsters', right: 'equipment', wing: 'monsters' },
};
