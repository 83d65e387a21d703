import type { finalBattle as model } from '../en/finalBattle';

export const finalBattle: Readonly<Record<keyof typeof model, string>> = {
  'BASE-312': 'Les héros qui survivent à la dernière salle affrontent le Seigneur dans sa tanière.',
  'BASE-313': 'La carte du Seigneur dit quel plateau est sa tanière.',
  'BASE-314': 'Le Seigneur vient avec ses favoris ; tous commencent dans la zone des monstres.',
  'BASE-315': 'Les favoris ne viennent que dans la limite de la réserve.',
  'BASE-316': 'Certains Seigneurs appellent d’autres monstres pendant le combat.',
  'BASE-317': 'Le Seigneur a une action à chaque tour du Maître.',
  'BASE-318': 'Cette action est un Coup de poing ou une seule action spéciale, jamais les deux.',
  'BASE-319':
    'Les monstres appelés par le Seigneur entrent à 2,5 cm au plus de lui et agissent dès la manche suivante.',
  'BASE-320': 'Le Seigneur a une piste de vie ; à 0, il est mort.',
  'BASE-322': 'Les favoris tués dans la bataille finale ne reviennent pas à la réserve.',
  'BASE-323':
    'Tuer tous les monstres ne termine pas la bataille finale ; seule la chute du Seigneur ou des héros le fait.',
};
