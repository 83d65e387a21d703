import { canonicalJson, fnv1a64 } from '../../../../src/lib';
import {
  ALLY_CARDS,
  ARTEFACT_CARDS,
  CAMP_TRACK,
  EQUIPMENT_CARDS,
  expansionOf,
  HEALING_TOUCH,
  HERO_CARDS,
  LORD_CARDS,
  MONSTER_CARDS,
  RESURRECTION,
  ROOM_CARDS,
  SPELL_CARDS,
} from '../../../../src/rules/catacombs';
import { RELEASED_EXPANSIONS } from '../../../../src/rules/catacombs/words/ids';
import { SORTS_OF, stockOf } from '../../../../src/rules/catacombs/content/stock';
import { CAMP_FIGHT_GOLD } from '../../../../src/rules/catacombs/content/campTrack';

const DECKS: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  hero: HERO_CARDS,
  ally: ALLY_CARDS,
  lord: LORD_CARDS,
  monster: MONSTER_CARDS,
  room: Object.fromEntries(ROOM_CARDS),
  spell: SPELL_CARDS,
  equipment: EQUIPMENT_CARDS,
  artefact: ARTEFACT_CARDS,
  service: { healingTouch: HEALING_TOUCH, resurrection: RESURRECTION },
  camp: { track: CAMP_TRACK, fight: { gold: CAMP_FIGHT_GOLD } },
  discs: SORTS_OF,
  'base box': stockOf([]),
  ...Object.fromEntries(RELEASED_EXPANSIONS.map((expansion) => [`box of ${expansion}`, stockOf([expansion])])),
};

/** What is in the workshop may still change. */
const isReleased = (id: string): boolean => expansionOf(id) !== 'workshop';

/** Of every card that is released and of all that is in the box: a value that changes is found. */
export const cardSeals = (): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(DECKS).flatMap(([deck, cards]) =>
      Object.entries(cards)
        .filter(([id]) => isReleased(id))
        .map(([id, card]) => [`${deck}, ${id}`, fnv1a64(canonicalJson(card))]),
    ),
  );
