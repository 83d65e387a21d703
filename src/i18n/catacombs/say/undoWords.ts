import type { CatacombsAnswer, Purpose } from '../../../rules/catacombs';
import { optionWords } from './optionWords';
import { promptWords } from './promptWords';
import type { Speaker } from './speaker';

/** What was chosen says most; what was placed or paid is named by what asked for it. */
function whatWasDone(speaker: Speaker, purpose: Purpose, answer: CatacombsAnswer): string {
  const chosen = answer.kind === 'choose' ? answer.options : [];
  return chosen.length > 0
    ? chosen.map((option) => optionWords(speaker, option)).join(', ')
    : promptWords(speaker, purpose).name;
}

/** The label of the button that takes a step back: “Undo: Wizard · Shield”. */
export const undoWords = (speaker: Speaker, purpose: Purpose, answer: CatacombsAnswer): string =>
  speaker.say(speaker.wording.terms.undo, { what: whatWasDone(speaker, purpose, answer) });
