import { UNKNOWN_CHANCE, type Command, type Eyes } from '../machine';
import type { Adventure, Telling } from './words/adventure';
import { expansionsIn } from './model/subjects/box';
import { POISON_CARDS } from './content/vermin/poison';
import type { CatacombsEvent } from './words/events';
import type { Catacombs } from './model/model';
import type { Path, Space } from './model/path';
import { seatOfHero } from './model/queries';
import type { CatacombsSetup } from './model/setup';
import type { CatacombsState, CatacombsTypes } from './model/types';

/** What stands for a card that nobody may see. */
export const HIDDEN_CARD = 'hidden';

const UNTOLD: Telling = { en: '', fr: '' };

const hide = (space: Space): Space => (space.isFaceUp ? space : { ...space, card: HIDDEN_CARD });

/** What lies on the table can be seen, whatever rooms it is for. */
function withBoxes(adventure: Adventure): Adventure {
  const expansions = expansionsIn(adventure);
  return expansions.length === 0 ? adventure : { ...adventure, expansions };
}

/** Of a story the heroes know the rooms that lie face up, and its end when they are there (BASE-065, EXTRA-005). */
function withoutSecrets({ model, outcome }: CatacombsState, eyes: Eyes): Catacombs {
  const { setup, path } = model;
  const { adventure } = setup;
  if (!adventure || outcome !== null || eyes === setup.overseer || path.kind !== 'line') return model;
  const known = path.columns.filter((column) => column.every(({ isFaceUp }) => isFaceUp)).length;
  const rooms = adventure.rooms.slice(0, known);
  return { ...model, setup: { ...setup, adventure: { ...withBoxes(adventure), rooms, ending: UNTOLD } } };
}

/** The Overseer has chosen the cards of a labyrinth and of a story, and so knows them (BASE-065). */
const knowsTheWay = ({ setup, path }: Catacombs, eyes: Eyes): boolean =>
  eyes === setup.overseer && (path.kind === 'labyrinth' || Boolean(setup.adventure));

const hidden = (path: Path): Path =>
  path.kind === 'line'
    ? { ...path, columns: path.columns.map((column) => column.map(hide)) }
    : { ...path, spaces: path.spaces.map((space) => (space === null ? null : hide(space))) };

/** What the Overseer built stands in the set-up as well: the others know of it what lies face up (EXTRA-061). */
function withoutPlan({ setup, path }: Catacombs): CatacombsSetup {
  const { layout } = setup;
  if (layout.kind !== 'builtLabyrinth' || path.kind !== 'labyrinth') return setup;
  const cards = path.spaces.map((space) => (space === null ? null : hide(space).card));
  return { ...setup, layout: { ...layout, cards } };
}

/** Which Poison cards are left anybody can count, in what order they lie nobody knows (VERM-021). */
const unordered = ({ poisonDeck }: Catacombs): Pick<Catacombs, 'poisonDeck'> =>
  poisonDeck === undefined
    ? {}
    : { poisonDeck: POISON_CARDS.flatMap(({ id }) => (poisonDeck.includes(id) ? [id] : [])) };

/** Face-down Room and Equipment cards are hidden; all else is public (BASE-065, BASE-338). */
export function viewFor(state: CatacombsState, eyes: Eyes): CatacombsState {
  const model = withoutSecrets(state, eyes);
  const known = knowsTheWay(model, eyes) ? model : { ...model, path: hidden(model.path), setup: withoutPlan(model) };
  return { ...state, chance: UNKNOWN_CHANCE, model: { ...known, ...unordered(known), equipmentDeck: [] } };
}

/** What the Map has shown is for the eyes of whoever holds it (EXTRA-077), and for an Overseer who knows it anyway. */
export function eventFor({ model }: CatacombsState, event: CatacombsEvent, eyes: Eyes): CatacombsEvent {
  if (event.kind !== 'cardsLookedAt' || eyes === seatOfHero(model, event.by) || knowsTheWay(model, eyes)) return event;
  return { ...event, cards: event.cards.map(() => HIDDEN_CARD) };
}

/** Everything is done before all eyes: even which cards the Map turns over can be seen. */
export const answerFor = (_: CatacombsState, answer: Command<CatacombsTypes>): Command<CatacombsTypes> => answer;
