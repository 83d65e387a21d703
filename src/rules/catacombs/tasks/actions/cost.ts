import { EQUIPMENT_CARDS } from '../../content/equipment';
import { BERSERK, GO_BERSERK } from '../../content/base/heroes';
import { payMagic } from '../../model/told/payMagic';
import { discardUsed, markUsedInRoom } from '../../model/told/useGear';
import { EQUIPMENT_IDS, SPELL_IDS } from '../../words/ids';
import { actionOf, withHero } from '../../model/changes';
import { pieceOf, heroOf } from '../../model/queries';
import type { CatacombsPlay } from '../../model/types';

/** What a card costs once its action has begun: magic or life, the spell is spent, the potion gone, Berserk one step down. */
export function payForAction(play: CatacombsPlay): void {
  const { actor, action, origin } = actionOf(play.model);
  const piece = pieceOf(play.model, actor);
  if (piece.kind !== 'hero') return;
  payMagic(play, piece.card, action);
  const hero = heroOf(play.model, piece.card);
  const spell = SPELL_IDS.find((id) => id === action);
  if (spell !== undefined) {
    const index = hero.spells.indexOf(spell);
    const spells = [...hero.spells.slice(0, index), ...hero.spells.slice(index + 1)];
    play.change(withHero(play.model, piece.card, { spells, spentSpells: [...hero.spentSpells, spell] })); // BASE-051
    play.emit({ kind: 'spellCast', spell, from: origin });
  }
  const equipment = EQUIPMENT_IDS.find((id) => id === action);
  const use = equipment === undefined ? null : EQUIPMENT_CARDS[equipment].use;
  if (equipment !== undefined && use?.kind === 'action' && use.isUsedUp) discardUsed(play, piece.card, equipment);
  if (equipment !== undefined && use?.kind === 'action' && use.isOncePerRoom === true) {
    markUsedInRoom(play, piece.card, equipment);
  }
  if (action === GO_BERSERK) {
    const left = (hero.berserk ?? BERSERK.start) - 1;
    play.change(withHero(play.model, piece.card, { berserk: left }));
    play.emit({ kind: 'berserkChanged', left });
  }
}
