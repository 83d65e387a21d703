import {
  ABILITY_IDS,
  ALLY_CARDS,
  ARTEFACT_CARDS,
  ARTEFACT_IDS,
  EQUIPMENT_CARDS,
  HERO_CARDS,
  LORD_CARDS,
  LORD_IDS,
  MONSTER_CARDS,
  MONSTER_IDS,
  ROOM_CARDS,
  SPELL_CARDS,
  type ActionCard,
  type ActionId,
  type AllyId,
  type ArtefactId,
  type Step,
} from '../../../../rules/catacombs';
import type { RuleTopic } from '../topics';

type Action = { readonly id: string; readonly steps: readonly Step[] };

const isIn = <Id extends string>(cards: Readonly<Record<Id, unknown>>, id: string): id is Id =>
  Object.hasOwn(cards, id);

function topicsOfStep(step: Step): readonly RuleTopic[] {
  if (step.kind === 'effect') return [];
  const { type, modifiers, traits } = step.attack;
  if (traits.includes('movement')) return ['keyword:movement'];
  if (traits.includes('harmless')) return ['keyword:harmless'];
  return [`keyword:${type}`, ...modifiers.map((modifier): RuleTopic => `keyword:${modifier}`)];
}

function topicsOfSteps(steps: readonly Step[]): readonly RuleTopic[] {
  const order: readonly RuleTopic[] = steps.some(({ kind }) => kind === 'chain')
    ? ['keyword:chain']
    : steps.length > 1
      ? ['keyword:sequence']
      : [];
  return [...steps.flatMap(topicsOfStep), ...order];
}

const topicsOfActions = (actions: readonly Action[]): readonly RuleTopic[] =>
  actions.flatMap(({ steps }) => topicsOfSteps(steps));

const isPrinted = (id: ActionCard['id']): id is ActionId => !/^(?:equipment|artefact):/.test(id);

/** A board's own actions have pages; a Punch is the same on all of them. */
const topicsOfAction = ({ id, kind }: ActionCard): readonly RuleTopic[] =>
  kind === 'special' && isPrinted(id) ? [`action:${id}`] : [];

const keysOf = <Id extends string>(counts: Readonly<Partial<Record<Id, number>>>, ids: readonly Id[]): readonly Id[] =>
  ids.filter((id) => (counts[id] ?? 0) > 0);

/** Which monsters carry an ability, which attack is a keyword. */
const carriersOf = (ability: string): readonly RuleTopic[] =>
  MONSTER_IDS.filter((id) => MONSTER_CARDS[id].abilities.some((one) => one === ability));

const ABILITY_PIECES: Readonly<Record<string, readonly RuleTopic[]>> = {
  'ability:fire-wall': ['piece:fire-wall'],
  'ability:feeding-frenzy': ['keyword:incapacitated'],
  'ability:regeneration': ['keyword:wounded'],
  'ability:mounted-unit': ['monster:orc'],
  'ability:slave-master': ['keyword:acted'],
  'ability:touch-of-decay': ['keyword:wounded'],
  'ability:volcanism': ['piece:fire-wall'],
  'ability:wellspring': ['ability:regeneration'],
  'ability:lethal': ['keyword:poison'],
  'ability:stamina': ['keyword:life'],
  'ability:summon-vermin': ['monster:sewer-rat'],
  'ability:swarm': ['keyword:poison'],
};

const OTHERS: Readonly<Record<string, readonly RuleTopic[]>> = {
  'piece:fire-wall': ['ability:fire-wall', 'monster:fire-spirit'],
  'piece:shield': ['spell:shield', 'hero:wizard'],
  'piece:missile': ['keyword:missile'],
  'piece:fireball': ['keyword:fireball'],
  'keyword:missile': ['piece:missile', 'keyword:fireball', 'keyword:sequence'],
  'keyword:fireball': ['piece:fireball', 'keyword:missile'],
  'keyword:iceSpike': ['hero:ice-princess', 'keyword:frozen', 'keyword:missile'],
  'keyword:frozen': ['keyword:iceSpike', 'hero:ice-princess', 'ability:retaliation'],
  'keyword:armour': ['hero:paladin', 'equipment:blessed-plate'],
  'keyword:commandUndead': ['monster:vampire', 'monster:skeleton-warrior', 'keyword:missile'],
  'keyword:punch': ['keyword:critical', 'keyword:stunning', 'keyword:chain'],
  'keyword:critical': ['keyword:punch', 'keyword:missile', 'keyword:stunning'],
  'keyword:stunning': ['keyword:incapacitated', 'keyword:critical'],
  'keyword:poison': ['spell:cure-poison', 'ability:lethal', 'ability:swarm'],
  'keyword:fear': ['keyword:movement'],
  'keyword:movement': ['action:dodge', 'hero:thief'],
  'keyword:harmless': ['ally:familiar'],
  'keyword:sequence': ['keyword:chain', 'keyword:alternative'],
  'keyword:chain': ['keyword:sequence', 'action:berserk', 'action:charge'],
  'keyword:alternative': ['keyword:sequence'],
  'keyword:life': ['keyword:wounded', 'keyword:dead'],
  'keyword:wounded': ['keyword:life', 'ability:regeneration'],
  'keyword:incapacitated': ['keyword:stunning', 'action:berserk', 'ability:feeding-frenzy'],
  'keyword:dead': ['service:resurrection', 'keyword:gold'],
  'keyword:gold': ['keyword:kills', 'room:merchant', 'room:healer'],
  'keyword:kills': ['keyword:gold', 'keyword:stock'],
  'keyword:stock': ['keyword:kills', 'keyword:wandering'],
  'keyword:wandering': LORD_IDS,
  'keyword:berserk': ['action:berserk', 'equipment:rage-draught'],
  'service:healing-touch': ['room:healer'],
  'service:resurrection': ['room:healer', 'keyword:dead'],
};

/** The card that brings it, or the hero who calls it. */
const masterOf = (ally: AllyId): readonly RuleTopic[] => {
  const card = Object.values(EQUIPMENT_CARDS).find((one) => one.ally === ally);
  return card === undefined ? ['hero:wizard'] : [card.id, ...card.owners];
};

function ofCard(id: string): readonly RuleTopic[] {
  if (isIn(MONSTER_CARDS, id)) {
    const { actions, abilities } = MONSTER_CARDS[id];
    const or: readonly RuleTopic[] = actions.length > 1 ? ['keyword:alternative'] : [];
    return [...abilities, ...actions.flatMap(topicsOfSteps), ...or, 'keyword:stock'];
  }
  if (isIn(LORD_CARDS, id)) {
    const { actions, minions, wandering } = LORD_CARDS[id];
    return [
      ...actions.flatMap(topicsOfAction),
      ...topicsOfActions(actions),
      ...keysOf(minions, MONSTER_IDS),
      wandering,
    ];
  }
  if (isIn(HERO_CARDS, id)) {
    const actions = topicsOfActions(HERO_CARDS[id].actions);
    return [...actions, 'keyword:life', 'keyword:gold', ...(id === 'hero:witch-hunter' ? ARTEFACT_IDS : [])];
  }
  if (isIn(ALLY_CARDS, id)) return [...topicsOfActions(ALLY_CARDS[id].actions), ...masterOf(id)];
  if (isIn(SPELL_CARDS, id)) return [...topicsOfSteps(SPELL_CARDS[id].steps), 'hero:wizard'];
  if (isIn(ARTEFACT_CARDS, id)) return ['hero:witch-hunter', ...topicsOfUse(ARTEFACT_CARDS[id].use)];
  return isIn(EQUIPMENT_CARDS, id) ? [...EQUIPMENT_CARDS[id].owners, 'room:merchant'] : [];
}

const topicsOfUse = (use: (typeof ARTEFACT_CARDS)[ArtefactId]['use']): readonly RuleTopic[] =>
  use.kind === 'action' ? topicsOfSteps(use.action.steps) : use.kind === 'oncePerRoom' ? ['keyword:oncePerRoom'] : [];

function ofRoom(id: string): readonly RuleTopic[] {
  const card = ROOM_CARDS.get(id);
  if (card === undefined) return [];
  if (card.kind === 'combat') return [...keysOf(card.monsters, MONSTER_IDS), 'keyword:wandering', 'keyword:exits'];
  if (card.kind === 'lord') return [card.lord];
  return card.kind === 'healer'
    ? ['service:healing-touch', 'service:resurrection']
    : ['keyword:gold', 'keyword:oncePerRoom'];
}

function ofAction(topic: string): readonly RuleTopic[] {
  const [, action = ''] = /^action:(.*)$/.exec(topic) ?? [];
  const boards = [...Object.values(HERO_CARDS), ...Object.values(LORD_CARDS)];
  return boards.flatMap(({ id, actions }) => {
    const found = actions.find((one) => one.id === action && one.kind === 'special');
    return found === undefined ? [] : [id, ...topicsOfSteps(found.steps)];
  });
}

const ofAbility = (id: string): readonly RuleTopic[] =>
  ABILITY_IDS.some((one) => one === id) ? [...carriersOf(id), ...(ABILITY_PIECES[id] ?? [])] : [];

/** Where to read on: what is printed on a card, who carries an ability, what a word hangs together with. */
export const relatedOf = (topic: RuleTopic): readonly RuleTopic[] =>
  [
    ...new Set([...ofCard(topic), ...ofRoom(topic), ...ofAction(topic), ...ofAbility(topic), ...(OTHERS[topic] ?? [])]),
  ].filter((one) => one !== topic);
