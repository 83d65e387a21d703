import type { CardId, CharacterId, ShotKind } from '../../../rules/conquest';
import type { ThoughtKey } from '../wording';
import type { Speaker, Values } from './speaker';

const PERCENT = 100;
/** What happens less often than this is a try, and no number makes it better. */
const LEAST_PERCENT = 3;

/** A flick that is meant, as far as it is told. */
interface Foreseen {
  readonly aim: { readonly target: string | null; readonly way: 'straight' | 'bank' | 'move' };
  readonly chance: number;
}

/** Why the app answers as it does, as far as it is told. */
export type ConquestReasoning =
  | ({ readonly kind: 'shot'; readonly shot: ShotKind } & Foreseen)
  | ({ readonly kind: 'crystal' } & Foreseen)
  | { readonly kind: 'leave' }
  | { readonly kind: 'card'; readonly card: CardId; readonly tried: number; readonly shot: Foreseen | null }
  | { readonly kind: 'noCard'; readonly tried: number }
  | { readonly kind: 'giveUp'; readonly card: CardId; readonly tried: number }
  | { readonly kind: 'target'; readonly target: CharacterId; readonly shot: Foreseen | null }
  | { readonly kind: 'weighed'; readonly option: string | null; readonly tried: number }
  | { readonly kind: 'anyLegal' }
  | { readonly kind: 'stumbled' };

type Line = readonly [key: ThoughtKey, values?: Values];

const percentOf = (chance: number): number => Math.round(chance * PERCENT);

function shotLine({ aim: { target, way }, chance }: Foreseen, speaker: Speaker): Line {
  if (target === null || way === 'move') return ['move'];
  const percent = percentOf(chance);
  const values = { target: speaker.the(target), chance: String(percent) };
  return percent < LEAST_PERCENT ? ['towards', { target: values.target }] : [way, values];
}

/** With its chance, where there is one worth a number. */
function withChance(plain: ThoughtKey, counted: ThoughtKey, shot: Foreseen | null): Line {
  const percent = shot === null || shot.aim.target === null ? 0 : percentOf(shot.chance);
  return percent < LEAST_PERCENT ? [plain] : [counted, { chance: String(percent) }];
}

function lineOf(thought: ConquestReasoning, speaker: Speaker): Line {
  switch (thought.kind) {
    case 'shot':
      return shotLine(thought, speaker);
    case 'crystal': {
      const { target } = thought.aim;
      return target === null ? ['crystal'] : ['crystalAt', { target: speaker.the(target) }];
    }
    case 'card':
      return withChance('card', 'cardShot', thought.shot);
    case 'target':
      return withChance('target', 'targetShot', thought.shot);
    case 'leave':
    case 'noCard':
    case 'giveUp':
    case 'weighed':
    case 'anyLegal':
    case 'stumbled':
      return [thought.kind];
  }
}

/** Why the app answers so: what might end a sentence that begins with its answer. */
export function whyWords(speaker: Speaker, thought: ConquestReasoning): string {
  const [key, values] = lineOf(thought, speaker);
  return speaker.fill(speaker.wording.thoughts[key], values);
}
