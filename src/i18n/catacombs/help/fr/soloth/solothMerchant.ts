import type { solothMerchant as model } from '../../en/soloth/solothMerchant';

export const solothMerchant: Readonly<Record<keyof typeof model, string>> = {
  'SOL-049': 'Avec Soloth en jeu, ce Marchand remplace l’autre partout.',
  'SOL-050': 'À l’arrivée, on mélange tout l’Équipement sans maître et on étale dix cartes.',
  'SOL-051': 'Les héros peuvent acheter tout ce qui est étalé.',
  'SOL-052': 'Tout se vend au prix fort : l’ancienne remise n’existe plus.',
  'SOL-053': 'Pour 100 pièces d’or, les héros peuvent voir la carte suivante de la pioche.',
  'SOL-054': 'Ils peuvent payer pour regarder encore, autant de fois qu’ils veulent.',
  'SOL-055': 'La carte vue rejoint l’étal pour cette visite ; les 100 pièces ne sont ni rendues ni déduites.',
  'SOL-056': 'Ce qui n’est pas vendu retourne dans la pioche, qu’on mélange.',
  'SOL-057':
    'L’or se met en commun, même pour regarder ; un objet appartient à un seul héros, pour de bon, avec ses pièces.',
  'SOL-058': 'S’il reste moins de dix cartes, toutes sont montrées ; pioche vide, plus rien à regarder.',
  'SOL-059': 'La pioche contient ce que personne ne possède et qui n’a pas quitté la partie.',
};
