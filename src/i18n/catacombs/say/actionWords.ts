import { MONSTER_CARDS, type ActionId, type GearId, type SpellId, type Step } from '../../../rules/catacombs';
import type { Words } from '../wording';
import { attackName } from './attackName';
import type { Speaker } from './speaker';

const MONSTER = /^(monster:.*?)(?:-\d+)?$/;
const ALTERNATIVE = /^attack-(\d+)$/;
const ARROW = ' → ';

const isIn = <Id extends string>(group: Readonly<Record<Id, unknown>>, id: string): id is Id =>
  Object.hasOwn(group, id);

/** The attacks of an action in order, as the icons of a card would show them. */
export function attackLine({ wording, say }: Speaker, steps: readonly Step[]): string {
  const { abilities, attacks, terms } = wording;
  return steps
    .flatMap((step) => {
      if (step.kind === 'effect') {
        const ability = step.effect.replace('effect:', 'ability:');
        return isIn(abilities, ability) ? [abilities[ability].name] : [];
      }
      const attack = attacks[attackName(step.attack)];
      return step.kind === 'pitch' ? [attack] : [say(terms.chain, { attack, count: String(step.count) })];
    })
    .join(ARROW);
}

function alternativeOf(piece: string, action: string): readonly Step[] | null {
  const [, card = ''] = MONSTER.exec(piece) ?? [];
  const [, number = '0'] = ALTERNATIVE.exec(action) ?? [];
  return isIn(MONSTER_CARDS, card) ? (MONSTER_CARDS[card].actions[Number(number) - 1] ?? null) : null;
}

/** What a piece may do: its name, and what it does. */
export function actionWords(speaker: Speaker, piece: string, action: string): Words {
  const { actions, spells, equipment, artefacts, choices } = speaker.wording;
  const printed: Readonly<Record<ActionId | SpellId | GearId, Words>> = {
    ...actions,
    ...spells,
    ...equipment,
    ...artefacts,
  };
  if (isIn(printed, action)) return printed[action];
  const steps = alternativeOf(piece, action);
  return { name: steps === null ? choices.pass : attackLine(speaker, steps), text: '' };
}
