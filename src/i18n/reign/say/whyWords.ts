import type { ThoughtKey } from '../wording';
import type { Speaker } from './speaker';

const PERCENT = 100;

/** Why the app answers as it does, as far as it is told. */
export type ReignReasoning =
  | {
      readonly kind: 'deed';
      /** What it is for. */
      readonly aim: Exclude<ThoughtKey, 'chance' | 'chosen' | 'anyLegal' | 'stumbled'>;
      readonly chance: { readonly wins: number; readonly of: number } | null;
    }
  | { readonly kind: 'chosen' | 'anyLegal' | 'stumbled' };

/** As the end of a sentence that begins with the answer. */
export function whyWords({ wording: { thoughts }, fill }: Speaker, thought: ReignReasoning): string {
  if (thought.kind !== 'deed') return thoughts[thought.kind];
  const { aim, chance } = thought;
  if (chance === null) return thoughts[aim];
  const percent = String(Math.round((PERCENT * chance.wins) / chance.of));
  return `${thoughts[aim]}${fill(thoughts.chance, { chance: percent })}`;
}
