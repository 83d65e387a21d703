import { heroOf, type Catacombs, type Piece } from '../../rules/catacombs';
import { foeWorth, heroWorth } from './pieces';

export const HERO_DOWN = 2.4;

/** What is lost when so many blows fall on a piece. */
export function lossFrom(model: Catacombs, victim: Piece, blows: number): number {
  if (victim.kind === 'hero') {
    const { life } = heroOf(model, victim.card);
    return heroWorth(life) - heroWorth(Math.max(0, life - blows)) + (life - blows <= 0 ? HERO_DOWN : 0);
  }
  if (victim.kind === 'monster') return (foeWorth(model, victim) * Math.min(victim.life, blows)) / victim.life;
  if (victim.kind === 'lord') return 5 * blows;
  return victim.kind === 'ally' ? 1.5 : 0;
}
