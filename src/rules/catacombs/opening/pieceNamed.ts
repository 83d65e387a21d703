import {
  ALLY_IDS,
  HERO_IDS,
  LORD_IDS,
  MONSTER_IDS,
  SHIELD,
  type AllyId,
  type HeroId,
  type LordId,
  type MonsterId,
} from '../words/ids';
import type { PieceNow } from '../words/opening';

export const FIRE_WALL = 'fire-wall';

/** What a piece of an opening is; `number` is null where its kind is counted and nothing was said. */
export type Named =
  | { readonly kind: 'hero'; readonly card: HeroId }
  | { readonly kind: 'ally'; readonly card: AllyId }
  | { readonly kind: 'lord'; readonly card: LordId }
  | { readonly kind: 'shield'; readonly card: typeof SHIELD }
  | { readonly kind: 'monster'; readonly card: MonsterId; readonly number: number | null }
  | { readonly kind: 'fireWall'; readonly card: typeof FIRE_WALL; readonly number: number | null };

const NUMBER = /^-([1-9]\d*)$/;

/** The number behind the id of a card; null for none, and undefined where it is another id. */
function numberBehind(card: string, text: string): number | null | undefined {
  if (text === card) return null;
  const [, number] = text.startsWith(card) ? (NUMBER.exec(text.slice(card.length)) ?? []) : [];
  return number === undefined ? undefined : Number(number);
}

function counted(text: string): Named | null {
  const wall = numberBehind(FIRE_WALL, text);
  if (wall !== undefined) return { kind: 'fireWall', card: FIRE_WALL, number: wall };
  for (const card of MONSTER_IDS) {
    const number = numberBehind(card, text);
    if (number !== undefined) return { kind: 'monster', card, number };
  }
  return null;
}

const isOf = <T extends string>(ids: readonly T[], text: string): text is T =>
  (ids as readonly string[]).includes(text);

/** null for nothing that lies on a board. */
export function named(text: string): Named | null {
  if (isOf(HERO_IDS, text)) return { kind: 'hero', card: text };
  if (isOf(ALLY_IDS, text)) return { kind: 'ally', card: text };
  if (isOf(LORD_IDS, text)) return { kind: 'lord', card: text };
  return text === SHIELD ? { kind: 'shield', card: SHIELD } : counted(text);
}

const LIES = ['piece', 'xMm', 'yMm'] as const;

/** What can be said of each kind: anything else is a slip of the pen. */
export const SAID_OF: Readonly<Record<Named['kind'], readonly (keyof PieceNow)[]>> = {
  hero: [...LIES, 'hasActed', 'stunned'],
  ally: [...LIES, 'hasActed', 'owner'],
  lord: [...LIES, 'hasActed', 'life', 'isVeiled'],
  shield: [...LIES, 'owner', 'by'],
  monster: [...LIES, 'hasActed', 'stunned', 'life', 'frozen', 'on', 'holds', 'disc'],
  fireWall: LIES,
};
