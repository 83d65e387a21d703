import type { CatacombsEvent } from '../../../../rules/catacombs';
import type { ShownPiece, TableState } from '../../../../session/catacombs';
import type { Banner } from '../../../game';
import type { CatacombsSpeech } from '../words/speech';
import { PHASE_GLYPHS, phaseName } from './ribbon';

const FALLS: readonly CatacombsEvent['kind'][] = ['killed', 'incapacitated'];

const isEnemy = ({ kind }: ShownPiece): boolean => kind === 'monster' || kind === 'lord';
const stands = ({ isDown }: ShownPiece): boolean => !isDown;

/** Told before it is seen: who is still there once this beat is over. */
function leftAfter(events: readonly CatacombsEvent[], { shown }: TableState, who: (piece: ShownPiece) => boolean) {
  const fallen = events.flatMap((event) => (FALLS.includes(event.kind) && 'piece' in event ? [event.piece] : []));
  const all = Object.values(shown.pieces).filter(who);
  const left = all.filter(({ id }) => !fallen.includes(id));
  return { hasFallen: left.length < all.length, count: left.length };
}

/** A whole side that is gone is gone by the rules too: what rises again, or is brought in, is an enemy still. */
const hasEnemies = ({ view }: TableState): boolean =>
  Object.values(view.model.room?.pieces ?? {}).some(({ kind }) => kind === 'monster' || kind === 'lord');

/** What is said right across the board at this beat; null for what the line over it says well enough. */
export function bannerOf(state: TableState, words: CatacombsSpeech): Banner | null {
  const { t } = words;
  const { beat, view } = state;
  if (beat?.kind !== 'event') return null;
  const { event, events } = beat;
  if (event.kind === 'turnBegan') return { icon: PHASE_GLYPHS[event.turn], text: phaseName(event.turn, words) };
  if (!FALLS.includes(event.kind) || view.outcome !== null) return null;
  const enemies = leftAfter(
    events.filter(({ kind }) => kind === 'killed'),
    state,
    isEnemy,
  );
  if (enemies.hasFallen && enemies.count === 0 && !hasEnemies(state)) {
    return { icon: 'done', text: t('table.told.cleared') };
  }
  const heroes = leftAfter(events, state, (piece) => piece.kind === 'hero' && stands(piece));
  return heroes.hasFallen && heroes.count === 1 ? { icon: 'star', text: t('table.told.lastHero') } : null;
}
