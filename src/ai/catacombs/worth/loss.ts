import { heroOf, type Catacombs, type Piece } from '../../../rules/catacombs';
import { ARMOUR, heroWorth } from './board';
import { foeWorth, monsterWorth } from './foes';
import { hasAbility } from './pieces';

export const HERO_DOWN = 2.4;
const LORD_LIFE = 5;
/** His last life is the game. */
const LORD_SLAIN = 40;
/** It has to be driven off the board. */
const SHARE_BANISHED = 0.2;

function monsterLoss(model: Catacombs, victim: Extract<Piece, { kind: 'monster' }>, blows: number): number {
  if (hasAbility(victim, 'ability:incorporeal')) return SHARE_BANISHED * foeWorth(model, victim);
  return (monsterWorth(model, victim) * Math.min(victim.life, blows)) / victim.life;
}

/** What is lost when so many blows fall on a piece. */
export function lossFrom(model: Catacombs, victim: Piece, blows: number): number {
  if (victim.kind === 'hero') {
    const { life, armour = 0 } = heroOf(model, victim.card);
    const loss = heroWorth(life) - heroWorth(Math.max(0, life - blows)) + (life - blows <= 0 ? HERO_DOWN : 0);
    return armour > 0 ? Math.min(ARMOUR, loss) : loss;
  }
  if (victim.kind === 'monster') return monsterLoss(model, victim, blows);
  if (victim.kind === 'lord') return blows >= (model.room?.lord?.life ?? 0) ? LORD_SLAIN : LORD_LIFE * blows;
  return victim.kind === 'ally' ? 1.5 : 0;
}
