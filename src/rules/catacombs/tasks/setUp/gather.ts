import type { FightRoom } from '../../words/adventure';
import { isFight, roomOfStory } from '../../model/subjects/story';
import { LORD_CARDS, takesForms } from '../../content/lords';
import { MONSTER_IDS, type MonsterId } from '../../words/ids';
import type { Catacombs } from '../../model/model';
import { cardOf } from '../../model/subjects/cards';
import type { CatacombsTask } from '../../words/tasks';
import type { FightKind } from '../../words/phases';
import type { CardId } from '../../words/openIds';

interface Shown {
  readonly kinds: readonly MonsterId[];
  readonly symbols: number;
}

const NOTHING: Shown = { kinds: [], symbols: 0 };

const kindsOf = (monsters: Readonly<Partial<Record<MonsterId, number>>>): readonly MonsterId[] =>
  MONSTER_IDS.filter((id) => (monsters[id] ?? 0) > 0);

/** A Lord's minions are as they are printed, but those whose forms the Shape Shifter takes (VERM-167, VERM-168). */
const shownInLair = ({ setup: { lord } }: Catacombs): Shown =>
  takesForms(lord) ? { kinds: kindsOf(LORD_CARDS[lord].minions), symbols: 0 } : NOTHING;

/** A story is played as it is told, but for what it leaves to the Overseer (EXTRA-005). */
function shownInStory({ setup: { adventure } }: Catacombs, room: FightRoom): Shown {
  const { variants = false, wanderingVermin = false } = adventure?.options ?? {};
  const kinds = variants ? (room.monsters ?? []).map(({ monster }) => monster) : [];
  return { kinds, symbols: wanderingVermin && room.kind === 'combat' ? (room.wanderingIcons ?? 0) : 0 };
}

/** What the Room card of this fight shows (VERM-209); a camp shows nothing that could be replaced. */
function shownOn(model: Catacombs, id: CardId, fight: FightKind): Shown {
  const card = cardOf(model, id);
  const told = roomOfStory(model.setup, id);
  if (told !== null) return isFight(told) && fight !== 'camp' ? shownInStory(model, told) : NOTHING;
  if (fight === 'final') return shownInLair(model);
  if (fight !== 'room' || card.kind !== 'combat') return NOTHING;
  return { kinds: kindsOf(card.monsters), symbols: card.wanderingIcons };
}

/** Where they are played with there is a Poison deck (VERM-021). */
const isVerminInTheBox = ({ poisonDeck }: Catacombs): boolean => poisonDeck !== undefined;

/** From the Room card, or what is left of it (VERM-092), to the monsters that wait beside the board, before anybody is placed (BASE-080, VERM-209). */
export function gather(
  model: Catacombs,
  card: CardId,
  fight: FightKind,
  monsters: readonly MonsterId[],
  symbolsLeft?: number,
): readonly CatacombsTask[] {
  if (!isVerminInTheBox(model)) return [{ kind: 'muster', monsters }];
  const { kinds, symbols } = shownOn(model, card, fight);
  return [
    { kind: 'allotWandering', monsters, symbols: symbolsLeft ?? symbols },
    { kind: 'chooseVariants', shown: kinds },
  ];
}
