import type { healer as model } from '../en/healer';

export const healer: Readonly<Record<keyof typeof model, string>> = {
  'BASE-303': 'Chez le Guérisseur, on achète autant qu’on peut payer, ensemble si on veut.',
  'BASE-304': 'Toucher de guérison : pour 300 pièces d’or, un héros regagne 1 PV.',
  'BASE-305': 'Résurrection : pour 1 000 pièces d’or, un héros mort revient avec 2 PV, son or et ses équipements.',
  'BASE-306':
    'Un héros à peine ressuscité peut aussitôt être soigné davantage ; son joueur, s’il était parti, revient.',
  'BASE-307': 'Personne n’est soigné au-delà de ses PV de départ.',
  'BASE-308': 'Ce sont les vivants qui paient une résurrection ; ensuite, l’or du héros compte de nouveau.',
  'BASE-309': 'Le Guérisseur ne fait pas de remise.',
  'BASE-310': 'Un héros ressuscité est placé avec les autres dans la salle suivante.',
  'BASE-311': 'Il y a deux Guérisseurs ; ils offrent la même chose au même prix.',
};
