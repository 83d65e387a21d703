/** Why the app answers as it does: by what it means to do… */
export type ThoughtKey = 'straight' | 'bank' | 'towards' | 'move' | 'useful' | 'passing' | 'place' | 'stumbled';
/** …by what a flick is good for that is meant for nobody… */
export type ErrandKey = 'reach' | 'cover' | 'hidden' | 'shield';
/** …or by a rule of thumb. */
export type HabitKey =
  | 'agree'
  | 'decline'
  | 'keepTheTable'
  | 'strongestBand'
  | 'towardsTheShop'
  | 'rest'
  | 'pressOn'
  | 'buyWhatHelps'
  | 'saveGold'
  | 'healTheWorst'
  | 'payFromTheFullest'
  | 'anyLegal';
