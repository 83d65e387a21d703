import type { altar as model } from '../../en/soloth/altar';

export const altar: Readonly<Record<keyof typeof model, string>> = {
  'SOL-060': 'L’Autel de Soloth peut s’ajouter au chemin, juste avant le Seigneur.',
  'SOL-061': 'À l’Autel, les héros peuvent offrir 500 pièces d’or.',
  'SOL-062': 'Un joueur peut payer l’offrande seul, ou plusieurs ensemble.',
  'SOL-063': 'Chaque offrande retourne une carte de la pioche d’Équipement.',
  'SOL-064': 'Les joueurs décident ensemble de la prendre ou non et, s’ils la prennent, pour qui.',
  'SOL-065': 'On ne prend qu’un objet à l’Autel par partie.',
  'SOL-066': 'Un objet refusé passe sous la pioche, et l’on peut faire une nouvelle offrande.',
  'SOL-067': 'Un objet pris, l’Autel se tait ; les offrandes refusées ne sont pas rendues.',
  'SOL-068': 'À l’Autel on ne mélange pas la pioche ; si elle est vide, pas d’offrande possible.',
  'SOL-069':
    'Tout héros vivant peut recevoir l’objet, même sans pouvoir s’en servir ; avoir payé ne donne aucun droit.',
  'SOL-070': 'Il faut l’accord de tous les joueurs des héros pour prendre l’objet ; sinon il est refusé.',
  'SOL-071': 'Comme le Marchand et le Guérisseur, l’Autel n’est pas une salle de combat.',
};
