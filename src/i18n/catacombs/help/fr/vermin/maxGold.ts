import type { maxGold as model } from '../../en/vermin/maxGold';

export const maxGold: Readonly<Record<keyof typeof model, string>> = {
  'VERM-075': 'Beaucoup de Vermines ne rapportent pas plus qu’un maximum d’or par salle.',
  'VERM-076':
    'Trois Chauves-souris vampires (100 au plus) et deux Vipères de fosse (200 au plus) rapportent 300 pièces d’or.',
  'VERM-077': 'Le maximum vaut par héros, par salle et par sorte de monstre.',
  'VERM-078': 'Deux héros qui ont chacun tué une chauve-souris touchent chacun leur or.',
  'VERM-079': 'Le Voleur ne dépasse pas le maximum, mais touche son bonus pour chaque sorte de Vermine.',
  'VERM-080':
    'Son bonus vient une fois par sorte de Vermine, et pour tout autre monstre comme toujours ; la table peut en accorder un par Vermine.',
  'VERM-081': 'L’or du Chasseur de sorcières a le même maximum ; il garde tous les pions.',
};
