import {
  type AbilityId,
  type ActionId,
  type ActionName,
  type EffectId,
  type GearId,
  MONSTER_CARDS,
  monsterCalled,
  type PieceId,
  readMonsterAction,
  type SpellId,
  type Step,
} from '../../../rules/catacombs';
import type { Words } from '../wording';
import { attackName } from './attackName';
import type { Speaker } from './speaker';

const ARROW = ' → ';

/** Effects that are an ability of whoever has them. */
const ABILITY_OF: Readonly<Partial<Record<EffectId, AbilityId>>> = {
  'effect:summon-vermin': 'ability:summon-vermin',
  'effect:volcanism': 'ability:volcanism',
};

const isIn = <Id extends string>(group: Readonly<Record<Id, unknown>>, id: string): id is Id =>
  Object.hasOwn(group, id);

/** The attacks of an action in order, as the icons of a card would show them. */
export function attackLine({ wording, say }: Speaker, steps: readonly Step[]): string {
  const { abilities, attacks, terms } = wording;
  return steps
    .flatMap((step) => {
      if (step.kind === 'effect') {
        const ability = ABILITY_OF[step.effect];
        return ability === undefined ? [] : [abilities[ability].name];
      }
      const attack = attacks[attackName(step.attack)];
      return step.kind === 'pitch' ? [attack] : [say(terms.chain, { attack, count: String(step.count) })];
    })
    .join(ARROW);
}

function alternativeOf(piece: PieceId, action: ActionName): readonly Step[] | null {
  const monster = monsterCalled(piece);
  const index = readMonsterAction(action);
  return monster === null || index === null ? null : (MONSTER_CARDS[monster].actions[index] ?? null);
}

/** What a piece may do: its name, and what it does. */
export function actionWords(speaker: Speaker, piece: PieceId, action: ActionName): Words {
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
