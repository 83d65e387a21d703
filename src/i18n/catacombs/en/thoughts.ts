import type { CatacombsWording } from '../wording';

/** Why the app answers as it does: what might end a sentence that begins with what it did. */
export const thoughts: CatacombsWording['thoughts'] = {
  straight: 'straight at {{target}}, which hurts an enemy {{chance}} times out of 100',
  bank: 'by a rebound at {{target}}, which hurts an enemy {{chance}} times out of 100',
  towards: 'towards {{target}}, though it will seldom hit',
  move: 'only a move, to a better place',
  errand: {
    reach: 'to where it can strike {{target}} better next',
    cover: 'into cover behind {{target}}',
    hidden: 'into cover',
    shield: 'in front of {{target}}, as a shield',
  },
  useful: 'nothing else would help more now',
  passing: 'nothing that it could do now would help',
  place: 'nowhere else would they stand better',
  stumbled: 'no thought came of it, so chance decided',
  habit: {
    agree: 'nothing speaks against it',
    decline: 'it would do more harm than good',
    keepTheTable: 'everybody keeps their place',
    strongestBand: 'the strongest band',
    towardsTheShop: 'the way to a shop',
    rest: 'the wounded need rest',
    pressOn: 'nothing is gained by holding back',
    buyWhatHelps: 'bought for what it helps most',
    saveGold: 'the gold is better saved',
    healTheWorst: 'the worst wounds first',
    payFromTheFullest: 'the fullest purse pays',
    anyLegal: 'nothing better came to mind',
  },
};
