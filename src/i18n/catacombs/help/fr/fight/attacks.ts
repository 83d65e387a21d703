import type { attacks as model } from '../../en/fight/attacks';

export const attacks: Readonly<Record<keyof typeof model, string>> = {
  'BASE-138':
    'Le Coup de poing est une pichenette du pion lui-même. S’il ne touche aucun ennemi, ce n’est qu’un déplacement.',
  'BASE-139': 'Héros, Alliés, monstres et Seigneur peuvent donner un Coup de poing, si leur carte le permet.',
  'BASE-140': 'Seul le joueur qui commande un pion le pichenette.',
  'BASE-141': 'Un Missile se pose n’importe où à 2,5 cm au plus de l’attaquant, puis se pichenette.',
  'BASE-142': 'Flèches, projectiles magiques et tirs des monstres sont tous des Missiles.',
  'BASE-143': 'Seuls ceux dont la carte le dit tirent des Missiles.',
  'BASE-144': 'Après sa pichenette, le missile est retiré. S’il est sorti du plateau, ce qu’il a touché avant compte.',
  'BASE-145':
    'Les 2,5 cm se mesurent de bord à bord. Le missile ne chevauche rien et ne touche aucun ennemi, mais il peut être derrière un obstacle.',
  'BASE-146': 'Le tireur reste en place, et son propre missile ne le blesse jamais.',
  'BASE-147': 'Une Boule de feu marche comme un Missile, avec un pion plus gros.',
  'BASE-148': 'Une Boule de feu n’est pas un Missile : une règle qui nomme l’un ne concerne pas l’autre.',
  'BASE-149': 'Pour les capacités, c’est le type de la pichenette qui compte : Coup de poing, Missile ou Boule de feu.',
};
