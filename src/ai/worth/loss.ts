import { heroOf, type Catacombs, type Piece } from '../../rules/catacombs';
import { foeWorth, heroWorth } from './pieces';

export const HERO_DOWN = 2.4;
const LORD_LIFE = 5;
/** His last life is the game. */
const LORD_SLAIN = 40;

/** What is lost when so many blows fall on a piece. */
export function lossFrom(model: Catacombs, victim: Piece, blows: number): number {
  if (victim.kind === 'hero') {
    const { life } = heroOf(model, victim.card);
    return heroWorth(life) - heroWorth(Math.max(0, life - blows)) + (life - blows <= 0 ? HERO_DOWN : 0);
  }
  if (victim.kind === 'monster') return (foeWorth(model, victim) * Math.min(victim.life, blows)) / victim.life;
  if (victim.kind === 'lord') return blows >= (model.room?.lord?.life ?? 0) ? LORD_SLAIN : LORD_LIFE * blows;
  return victim.kind === 'ally' ? 1.5 : 0;
}
