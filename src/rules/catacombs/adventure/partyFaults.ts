import { goldInTheBox } from '../content/gold';
import { HERO_SLOTS } from '../content/heroSlots';
import { POISON_CARDS } from '../content/vermin/poison';
import type { Adventure } from '../words/adventure';
import { expansionsIn } from '../model/subjects/box';
import { at, type Fault } from './fault';
import { statesOf } from './heroFaults';

function twiceIn<T>(items: readonly T[]): T | undefined {
  return items.find((item, index) => items.indexOf(item) !== index);
}

function chosenFaults({ party = [] }: Adventure): readonly Fault[] {
  const twice = twiceIn(party);
  return twice === undefined ? [] : [at(['party'], `${twice} is named twice (BASE-037)`)];
}

/** Somebody lives: of the four for whom it is written, or of any four. */
function livingFaults(adventure: Adventure): readonly Fault[] {
  const dead = statesOf(adventure).flatMap(([id, { life }]) => (life === 0 ? [id] : []));
  const { party } = adventure;
  const isNobodyLeft = party ? party.every((id) => dead.includes(id)) : dead.length >= HERO_SLOTS.length;
  return isNobodyLeft ? [at(['heroes'], 'nobody is alive: expected at least one hero')] : [];
}

/** All of them together own no more than the box holds (BASE-004, BASE-295, VERM-005). */
function sharedFaults(adventure: Adventure): readonly Fault[] {
  const states = statesOf(adventure).map(([, state]) => state);
  const gold = states.reduce((sum, state) => sum + (state.gold ?? 0), 0);
  const box = goldInTheBox(expansionsIn(adventure));
  const item = twiceIn(states.flatMap(({ equipment = [] }) => equipment));
  const poison = states.flatMap(({ poison: cards = [] }) => cards);
  const countOf = (value: number): number => POISON_CARDS.filter((card) => card.poison === value).length;
  const short = poison.find((value) => poison.filter((one) => one === value).length > countOf(value));
  return [
    ...(gold > box ? [at(['heroes'], `${gold} gold, and the box holds ${box} (BASE-004)`)] : []),
    ...(item === undefined ? [] : [at(['heroes'], `${item} is given twice, and there is one card of it (BASE-295)`)]),
    ...(short === undefined ? [] : [at(['heroes'], `there are not so many Poison cards of ${short} (VERM-005)`)]),
  ];
}

/** What is wrong with the heroes as a party. */
export const partyFaults = (adventure: Adventure): readonly Fault[] => [
  ...sharedFaults(adventure),
  ...livingFaults(adventure),
  ...chosenFaults(adventure),
];
