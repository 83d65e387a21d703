import { shuffled, type Chance, type ChanceStream } from '../../machine';
import { openAdventure } from './openAdventure';
import { HERO_CARDS } from '../content/heroes';
import { spellHandOf } from '../content/spells';
import { goldInTheBox } from '../content/gold';
import { startOf } from '../content/starts';
import { stockOf } from '../content/stock';
import { equipmentInPlay, inTheBox } from '../model/subjects/box';
import type { HeroId } from '../words/ids';
import type { Hero } from '../model/hero';
import type { Catacombs } from '../model/model';
import { heldHeroes, type CatacombsSetup } from '../model/setup';
import { poisonDecks } from './poisonDecks';
import { evenOutHeroes } from './evenOutHeroes';
import { layPath } from './layPath';

/** At the top of its life track, without gold, with what its board calls for (BASE-039). */
function heroAtStart(setup: CatacombsSetup, id: HeroId): Hero {
  const { berserk = null, hasSpells, armour, magic, hasTrophies } = startOf(id);
  return {
    id,
    life: HERO_CARDS[id].life,
    gold: 0,
    equipment: [],
    usedInRoom: [],
    kills: [],
    berserk,
    spells: hasSpells ? spellHandOf(inTheBox(setup)) : [],
    spentSpells: [],
    ...(armour === undefined ? {} : { armour }),
    ...(magic === undefined ? {} : { magic }),
    ...(hasTrophies ? { trophies: { kept: [], active: [] } } : {}),
  };
}

const heroesAtStart = (setup: CatacombsSetup): Catacombs['heroes'] =>
  Object.fromEntries(heldHeroes(setup).map((id) => [id, heroAtStart(setup, id)]));

/** The table before the first room: cards shuffled and laid out, everything else in the box (section 5). */
export function modelAtStart(
  setup: CatacombsSetup,
  chance: Chance,
): { readonly model: Catacombs; readonly chance: Chance } {
  const expansions = inTheBox(setup);
  const deck = shuffled(chance.setup, equipmentInPlay(setup));
  const laid: { path: Catacombs['path']; stream: ChanceStream } = layPath(setup, deck.stream);
  const poison = poisonDecks(expansions, laid.stream);
  const model: Catacombs = {
    setup,
    heroes: heroesAtStart(setup),
    goldReserve: goldInTheBox(expansions),
    stock: stockOf(expansions),
    path: laid.path,
    room: null,
    muster: [],
    equipmentDeck: deck.value,
    ...poison.decks,
    offer: [],
    discountsLeft: 0,
    campSpace: setup.variants.camping ? 0 : null,
    pitchCount: 0,
  };
  return { model: evenOutHeroes(openAdventure(model)), chance: { ...chance, setup: poison.stream } };
}
