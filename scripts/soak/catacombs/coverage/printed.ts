import { ALLY_CARDS } from '../../../../src/rules/catacombs/content/base/heroes';
import { EQUIPMENT_CARDS } from '../../../../src/rules/catacombs/content/equipment';
import type { ActionCard } from '../../../../src/rules/catacombs/content/cards/heroCard';
import { HERO_CARDS } from '../../../../src/rules/catacombs/content/heroes';
import { monsterAction, optionId } from '../../../../src/rules/catacombs/words/options';
import { MONSTER_IDS } from '../../../../src/rules/catacombs/words/ids';
import { LORD_CARDS } from '../../../../src/rules/catacombs/content/lords';
import { MONSTER_CARDS } from '../../../../src/rules/catacombs/content/monsters';
import { ARTEFACT_CARDS } from '../../../../src/rules/catacombs/content/soloth/artefacts';
import { SPELL_CARDS } from '../../../../src/rules/catacombs/content/spells';
import type { Step } from '../../../../src/rules/catacombs/words/attack';

/** Something to do, as a card has it. */
export interface Printed {
  /** How the tally speaks of it. */
  readonly key: string;
  readonly steps: readonly Step[];
}

interface Board {
  readonly id: string;
  readonly actions: readonly ActionCard[];
}

const printedOn = (boards: readonly Board[]): readonly Printed[] =>
  boards.flatMap(({ id, actions }) => actions.map((action) => ({ key: optionId(id, action.id), steps: action.steps })));

export const ATTACKS: readonly Printed[] = MONSTER_IDS.flatMap((id) =>
  MONSTER_CARDS[id].actions.map((steps, index) => ({ key: optionId(id, monsterAction(index)), steps })),
);

export const HERO_ACTIONS = printedOn([...Object.values(HERO_CARDS), ...Object.values(ALLY_CARDS)]);

export const LORD_ACTIONS = printedOn(Object.values(LORD_CARDS));

export const SPELLS: readonly Printed[] = Object.values(SPELL_CARDS).map(({ id, steps }) => ({ key: id, steps }));

/** What Equipment and artefacts let their owners do, whoever owns them. */
export const GEAR_ACTIONS: readonly Printed[] = [...Object.values(EQUIPMENT_CARDS), ...Object.values(ARTEFACT_CARDS)]
  .flatMap(({ use }): readonly ActionCard[] => {
    if (use.kind !== 'action') return [];
    return 'alternative' in use && use.alternative !== undefined ? [use.action, use.alternative] : [use.action];
  })
  .map(({ id, steps }) => ({ key: id, steps }));

export const EFFECTS: readonly string[] = [
  ...new Set(
    [...ATTACKS, ...HERO_ACTIONS, ...LORD_ACTIONS, ...SPELLS, ...GEAR_ACTIONS].flatMap(({ steps }) =>
      steps.flatMap((step) => (step.kind === 'effect' ? [step.effect] : [])),
    ),
  ),
];

/** Those in which something flies. */
export const flown = (printed: readonly Printed[]): readonly string[] =>
  printed.filter(({ steps }) => steps.some(({ kind }) => kind !== 'effect')).map(({ key }) => key);
