import type { CatacombsWording } from '../wording';

export const thoughts: CatacombsWording['thoughts'] = {
  straight: 'droit sur {{target}}, ce qui blesse un ennemi {{chance}} fois sur 100',
  bank: 'par ricochet sur {{target}}, ce qui blesse un ennemi {{chance}} fois sur 100',
  towards: 'vers {{target}}, mais le coup portera rarement',
  move: 'un simple déplacement, vers une meilleure place',
  errand: {
    reach: 'là d’où mieux frapper ensuite {{target}}',
    cover: 'à couvert derrière {{target}}',
    hidden: 'à couvert',
    shield: 'devant {{target}}, en bouclier',
  },
  useful: 'rien d’autre n’aiderait davantage maintenant',
  passing: 'rien de ce qui est possible n’aiderait maintenant',
  place: 'ils ne seraient mieux nulle part ailleurs',
  stumbled: 'la réflexion n’a rien donné, alors le hasard a tranché',
  habit: {
    agree: 'rien ne s’y oppose',
    decline: 'cela ferait plus de mal que de bien',
    keepTheTable: 'chacun garde sa place',
    strongestBand: 'la bande la plus forte',
    towardsTheShop: 'le chemin d’une boutique',
    rest: 'les blessés ont besoin de repos',
    pressOn: 'rien ne se gagne à se ménager',
    buyWhatHelps: 'acheté pour ce qu’il aide le plus',
    saveGold: 'mieux vaut garder l’or',
    healTheWorst: 'les pires blessures d’abord',
    payFromTheFullest: 'la bourse la plus pleine paie',
    anyLegal: 'rien de mieux ne vient à l’esprit',
  },
};
