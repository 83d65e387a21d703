import type { monsters as model } from '../en/monsters';

export const monsters: Readonly<Record<keyof typeof model, string>> = {
  'BASE-229': 'Le Maître commande tous les monstres ; chaque type a une carte.',
  'BASE-230': 'Une carte Monstre indique famille, récompense, PV, attaques et capacités.',
  'BASE-231':
    'La couleur dit la famille : gris pour les morts-vivants, bleu pour la mythologie, vert pour le donjon, orange pour l’enfer.',
  'BASE-232': 'Un monstre vaut de 100 à 300 pièces d’or.',
  'BASE-233': 'Représailles : frappé par le Coup de poing d’un héros ou d’un Allié, le monstre peut riposter aussitôt.',
  'BASE-234': 'Il peut riposter même si le coup l’a tué ; ensuite il disparaît.',
  'BASE-235': 'Les Représailles ne visent pas celui qui a frappé.',
  'BASE-236': 'S’il touche quand même cet attaquant, celui-ci n’a rien. Les autres qu’il touche sont blessés.',
  'BASE-237': 'Les Représailles sont un seul Coup de poing, avec les modificateurs de la carte du monstre.',
  'BASE-238': 'Elles viennent quand les pions sont à l’arrêt, avant la pichenette suivante de la même action.',
  'BASE-239': 'Être frappé suffit : un Coup de poing sans dégâts les provoque aussi.',
  'BASE-240': 'Missiles, boules de feu et bousculades ne les provoquent pas.',
  'BASE-241':
    'Si une pichenette en frappe plusieurs, chacun peut riposter une fois. Des Représailles n’en provoquent jamais d’autres.',
  'BASE-242': 'Plusieurs Coups de poing les provoquent plusieurs fois, et le monstre garde son action.',
  'BASE-243': 'Un monstre en incapacité ne peut pas riposter.',
  'BASE-244': 'Un monstre tué part une fois ses Représailles réglées ; il reste acquis à son vainqueur.',
  'BASE-245': 'Régénération : blessé à la fin d’une manche, le monstre retrouve tous ses PV.',
  'BASE-246': 'La Régénération se fait toute seule, et n’aide pas les morts.',
  'BASE-247': 'Mur de feu : après un Coup de poing qui a blessé un héros, l’Esprit du feu devient un mur de flammes.',
  'BASE-248': 'Seul un dégât à un héros, par Coup de poing, le retourne, et seulement une fois les pions à l’arrêt.',
  'BASE-249':
    'Un Mur de feu enlève 1 PV à tout héros ou Allié qui entre en contact avec lui, qui que ce soit qui bouge.',
  'BASE-250': 'Les monstres et le Seigneur ne craignent pas les Murs de feu.',
  'BASE-251':
    'Un mur brûle un pion une fois au plus par pichenette. Rester contre lui ou s’en écarter ne coûte rien ; y être poussé, si, même déjà en contact.',
  'BASE-252':
    'Pousser un ami contre un mur, ou un mur contre un ami, coûte des PV : c’est le mur qui blesse, pas vous.',
  'BASE-253': 'Personne ne commande un Mur de feu, et il ne compte pas comme monstre de la salle.',
  'BASE-254': 'Un Mur de feu peut être poussé et reste où il s’arrête.',
  'BASE-255': 'Poussé hors du plateau, il revient où il est sorti.',
  'BASE-256': 'Un Mur de feu ne rapporte rien à personne. Après la salle, son pion retourne à la réserve.',
  'BASE-257': 'On ne peut ni attaquer ni détruire un Mur de feu.',
  'BASE-258': 'Missiles et boules de feu rebondissent sur un Mur de feu.',
  'BASE-259': 'Un Mur de feu peut tuer des héros à leur propre tour, et même terminer la partie.',
  'BASE-260': 'Frénésie alimentaire : après un Coup de poing qui a blessé un héros, le monstre est en incapacité.',
  'BASE-261': 'Il manque la manche suivante, se relève à la fin et agit à celle d’après.',
  'BASE-262': 'À terre, c’est toujours un monstre : on peut le frapper, le tuer, et la salle n’est pas vidée.',
  'BASE-263':
    'La frénésie du Zombie vient d’un dégât à un héros, pas à un Allié, sauf si votre table en décide autrement.',
  'BASE-264': 'C’est le dégât qui compte, même si le héros en meurt.',
  'BASE-265': 'Dans une séquence, la frénésie vient à la première attaque qui blesse ; les autres sont perdues.',
  'BASE-266': 'Absorption : seul un Coup de poing peut blesser ce monstre.',
  'BASE-267': 'Missiles et boules de feu le poussent, sans dégât ni effet. Le Coup de poing d’un Allié marche.',
};
