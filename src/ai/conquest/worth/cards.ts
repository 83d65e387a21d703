import {
  DAMAGE,
  DESIGNS,
  hasOption,
  printedOn,
  type Ability,
  type CardId,
  type ConquestSetup,
  type Design,
  type SeenCard,
  type Shot,
} from '../../../rules/conquest';

/** On the scale on which a token is 1: what a hand may expect of a shot before it knows where anybody lies. */
const SHARE_OF_DAMAGE = 0.45;
const MOVE = 0.2;
/** It may be flicked once more from where it stopped. */
const SECOND_FLICK = 0.15;
export const ARMOUR = 1.1;

const ABILITY: Readonly<Record<Ability['kind'], number>> = {
  surprise: 0.9,
  stun: 0.8,
  heal: 0.8,
  capture: 0.5,
  reset: 0.3,
  insight: 0.5,
  sunder: 0.4,
  quake: 0.2,
};

const shotWorth = ({ kind, isTargeted }: Shot): number =>
  kind === 'move' ? MOVE : SHARE_OF_DAMAGE * DAMAGE[kind] + (isTargeted ? SECOND_FLICK : 0);

export const abilityWorth = (setup: ConquestSetup, ability: Ability | null): number => {
  if (ability === null || hasOption(setup, 'withoutAbilities')) return 0;
  return ABILITY[ability.kind] * (ability.kind === 'heal' ? ability.amount : 1);
};

const armourWorth = (setup: ConquestSetup, hasArmour: boolean): number =>
  hasArmour && !hasOption(setup, 'withoutArmour') ? ARMOUR : 0;

/** What the shots of a card promise: printed, so reckoned once. */
const FLICKS: ReadonlyMap<Design, number> = new Map(
  DESIGNS.map((design) => [design, design.shots.reduce((sum, shot) => sum + shotWorth(shot), 0)]),
);

/** What a card promises while it is held. */
export function cardWorth(setup: ConquestSetup, card: CardId): number {
  const design = printedOn(card);
  const { ability, hasArmour } = design;
  return (FLICKS.get(design) ?? 0) + abilityWorth(setup, ability) + armourWorth(setup, hasArmour);
}

/** Of one that nobody has seen. */
const UNSEEN = 1.2;

/** Cards of a hand, as far as they are known. */
export const handWorth = (setup: ConquestSetup, hand: readonly SeenCard[]): number =>
  hand.reduce((sum, card) => sum + (card === 'hidden' ? UNSEEN : cardWorth(setup, card)), 0);
