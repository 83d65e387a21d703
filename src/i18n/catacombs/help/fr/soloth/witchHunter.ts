import type { witchHunter as model } from '../../en/soloth/witchHunter';

export const witchHunter: Readonly<Record<keyof typeof model, string>> = {
  'SOL-144': 'Le Chasseur de sorcières touche l’or de ses morts comme tout le monde.',
  'SOL-145': 'Les monstres qu’il tue restent sur son plateau au lieu de rejoindre la réserve.',
  'SOL-146': 'À la Résolution, il peut dépenser ses monstres pour éveiller des artefacts.',
  'SOL-147':
    'Chaque cercle du coût demande un monstre : coloré, de cette famille ; multicolore, de n’importe laquelle.',
  'SOL-148': 'Tout artefact a au moins un cercle multicolore.',
  'SOL-149': 'Les artefacts s’éveillent dans l’ordre qu’on veut.',
  'SOL-150': 'La taille d’un pion ne compte pas pour payer.',
  'SOL-151': 'Les monstres dépensés rejoignent la réserve, et l’artefact est éveillé.',
  'SOL-152': 'Le Bouclier en peau d’orque coûte un monstre vert et un de n’importe quelle famille.',
  'SOL-153': 'Deux Orques peuvent le payer : un cercle multicolore accepte toute couleur, la même aussi.',
  'SOL-154': 'Il peut garder ses monstres pour une Résolution suivante.',
  'SOL-155':
    'Si une salle mise en place demande des monstres absents de la réserve, le Maître les prend sur son plateau.',
  'SOL-156':
    'Cela ne vaut qu’à la mise en place ; ce qu’on invoque ensuite vient de la réserve. L’or gagné reste gagné.',
  'SOL-157': 'Tant qu’il est hors de combat, ses artefacts dorment.',
  'SOL-158': 'La Corrosion n’atteint jamais les artefacts.',
  'SOL-159': 'Les sept artefacts sont à lui dès le début ; ce ne sont pas des Équipements, on ne les vend pas.',
  'SOL-160': 'Une fois éveillé, un artefact le reste jusqu’à la fin de la partie, selon son texte.',
  'SOL-161': 'Un monstre paie un cercle, à son choix ; son or a été payé une fois et ne l’est plus.',
  'SOL-162': 'Il n’éveille d’artefacts qu’à la Résolution, et seulement vivant.',
  'SOL-163': 'S’il meurt, ses monstres restent sur son plateau et ses artefacts dorment jusqu’à sa résurrection.',
};
