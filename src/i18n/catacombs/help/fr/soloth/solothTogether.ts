import type { solothTogether as model } from '../../en/soloth/solothTogether';

export const solothTogether: Readonly<Record<keyof typeof model, string>> = {
  'SOL-228': 'Un Troll gelé et blessé se régénère en fin de manche et reste gelé.',
  'SOL-229': 'Un Phénix gelé nourrit encore les autres, et les monstres gelés en profitent encore.',
  'SOL-230': 'Une Sirène gelée réduit toujours au silence, et aucune nouvelle pique ne part tant qu’elle est là.',
  'SOL-231': 'Frappé au poing et libéré, il use de Représailles ; pique en place, ou touché autrement, non.',
  'SOL-232': 'Un Phénix gelé tué pendant que d’autres vivent revient indemne et libre ; sa pique rentre.',
  'SOL-233': 'Le cavalier d’une monture gelée arrive libre ; si la salle finit par le gel, aucun cavalier ne paraît.',
  'SOL-234': 'Un Spectre des tertres gelé n’attaque pas ; un monstre gelé et blessé peut être régénéré et reste gelé.',
  'SOL-235': 'Un monstre épuisé peut geler aussi ; il lui faut alors récupérer et être libéré.',
  'SOL-236': 'Un Esprit du feu gelé ne devient jamais Mur de feu, et un Mur de feu ne gèle pas.',
  'SOL-237': 'Un esclave libéré agit aussitôt et garde son action ; un Homme-lézard gelé n’asservit personne.',
  'SOL-238': 'Un Vampire gelé ne lance rien ; un squelette lancé qui fait tomber une pique libère son monstre à temps.',
  'SOL-239': 'À la chaîne, le premier coup peut faire tomber la pique ; un second de suite n’a toujours aucun effet.',
  'SOL-240': 'Une pique perdue avec le Bracelet de glace libère son monstre sans coup, et sans Représailles.',
  'SOL-241': 'Une pique ne gèle pas un Incorporel, mais peut le chasser de la salle pour la Princesse.',
  'SOL-242': 'Un point d’armure annule critique, étourdissement, poison, Terreur et toute capacité de ce lancer.',
  'SOL-243':
    'Avec deux points, il encaisse deux lancers d’un monstre : le Coup de poing du Vampire et son squelette en font deux.',
  'SOL-244': 'Parer l’un des deux coups à l’armure empêche un Dévoreur de l’avaler.',
  'SOL-245': 'Un coup absorbé permet tout de même à la Gargouille de se retirer.',
  'SOL-246': 'Sans dégâts, ni Touché de décrépitude ni Corrosion.',
  'SOL-247': 'Le Marteau de guerre fait 1 à un Seigneur, qui n’a pas de famille, et rien à un Incorporel.',
  'SOL-248': 'Contre l’Absorption, seul un Coup de poing blesse, d’où que vienne sa force ; critique, il fait 2.',
  'SOL-249':
    'La Suppression arrête actions spéciales, sorts, objets à utiliser et bonus ; elle laisse un simple Coup de poing et ce qui protège.',
  'SOL-250': 'Tant que chante la Sirène, les remèdes magiques sont interdits aussi.',
  'SOL-251':
    'Sous la Suppression, le Familier garde son Coup de poing inoffensif et le squelette le sien ; nul sort par le Familier.',
  'SOL-252':
    'La Suppression arrête les artefacts qui attaquent, pas ceux qui protègent ; à la Résolution, elle ne vaut plus.',
  'SOL-253': 'La Suppression ne donne jamais d’action à qui n’en a pas.',
  'SOL-254':
    'Sous la Suppression, la Sorcière garde son Coup de poing gratuit et perd ses pouvoirs ; une carte qui ne fait que la défendre coûte toujours sa magie ou ses PV, sans quoi elle ne sert pas.',
  'SOL-255': 'Un Incorporel avec Résurrection qu’un héros chasse revient tant qu’un autre monstre vit.',
  'SOL-256': 'Une monture qui renaît ne laisse pas de cavalier ; un cavalier vivant compte comme un autre monstre.',
  'SOL-257': 'Seul, le Phénix ne nourrit personne et peut mourir pour de bon.',
  'SOL-258': 'Ce qu’un coup critique a de trop après la monture est perdu.',
  'SOL-259': 'Une monture dotée de Représailles les exerce avant d’être remplacée ; son cavalier, non.',
  'SOL-260': 'Un esclave épuisé ne peut agir ; s’il blesse un héros, il s’épuise comme d’habitude.',
  'SOL-261': 'Un esclave peut user de tout ce que permet son action, aux conditions habituelles.',
  'SOL-262': 'Dans des Représailles, les pouvoirs liés aux dégâts agissent ; aucune retraite ne suit.',
  'SOL-263': 'Perdre l’objet de l’Autel ne permet pas d’en prendre un autre.',
  'SOL-264': 'Un objet rouillé ne revient jamais : le monstre qui le rapportait ne rapporte rien.',
  'SOL-265': 'Seule une mort définitive laisse un pion au Chasseur de sorcières ; monture et cavalier en font deux.',
  'SOL-266': 'Des Guerriers squelettes gardés par le Chasseur peuvent n’en laisser aucun au Vampire.',
  'SOL-267':
    'Au labyrinthe aussi ce Marchand étale dix cartes ; les soins du camp se partagent ; une pique compte comme attaque.',
  'SOL-268': 'Le poison mortel pour la Sorcière se mesure à ses PV de départ ; sa magie ne compte pas.',
  'SOL-269': 'Quand tous les héros sont morts, hors de combat ou avalés à la fois, le Maître gagne sur-le-champ.',
  'SOL-270': 'Un pion est frappé quand le pion lancé le heurte, une fois par lancer ; les autres ne sont que touchés.',
  'SOL-272': 'Les cartes des douze monstres de Soloth donnent leurs PV, leur prime, leurs attaques et leur capacité.',
};
