import { BERSERK } from '../../../../src/rules/catacombs/content/base/heroes';
import { spellHandOf } from '../../../../src/rules/catacombs/content/spells';
import { POISON_CARDS } from '../../../../src/rules/catacombs/content/vermin/poison';
import { MAGIC } from '../../../../src/rules/catacombs/content/soloth/magic';
import { discsIn, stockOf } from '../../../../src/rules/catacombs/content/stock';
import { inTheBox } from '../../../../src/rules/catacombs/model/subjects/box';
import { EQUIPMENT_IDS } from '../../../../src/rules/catacombs/words/ids';
import { fullLifeOf } from '../../../../src/rules/catacombs/model/subjects/handicap';
import { heroesOf } from '../../../../src/rules/catacombs/model/queries';
import { goldInTheBox } from '../../../../src/rules/catacombs/content/gold';
import { armourWith } from '../../../../src/rules/catacombs/content/brings';
import { spikesLeft } from '../../../../src/rules/catacombs/model/subjects/spikes';
import { DISC_SORTS, type DiscSort } from '../../../../src/rules/catacombs/words/discSorts';
import type { Invariant } from './invariant';

/** Every monster disc is in the reserve, on the board or beside a hero's board; a dead one already lies there. */
export const discsAreKept: Invariant = ({ model }) => {
  const onBoard = Object.values(model.room?.pieces ?? {}).flatMap((piece): DiscSort[] =>
    piece.kind === 'fireWall' || (piece.kind === 'monster' && piece.life > 0) ? [piece.disc] : [],
  );
  const riding = (model.room?.stacks ?? []).flatMap(({ monsters }) => monsters.map(({ disc }) => disc));
  const killed = heroesOf(model).flatMap(({ kills, trophies }) =>
    [...kills, ...(trophies?.kept ?? [])].map(({ disc }) => disc),
  );
  const box = stockOf(inTheBox(model.setup));
  for (const sort of DISC_SORTS) {
    const left = discsIn(model.stock, sort);
    const count = left + [...onBoard, ...riding, ...killed].filter((one) => one === sort).length;
    if (left < 0 || count !== discsIn(box, sort)) return `${count} of ${discsIn(box, sort)} ${sort} discs`;
  }
  return null;
};

const GOLD_UNIT = 100;

export const goldIsKept: Invariant = ({ model }) => {
  const purses = [model.goldReserve, ...heroesOf(model).map(({ gold }) => gold)];
  if (purses.some((gold) => gold < 0 || gold % GOLD_UNIT !== 0)) return `no such purse: ${purses.join(' ')}`;
  const sum = purses.reduce((total, gold) => total + gold, 0);
  return sum === goldInTheBox(inTheBox(model.setup)) ? null : `${sum} gold in all`;
};

const inOrder = (cards: readonly string[]): string => [...cards].sort().join(' ');

/** Every Poison card is in the deck, beside it or under a hero's board. */
export const poisonIsKept: Invariant = ({ model }) => {
  const held = heroesOf(model).flatMap(({ poison = [] }) => poison);
  const all = [...(model.poisonDeck ?? []), ...(model.poisonDiscard ?? []), ...held];
  const cards = inTheBox(model.setup).includes('vermin') ? POISON_CARDS.map(({ id }) => id) : [];
  return inOrder(all) === inOrder(cards) ? null : `Poison cards: ${inOrder(all)}`;
};

export const spellsAreKept: Invariant = ({ model }) => {
  for (const { id, spells, spentSpells } of heroesOf(model)) {
    const all = inOrder([...spells, ...spentSpells]);
    if (all !== (id === 'hero:wizard' ? inOrder(spellHandOf(inTheBox(model.setup))) : ''))
      return `${id} has the spells ${all}`;
  }
  return null;
};

/** Nine cards, all different, each allowed to its owner's hand once. */
export const equipmentIsSingle: Invariant = ({ model }) => {
  const cards = [...model.equipmentDeck, ...heroesOf(model).flatMap(({ equipment }) => equipment)];
  if (new Set(cards).size !== cards.length) return `twice: ${inOrder(cards)}`;
  if (cards.some((id) => !EQUIPMENT_IDS.includes(id))) return `unknown: ${inOrder(cards)}`;
  return model.offer.every((id) => model.equipmentDeck.includes(id)) ? null : 'on offer, but not in the deck';
};

const hasArmour = (armour: number | undefined): boolean =>
  armour !== undefined && Number.isInteger(armour) && armour >= 0 && armour <= armourWith(EQUIPMENT_IDS);

export const armourIsBounded: Invariant = ({ model }) => {
  for (const { id, armour } of heroesOf(model)) {
    if (id === 'hero:paladin' ? !hasArmour(armour) : armour !== undefined) return `${id} has ${armour} armour`;
  }
  return null;
};

/** No monster lies under a spike that is not in play, but for the one that the Overseer is about to take away (SOL-101). */
export const spikesAreKept: Invariant = ({ model, prompt }) => {
  const left = spikesLeft(model);
  return left >= 0 || prompt?.purpose.kind === 'loseSpike' ? null : `${-left} too many Ice Spikes`;
};

export const tracksAreBounded: Invariant = ({ model }) => {
  for (const { id, life, berserk, magic } of heroesOf(model)) {
    if (!Number.isInteger(life) || life < 0 || life > fullLifeOf(model.setup, id)) return `${id} has ${life} life`;
    const isTrack = id === 'hero:barbarian' && berserk !== null && berserk >= 0 && berserk <= BERSERK.max;
    if (id === 'hero:barbarian' ? !isTrack : berserk !== null) return `${id} has ${berserk} Berserk`;
    const hasMagic = magic !== undefined && Number.isInteger(magic) && magic >= 0 && magic <= MAGIC.max;
    if (id === 'hero:sorceress' ? !hasMagic : magic !== undefined) return `${id} has ${magic} magic`;
  }
  return null;
};
