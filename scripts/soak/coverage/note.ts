import type { Carried } from '../../../src/rules/machine';
import { DIRECTIONS } from '../../../src/rules/catacombs/model/path';
import type { CatacombsEvent, CatacombsState, CatacombsTypes, Purpose } from '../../../src/rules/catacombs';
import { EQUIPMENT_CARDS } from '../../../src/rules/catacombs/content/equipment';
import {
  ALLY_IDS,
  EQUIPMENT_IDS,
  HERO_IDS,
  MONSTER_IDS,
  type AbilityId,
  type EquipmentId,
  type HeroId,
  type MonsterId,
} from '../../../src/rules/catacombs/content/ids';
import { MONSTER_CARDS } from '../../../src/rules/catacombs/content/monsters';
import { hasWorking } from '../../../src/rules/catacombs/equipment/oncePerRoom';
import { isStunned } from '../../../src/rules/catacombs/model/piece';
import { heroOf, piecesOf } from '../../../src/rules/catacombs/model/queries';
import type { Tally } from './tally';

type Noted<K extends CatacombsEvent['kind']> = Extract<CatacombsEvent, { kind: K }>;

/** `monster:orc-3` is an Orc, and `monster:orc-wolf-rider-1` none. */
const monsterIn = (piece: string): MonsterId | null =>
  MONSTER_IDS.find((id) => id === piece.replace(/-\d+$/, '')) ?? null;

const cardOf = (piece: string): string => monsterIn(piece) ?? piece;

const bears = (piece: string, ability: AbilityId): boolean => {
  const monster = monsterIn(piece);
  return monster !== null && MONSTER_CARDS[monster].abilities.includes(ability);
};

function notePlaced({ piece }: Noted<'placed'>, tally: Tally): void {
  const card = cardOf(piece);
  if (card.startsWith('monster:')) tally.add('monster', card);
  if (card === 'shield' || ALLY_IDS.some((id) => id === card)) tally.add('ally', card);
}

function noteAction({ piece, action }: Noted<'actionBegan'>, { model }: CatacombsState, tally: Tally): void {
  const card = cardOf(piece);
  if (EQUIPMENT_IDS.some((id) => id === action)) tally.add('item', action);
  const chapter = card.startsWith('monster:') ? 'attack' : card.startsWith('lord:') ? 'lordAction' : 'action';
  tally.add(chapter, `${card}>${action}`);
  const hero = HERO_IDS.find((id) => id === card);
  for (const item of hero === undefined ? [] : lastingOf(model, hero)) tally.add('item', item);
}

/** Cards that work with whatever their hero does. */
const lastingOf = (model: CatacombsState['model'], hero: HeroId): readonly EquipmentId[] =>
  heroOf(model, hero).equipment.filter(
    (id) => EQUIPMENT_CARDS[id].use.kind === 'lasting' && hasWorking(model, hero, id),
  );

/** Abilities that an event tells of, by its kind… */
const SHOWN_BY: Readonly<Partial<Record<CatacombsEvent['kind'], AbilityId>>> = {
  becameFireWall: 'ability:fire-wall',
  reborn: 'ability:resurrection',
  enslaved: 'ability:slave-master',
  climbed: 'ability:swarm',
  devoured: 'ability:devourer',
};

/** …or by the rule that it names. */
const CAUSED_BY: Readonly<Record<string, AbilityId>> = {
  'BASE-260': 'ability:feeding-frenzy',
  'SOL-188': 'ability:mounted-unit',
  'SOL-218': 'ability:volcanism',
  'VERM-133': 'ability:summon-vermin',
};

const ASKED_BY: Readonly<Partial<Record<Purpose['kind'], AbilityId>>> = {
  retaliate: 'ability:retaliation',
  corrode: 'ability:corrosion',
  decay: 'ability:touch-of-decay',
};

/** Whoever mends without an ability for it drinks from a Wellspring. */
const mendedBy = (piece: string): AbilityId =>
  bears(piece, 'ability:regeneration') ? 'ability:regeneration' : 'ability:wellspring';

function noteAbility(event: CatacombsEvent, tally: Tally): void {
  const caused = 'cause' in event ? CAUSED_BY[event.cause.rule] : undefined;
  const shown = SHOWN_BY[event.kind] ?? caused;
  if (shown !== undefined) tally.add('ability', shown);
  if (event.kind === 'regenerated') tally.add('ability', mendedBy(event.piece));
  if (event.kind === 'poisoned' && bears(event.by, 'ability:lethal')) tally.add('ability', 'ability:lethal');
  if (event.kind === 'unharmed' && event.because.startsWith('ability:')) tally.add('ability', event.because);
}

function noteEvent(event: CatacombsEvent, before: CatacombsState, tally: Tally): void {
  tally.add('event', event.kind);
  noteAbility(event, tally);
  if (event.kind === 'placed') notePlaced(event, tally);
  if (event.kind === 'actionBegan') noteAction(event, before, tally);
  if (event.kind === 'spellCast') tally.add('spell', event.spell);
  if (event.kind === 'equipmentUsed') tally.add('item', event.equipment);
  if (event.kind === 'cardsLookedAt') tally.add('item', 'equipment:map');
  if (event.kind === 'bought') tally.add('sold', event.item);
  if (event.kind === 'roomRevealed' || event.kind === 'roomEntered') tally.add('room', event.card);
  if (event.kind === 'roomEntered' && event.fight === 'final') tally.add('lord', before.model.setup.lord);
  if (event.kind === 'roomChosen') tally.add('chosenBecause', event.because);
  if (event.kind === 'campDecided' && event.isCamping) tally.add('variant', 'camping');
  if (event.kind === 'overseerChanged') tally.add('house', 'overseerHandOver');
  if (event.kind === 'moved' && event.cause.rule === 'BASE-335') tally.add('house', 'overseerRulings');
  if (event.kind === 'gameEnded') tally.add('end', event.outcome.because);
}

function noteHouse({ model }: CatacombsState, events: readonly CatacombsEvent[], tally: Tally): void {
  const { house } = model.setup;
  if (house.withoutMap) tally.add('house', 'withoutMap');
  const hasFed = events.some((event) => event.kind === 'incapacitated' && event.cause.rule === 'BASE-260');
  const isHeroHurt = events.some((event) => event.kind === 'damaged' && event.target.startsWith('hero:'));
  if (house.frenzyOnAllies && hasFed && !isHeroHurt) tally.add('house', 'frenzyOnAllies');
  if (!house.alliesDelayDefeat || model.room === null || model.room.phase !== 'combat') return;
  const isAnyUp = piecesOf(model).some((piece) => piece.kind === 'hero' && !isStunned(piece));
  if (!isAnyUp) tally.add('house', 'alliesDelayDefeat');
}

function notePrompt({ model, prompt }: CatacombsState, tally: Tally): void {
  if (prompt === null) return;
  const { purpose, ask } = prompt;
  tally.add('prompt', purpose.kind);
  tally.add('ask', ask.kind);
  const asking = ASKED_BY[purpose.kind];
  if (asking !== undefined) tally.add('ability', asking);
  if (purpose.kind === 'flick' && purpose.reason === 'retreat') tally.add('ability', 'ability:evasion');
  if (purpose.kind === 'addWandering') tally.add('variant', 'wanderingMonsters');
  if (purpose.kind === 'placeMonsters' && purpose.gapMm > 0) tally.add('variant', 'fairPlacement');
  if (purpose.kind === 'placeHeroes' && model.setup.variants.heroesPlacedLast) {
    tally.add('variant', 'heroesPlacedLast');
  }
  if (purpose.kind === 'chooseDirection' && ask.kind === 'choose') {
    for (const direction of DIRECTIONS) if (ask.options.includes(direction)) tally.add('direction', direction);
  }
  if (ask.kind !== 'choose') return;
  for (const { refusal } of ask.barred) tally.add('barred', refusal.reason);
  if (ask.barred.some(({ refusal }) => refusal.reason === 'suppressed')) tally.add('ability', 'ability:suppression');
}

/** What a game is, before anything has happened in it. */
export function noteSetup({ model: { setup } }: CatacombsState, tally: Tally): void {
  const { layout, adventure, heroSeats, variants } = setup;
  const name = layout.kind === 'labyrinth' ? `labyrinth ${layout.map}` : layout.kind;
  tally.add('layout', adventure ? 'story' : name);
  tally.add('players', String(heroSeats.length + 1));
  if (variants.secondHealer) tally.add('variant', 'secondHealer');
}

/** What one command has used. */
export function note(before: CatacombsState, { state, events }: Carried<CatacombsTypes>, tally: Tally): void {
  for (const event of events) noteEvent(event, before, tally);
  noteHouse(state, events, tally);
  notePrompt(state, tally);
}
