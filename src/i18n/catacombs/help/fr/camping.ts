import type { camping as model } from '../en/camping';

export const camping: Readonly<Record<keyof typeof model, string>> = {
  'EXTRA-024': 'On peut ajouter un second Guérisseur à toute partie.',
  'EXTRA-025': 'Chaque Guérisseur est une salle à part, avec tous ses services.',
  'EXTRA-026': 'Camper permet aux héros de récupérer PV et sorts entre les salles.',
  'EXTRA-027': 'Un marqueur sur la carte Campement montre combien de fois on a campé ; il commence sur Départ.',
  'EXTRA-029': 'À la fin de chaque Résolution, les héros décident s’ils campent.',
  'EXTRA-030': 'Les joueurs des héros vivants votent. Sans majorité pour, on ne campe pas.',
  'EXTRA-031': 'Pour camper, le marqueur avance d’une case, et on applique cette case.',
  'EXTRA-032': 'Sur un nombre, chaque héros récupère jusqu’à ce nombre de points : des PV ou des sorts utilisés.',
  'EXTRA-033': 'Seul le Magicien peut reprendre des sorts ; ils peuvent resservir.',
  'EXTRA-034': 'Un campement ne fait rien pour les morts.',
  'EXTRA-035': 'Sur une étoile, pas de repos : des monstres choisis par le Maître attaquent le campement.',
  'EXTRA-036': 'Ils valent exactement 300 pièces d’or, ou le plus possible en dessous selon la réserve.',
  'EXTRA-037': 'Un combat de campement reste sur le même plateau, zones de départ inversées.',
  'EXTRA-038': 'Les héros se placent d’abord, puis le Maître.',
  'EXTRA-039': 'Les monstres doivent tenir dans leur zone ; sinon, le Maître en prend d’autres.',
  'EXTRA-040': 'Les monstres tués au campement sont payés à la fin de ce combat.',
  'EXTRA-041': 'On campe une fois au plus après chaque salle.',
  'EXTRA-042': 'On ne campe pas après un combat dû au campement.',
  'EXTRA-043': 'On ne campe ni chez le Marchand ni chez le Guérisseur.',
  'EXTRA-044':
    'Un combat de campement compte comme une nouvelle salle pour le Familier et les équipements à usage par salle.',
  'EXTRA-045': 'La piste : Départ, 1, étoile, 2, étoile, 1, étoile, 2. Après la dernière case, on ne campe plus.',
  'EXTRA-082':
    'Dans un combat de campement, la zone d’un camp est celle où il s’est installé. Un monstre qui rapporte une carte compte 300.',
};
