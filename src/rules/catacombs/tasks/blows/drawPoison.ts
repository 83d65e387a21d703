import { poisonCard, type PoisonId } from '../../content/vermin/poison';
import { withHero } from '../../model/changes';
import { isAlive } from '../../model/hero';
import type { HeroPiece } from '../../model/piece';
import { heroOf } from '../../model/queries';
import { contactIn } from '../../model/told/ofContact';
import { loseLife, markFallen, type HarmAt } from './damage';
import type { CatacombsPlay } from '../../model/types';
import { lethalPoison, poisonOf, poisonTotal } from '../../model/subjects/poison';
import type { PieceId } from '../../words/openIds';

/** An ordinary death that nobody is credited with (VERM-038); paid back to life, he is rid of the poison (VERM-045). */
function dieOfPoison(play: CatacombsPlay, piece: HeroPiece, at: HarmAt, rule: string): void {
  play.change(withHero(play.model, piece.card, { life: 0, fellToPoison: true }));
  markFallen(play, piece.id, { cause: { by: 'poison', rule }, ...at });
}

function takeCard(play: CatacombsPlay, { card }: HeroPiece, drawn: PoisonId, by: PieceId, at: HarmAt): void {
  const hero = heroOf(play.model, card);
  play.change({ ...play.model, poisonDeck: (play.model.poisonDeck ?? []).slice(1) });
  play.change(withHero(play.model, card, { poison: [...poisonOf(hero), drawn] }));
  const total = poisonTotal(heroOf(play.model, card));
  const { poison } = poisonCard(drawn);
  play.emit({ kind: 'poisoned', hero: card, by, poison, total, lethal: lethalPoison(card), ...contactIn(at) });
}

/**
 * One card from the deck: its poison stays, the life that some take is lost at once (VERM-023, VERM-028), and too much
 * of it kills (VERM-026). With no card to draw the dose is lethal: the discard pile is never shuffled in (VERM-030, VERM-031).
 */
export function drawPoison(play: CatacombsPlay, piece: HeroPiece, by: PieceId, at: HarmAt): void {
  if (!isAlive(heroOf(play.model, piece.card))) return; // VERM-036
  const [drawn] = play.model.poisonDeck ?? [];
  play.reveal();
  if (drawn === undefined) return dieOfPoison(play, piece, at, 'VERM-030');
  takeCard(play, piece, drawn, by, at);
  const { damage } = poisonCard(drawn);
  if (damage > 0) loseLife(play, piece, damage, { cause: { by: 'poison', rule: 'VERM-028' }, ...at });
  const hero = heroOf(play.model, piece.card);
  // The life that the card took was his last: the poison has killed him, however little of it there is (VERM-046).
  if (!isAlive(hero)) return play.change(withHero(play.model, piece.card, { fellToPoison: true }));
  if (poisonTotal(hero) >= lethalPoison(piece.card)) dieOfPoison(play, piece, at, 'VERM-026');
}
