import { roomOfStory } from '../adventure/inPlay';
import { LORD_CARDS } from '../content/lords';
import { MONSTER_IDS, type MonsterId } from '../content/ids';
import type { Catacombs } from '../model/model';
import type { FightKind } from '../model/room';
import { cardOf, fightOn } from '../phases/cards';
import type { CatacombsTask } from '../tasks';
import { isVerminInTheBox } from './isVerminInTheBox';

interface Shown {
  readonly kinds: readonly MonsterId[];
  readonly symbols: number;
}

const NOTHING: Shown = { kinds: [], symbols: 0 };

const kindsOf = (monsters: Readonly<Partial<Record<MonsterId, number>>>): readonly MonsterId[] =>
  MONSTER_IDS.filter((id) => (monsters[id] ?? 0) > 0);

/** A Lord's minions are as they are printed, but those whose forms the Shape Shifter takes (VERM-167, VERM-168). */
const shownInLair = ({ setup: { lord } }: Catacombs): Shown =>
  lord === 'lord:shape-shifter' ? { kinds: kindsOf(LORD_CARDS[lord].minions), symbols: 0 } : NOTHING;

/**
 * What the Room card of this fight shows (VERM-209); a camp shows nothing that could be replaced, and a story is played as
 * it is told. Of a room whose monsters have been halved no symbol is left whole.
 */
function shownOn(model: Catacombs, id: string, fight: FightKind, monsters: readonly MonsterId[]): Shown {
  const card = cardOf(model, id);
  if (roomOfStory(model.setup, id) !== null) return NOTHING;
  if (fight === 'final') return shownInLair(model);
  if (fight !== 'room' || card.kind !== 'combat') return NOTHING;
  const isWhole = fightOn(model, card).monsters.length === monsters.length;
  return { kinds: kindsOf(card.monsters), symbols: isWhole ? card.wanderingIcons : 0 };
}

/** From the Room card to the monsters that wait beside the board, before anybody is placed (BASE-080, VERM-209). */
export function gather(
  model: Catacombs,
  card: string,
  fight: FightKind,
  monsters: readonly MonsterId[],
): readonly CatacombsTask[] {
  if (!isVerminInTheBox(model)) return [{ kind: 'muster', monsters }];
  const { kinds, symbols } = shownOn(model, card, fight, monsters);
  return [
    { kind: 'allotWandering', monsters, symbols },
    { kind: 'chooseVariants', shown: kinds },
  ];
}
