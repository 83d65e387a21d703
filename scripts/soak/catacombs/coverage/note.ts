import { DIRECTIONS } from '../../../../src/rules/catacombs/words/boards';
import type { Carried, Command } from '../../../../src/rules/machine';
import {
  type CatacombsEvent,
  type CatacombsState,
  type CatacombsTypes,
  kindNamed,
  optionId,
} from '../../../../src/rules/catacombs';
import { EQUIPMENT_CARDS } from '../../../../src/rules/catacombs/content/equipment';
import {
  ALLY_IDS,
  ARTEFACT_IDS,
  EQUIPMENT_IDS,
  HERO_IDS,
  type EquipmentId,
  type HeroId,
} from '../../../../src/rules/catacombs/words/ids';
import { ARTEFACT_CARDS } from '../../../../src/rules/catacombs/content/soloth/artefacts';
import { hasWorking } from '../../../../src/rules/catacombs/model/subjects/gear';
import { isStunned } from '../../../../src/rules/catacombs/model/piece';
import { heroOf, piecesOf } from '../../../../src/rules/catacombs/model/queries';
import { cardOf } from './cardOf';
import { SAID } from './goals';
import { ASKED_BY, noteAbility } from './noteAbility';
import { GEAR_ACTIONS } from './printed';
import type { Tally } from '../../coverage/tally';

type Noted<K extends CatacombsEvent['kind']> = Extract<CatacombsEvent, { kind: K }>;

function notePlaced({ piece }: Noted<'placed'>, tally: Tally): void {
  const card = cardOf(piece);
  const kind = kindNamed(card);
  if (kind === 'monster' || kind === 'hero') tally.add(kind, card);
  if (card === 'shield' || ALLY_IDS.some((id) => id === card)) tally.add('ally', card);
}

function noteAction({ piece, action }: Noted<'actionBegan'>, { model }: CatacombsState, tally: Tally): void {
  const card = cardOf(piece);
  if (EQUIPMENT_IDS.some((id) => id === action)) tally.add('item', action);
  if (ARTEFACT_IDS.some((id) => id === action)) tally.add('artefact', action);
  if (GEAR_ACTIONS.some(({ key }) => key === action)) tally.add('gearAction', action);
  const kind = kindNamed(card);
  const chapter = kind === 'monster' ? 'attack' : kind === 'lord' ? 'lordAction' : 'action';
  tally.add(chapter, optionId(card, action));
  const hero = HERO_IDS.find((id) => id === card);
  for (const item of hero === undefined ? [] : lastingOf(model, hero)) tally.add('item', item);
  for (const id of hero === undefined ? [] : awakeOf(model, hero)) tally.add('artefact', id);
}

/** Cards that work with whatever their hero does. */
const lastingOf = (model: CatacombsState['model'], hero: HeroId): readonly EquipmentId[] =>
  heroOf(model, hero).equipment.filter(
    (id) => EQUIPMENT_CARDS[id].use.kind === 'lasting' && hasWorking(model, hero, id),
  );

/** Artefacts that do the same. */
const awakeOf = (model: CatacombsState['model'], hero: HeroId): readonly string[] =>
  ARTEFACT_IDS.filter((id) => ARTEFACT_CARDS[id].use.kind === 'lasting' && hasWorking(model, hero, id));

/** Gear that an event tells the use of. */
function noteUsed({ equipment }: Noted<'equipmentUsed'>, tally: Tally): void {
  tally.add(ARTEFACT_IDS.some((id) => id === equipment) ? 'artefact' : 'item', equipment);
}

function noteEvent(event: CatacombsEvent, before: CatacombsState, tally: Tally): void {
  tally.add('event', event.kind);
  noteAbility(event, tally);
  if (event.kind === 'placed') notePlaced(event, tally);
  if (event.kind === 'actionBegan') noteAction(event, before, tally);
  if (event.kind === 'spellCast') tally.add('spell', event.spell);
  if (event.kind === 'equipmentUsed') noteUsed(event, tally);
  if (event.kind === 'artefactActivated') tally.add('activated', event.artefact);
  if (event.kind === 'cardsLookedAt') tally.add('item', 'equipment:map');
  if (event.kind === 'bought') tally.add('sold', event.item);
  if (event.kind === 'roomRevealed' || event.kind === 'roomEntered') tally.add('room', event.card);
  if (event.kind === 'roomEntered') tally.add('board', event.board);
  if (event.kind === 'roomEntered' && event.fight === 'final') tally.add('lord', before.model.setup.lord);
  if (event.kind === 'roomChosen' || event.kind === 'voteDecided') tally.add('chosenBecause', event.because);
  if (event.kind === 'campDecided' && event.isCamping) tally.add('variant', 'camping');
  if (event.kind === 'overseerChanged') tally.add('house', 'overseerHandOver');
  if (event.kind === 'moved' && event.cause.rule === 'BASE-335') tally.add('house', 'overseerRulings');
  if (event.kind === 'gameEnded') tally.add('end', event.outcome.because);
}

function noteHouse({ model }: CatacombsState, events: readonly CatacombsEvent[], tally: Tally): void {
  const { house } = model.setup;
  if (house.withoutMap) tally.add('house', 'withoutMap');
  const hasFed = events.some((event) => event.kind === 'incapacitated' && event.cause.rule === 'BASE-260');
  const isHeroHurt = events.some((event) => event.kind === 'damaged' && kindNamed(event.target) === 'hero');
  if (house.frenzyOnAllies && hasFed && !isHeroHurt) tally.add('house', 'frenzyOnAllies');
  if (!house.alliesDelayDefeat || model.room === null || model.room.phase !== 'combat') return;
  const isAnyUp = piecesOf(model).some((piece) => piece.kind === 'hero' && !isStunned(piece));
  if (!isAnyUp) tally.add('house', 'alliesDelayDefeat');
}

function notePrompt({ model, prompt, tasks }: CatacombsState, tally: Tally): void {
  const asking = tasks.at(-1);
  if (prompt === null || asking === undefined) return;
  tally.add('task', asking.kind);
  const { purpose, ask } = prompt;
  tally.add('prompt', purpose.kind);
  tally.add('ask', ask.kind);
  const ability = ASKED_BY[purpose.kind];
  if (ability !== undefined) tally.add('ability', ability);
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

/** Poison cards that have left the deck. */
function notePoison(before: CatacombsState, after: CatacombsState, tally: Tally): void {
  const left = after.model.poisonDeck ?? [];
  for (const id of before.model.poisonDeck ?? []) if (!left.includes(id)) tally.add('poison', id);
}

/** What a game is, before anything has happened in it. */
export function noteSetup({ model: { setup } }: CatacombsState, tally: Tally): void {
  const { layout, adventure, heroSeats, variants, house, handicap } = setup;
  const name = layout.kind === 'labyrinth' ? `labyrinth ${layout.map}` : layout.kind;
  tally.add('layout', adventure ? 'story' : name);
  tally.add('players', String(heroSeats.length + 1));
  if (variants.secondHealer) tally.add('variant', 'secondHealer');
  if (handicap !== undefined) tally.add('handicap', handicap);
  for (const reading of [house.cureVendor, house.thiefVerminBonus, house.frozenChoice]) {
    if (reading !== undefined) tally.add('reading', reading);
  }
}

/** What was chosen in between, besides the actions of pieces. */
export function noteSaid(command: Command<CatacombsTypes>, tally: Tally): void {
  if (command.kind !== 'choose') return;
  for (const option of command.options) if (SAID.includes(option)) tally.add('said', option);
}

/** What one command has used. */
export function note(before: CatacombsState, { state, events }: Carried<CatacombsTypes>, tally: Tally): void {
  for (const event of events) noteEvent(event, before, tally);
  if (events.some(({ kind }) => kind === 'poisoned')) notePoison(before, state, tally);
  noteHouse(state, events, tally);
  notePrompt(state, tally);
}
