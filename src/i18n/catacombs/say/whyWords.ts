import { isPass } from '../../../rules/catacombs';
import type { OptionId } from '../../../rules/machine';
import type { ErrandKey, HabitKey } from '../thoughts';
import type { Speaker } from './speaker';

const PERCENT = 100;
/** What happens less often than this is a try, and no number makes it better. */
const LEAST_PERCENT = 3;

/** A flick that is meant, as far as it is told. */
interface Shot {
  readonly aim: { readonly target: string | null; readonly way: 'straight' | 'bank' | 'move' };
  readonly chance: number;
  readonly errand?: { readonly kind: Exclude<ErrandKey, 'hidden'>; readonly of: string | null } | null;
}

/** Why the app answers as it does, as far as it is told. */
export type Reasoning =
  | ({ readonly kind: 'shot' } & Shot)
  | { readonly kind: 'best'; readonly option: OptionId; readonly shot: Shot | null }
  | { readonly kind: 'habit'; readonly habit: HabitKey }
  | { readonly kind: 'place' }
  | { readonly kind: 'stumbled' };

function moveWords({ errand }: Shot, { wording: { thoughts }, the, fill }: Speaker): string {
  if (!errand) return thoughts.move;
  const { kind, of } = errand;
  if (of === null) return kind === 'cover' ? thoughts.errand.hidden : thoughts.move;
  return fill(thoughts.errand[kind], { target: the(of) });
}

function shotWords(shot: Shot, speaker: Speaker): string {
  const { wording, the, fill } = speaker;
  const { target, way } = shot.aim;
  if (target === null) return moveWords(shot, speaker);
  const percent = Math.round(shot.chance * PERCENT);
  if (percent < LEAST_PERCENT) return fill(wording.thoughts.towards, { target: the(target) });
  return fill(wording.thoughts[way === 'bank' ? 'bank' : 'straight'], { target: the(target), chance: String(percent) });
}

/** Why the app answers as it does: what might end a sentence that begins with what it did. */
export function whyWords(speaker: Speaker, thought: Reasoning): string {
  const { thoughts } = speaker.wording;
  switch (thought.kind) {
    case 'shot':
      return shotWords(thought, speaker);
    case 'best':
      if (thought.shot !== null) return shotWords(thought.shot, speaker);
      return isPass(thought.option) ? thoughts.passing : thoughts.useful;
    case 'habit':
      return thoughts.habit[thought.habit];
    case 'place':
    case 'stumbled':
      return thoughts[thought.kind];
  }
}
