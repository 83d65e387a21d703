import type { CardId, Design, DesignId } from '../words/cards';
import type { Sign, Team } from '../words/ids';
import { SKULL_DECK } from './skullDeck';
import { SWORD_DECK } from './swordDeck';

export const DESIGNS: readonly Design[] = [...SWORD_DECK, ...SKULL_DECK];

const BY_ID: ReadonlyMap<string, Design> = new Map(DESIGNS.map((design) => [design.id, design]));

export function designOf(id: DesignId): Design {
  const design = BY_ID.get(id);
  if (design === undefined) throw new Error(`no card ${id}`);
  return design;
}

export const cardId = (design: DesignId, sign: Sign): CardId => `${design}/${sign}`;

const FACES: ReadonlyMap<string, { readonly design: Design; readonly sign: Sign }> = new Map(
  DESIGNS.flatMap((design) => design.signs.map((sign) => [cardId(design.id, sign), { design, sign }] as const)),
);

/** The 28 cards of a team, in the order of the box. */
export const deckOf = (team: Team): readonly CardId[] =>
  DESIGNS.filter((design) => design.team === team).flatMap(({ id, signs }) => signs.map((sign) => cardId(id, sign)));

export const isCard = (text: string): text is CardId => FACES.has(text);

/** What is printed on a card. */
export function faceOf(card: CardId): { readonly design: Design; readonly sign: Sign } {
  const face = FACES.get(card);
  if (face === undefined) throw new Error(`no card ${card}`);
  return face;
}

export const printedOn = (card: CardId): Design => faceOf(card).design;
