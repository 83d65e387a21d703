import type { wanderingVermin as model } from '../../en/vermin/wanderingVermin';

export const wanderingVermin: Readonly<Record<keyof typeof model, string>> = {
  'VERM-082': 'À la mise en place, le Maître peut prendre de la Vermine au lieu des monstres errants du Seigneur.',
  'VERM-083': 'Chaque icône de monstre errant de la salle peut être remplacée seule.',
  'VERM-085': 'Chaque sorte de Vermine ne prend pas plus d’icônes que sa ligne ne permet.',
  'VERM-086': 'Au plus un Crâne de sang, une Vipère de fosse et deux Chauves-souris vampires.',
  'VERM-087': 'Les Rats d’égout viennent par trois : trois pour une icône.',
  'VERM-088': 'Au plus quatre groupes de rats.',
  'VERM-089': 'Deux icônes peuvent donner un Crâne et une Vipère, ou deux chauves-souris, ou six rats.',
  'VERM-090': 'Le monstre du Seigneur peut côtoyer la Vermine.',
  'VERM-091': 'Avec le Dragon et quatre icônes, Esprits du feu et Vermine se mêlent librement dans les limites.',
  'VERM-092':
    'Les limites repartent de zéro à chaque salle. Dans une salle rejouée, chaque icône compte pour un monstre de la moitié et se remplace encore.',
  'VERM-093': 'Un groupe de rats en demande trois dans la réserve.',
  'VERM-095': 'Le monstre qu’attirent des héros passifs est toujours celui du Seigneur.',
};
