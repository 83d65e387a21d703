import { heroesOf, heroOrNull, poisonOf } from '../../../rules/catacombs';
import type { TableState } from '../../../session';
import type { DrawerId } from './drawerIds';
import { piecesOfKind, swarmingIn } from './liveOf';

/** How many there are of what a drawer holds; null where a number says nothing. */
export function badgeOf(id: DrawerId, { shown, view: { model } }: Pick<TableState, 'shown' | 'view'>): number | null {
  switch (id) {
    case 'monsters':
      return piecesOfKind(shown, 'monster').length + piecesOfKind(shown, 'lord').length + swarmingIn(shown).length;
    case 'equipment':
      return heroesOf(model).reduce((sum, { equipment }) => sum + equipment.length, model.offer.length);
    case 'artefacts':
      return heroesOf(model).reduce((sum, { trophies }) => sum + (trophies?.kept.length ?? 0), 0);
    case 'spells':
      return heroOrNull(model, 'hero:wizard')?.spells.length ?? null;
    case 'poison':
      return model.poisonDeck === undefined
        ? null
        : heroesOf(model).reduce((sum, hero) => sum + poisonOf(hero).length, 0);
    default:
      return null;
  }
}
