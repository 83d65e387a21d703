import type { ReignWording } from '../wording';

export const weapons: ReignWording['weapons'] = {
  'weapon:rusty-sword': {
    name: 'Épée rouillée',
    the: 'l’épée rouillée',
    text: 'Elle a connu mieux, son porteur aussi.',
  },
  'weapon:bastard-sword': {
    name: 'Épée bâtarde',
    the: 'l’épée bâtarde',
    text: 'Assez longue pour deux mains et toute discussion.',
  },
  'weapon:cleaver': { name: 'Hachoir', the: 'le hachoir', text: 'Il manque à une cuisine.' },
  'weapon:two-handed-cleaver': {
    name: 'Hachoir à deux mains',
    the: 'le hachoir à deux mains',
    text: 'Pour un bœuf, ou ce qui en a la taille.',
  },
  'weapon:club': { name: 'Massue', the: 'la massue', text: 'Elle cabosse ce qu’elle ne casse pas.' },
  'weapon:great-club': { name: 'Grande massue', the: 'la grande massue', text: 'Un jeune arbre ferré au bout.' },
  'weapon:nunchaku': { name: 'Nunchaku', the: 'le nunchaku', text: 'Deux bâtons et une chaîne, venus de très loin.' },
  'weapon:great-nunchaku': {
    name: 'Grand nunchaku',
    the: 'le grand nunchaku',
    text: 'Le même, pour qui a les bras longs.',
  },
  'weapon:old-yew-bow': { name: 'Arc en if ancien', the: 'l’arc en if ancien', text: 'Il grince et porte loin.' },
  'weapon:repeating-crossbow': {
    name: 'Arbalète à répétition rapide',
    the: 'l’arbalète à répétition',
    text: 'Une boîte de carreaux et un levier. Peu savent l’empêcher de s’enrayer.',
  },
  'weapon:spear': { name: 'Lance', the: 'la lance', text: 'Elle frappe par-dessus une case.' },
  'weapon:blessed-sword': { name: 'Épée bénite', the: 'l’épée bénite', text: 'Un premier échec lui est pardonné.' },
  'weapon:berserk-axe': {
    name: 'Hache berserk',
    the: 'la hache berserk',
    text: 'Elle veut frapper encore avant d’avoir fini.',
  },
  'weapon:axe-of-might': {
    name: 'Hache de puissance',
    the: 'la hache de puissance',
    text: 'Son manche fait grossir les bras.',
  },
  'weapon:blade-of-fury': {
    name: 'Lame de fureur',
    the: 'la lame de fureur',
    text: 'Elle ne laisse aucune place au doute.',
  },
  'weapon:hell-blade': {
    name: 'Lame de l’enfer',
    the: 'la lame de l’enfer',
    text: 'Le fil rougeoie, et l’adversaire bientôt aussi.',
  },
  'weapon:vampire-blade': {
    name: 'Lame vampire',
    the: 'la lame vampire',
    text: 'Ce qu’elle boit va à la main qui la tient.',
  },
  'weapon:lightning-hammer': {
    name: 'Marteau éclair',
    the: 'le marteau éclair',
    text: 'Quand le ciel tombe, la cuirasse ne sert à rien.',
  },
  'weapon:blessed-flail': {
    name: 'Fléau bénit',
    the: 'le fléau bénit',
    text: 'Une chaîne consacrée que rien n’arrête.',
  },
  'weapon:bow-of-flame': { name: 'Arc de flamme', the: 'l’arc de flamme', text: 'La corde allume ses flèches.' },
  'weapon:ghost-bow': {
    name: 'Arc fantôme',
    the: 'l’arc fantôme',
    text: 'Ses flèches passent à travers les gens, sauf un.',
  },
  'weapon:dragon-tooth-spear': {
    name: 'Lance dent de dragon',
    the: 'la lance dent de dragon',
    text: 'Aucune maille n’est faite contre une dent pareille.',
  },
  'weapon:dagger': { name: 'Dague', the: 'la dague', text: 'Courte, légère, toujours là.' },
  'weapon:short-sword': { name: 'Épée courte', the: 'l’épée courte', text: 'Commode dans un couloir.' },
  'weapon:hunting-bow': {
    name: 'Arc de chasse',
    the: 'l’arc de chasse',
    text: 'Fait pour le cerf, bien assez bon pour le rat.',
  },
};

export const armours: ReignWording['armours'] = {
  'armour:masters': { name: 'Armure de maître', the: 'l’armure de maître', text: 'On se retourne quand elle entre.' },
  'armour:regeneration': {
    name: 'Armure de régénération',
    the: 'l’armure de régénération',
    text: 'Dessous, les plaies se referment seules.',
  },
  'armour:ghost': { name: 'Armure fantôme', the: 'l’armure fantôme', text: 'Tantôt presque rien, tantôt un mur.' },
  'armour:talisman': {
    name: 'Armure talisman',
    the: 'l’armure talisman',
    text: 'Aucun sort ne la traverse, même bienveillant.',
  },
  'armour:thrice-blessed': {
    name: 'Armure trois fois bénie',
    the: 'l’armure trois fois bénie',
    text: 'Les morts et les damnés ne la supportent pas.',
  },
  'armour:shield-of-courage': {
    name: 'Bouclier du courage',
    the: 'le bouclier du courage',
    text: 'Derrière lui, nul ne tremble.',
  },
  'armour:argika-mail': {
    name: 'Cotte de mailles en argika',
    the: 'la cotte de mailles en argika',
    text: 'Un métal que plus personne ne sait forger.',
  },
  'armour:great-argika-shield': {
    name: 'Grand bouclier en argika',
    the: 'le grand bouclier en argika',
    text: 'Grand comme un enfant, et plus léger.',
  },
  'armour:hell': {
    name: 'Armure de l’enfer',
    the: 'l’armure de l’enfer',
    text: 'Trempée là où il fait le plus chaud.',
  },
  'armour:honed': {
    name: 'Armure aiguisée',
    the: 'l’armure aiguisée',
    text: 'Chaque bord coupe\u00a0: aucun fil n’y tient.',
  },
  'armour:sveins-bearskin': {
    name: 'Peau d’ours cloutée de Svein',
    the: 'la peau d’ours de Svein',
    text: 'Les clous sont venus après l’ours.',
  },
  'armour:leather-jerkin': { name: 'Pourpoint de cuir', the: 'le pourpoint de cuir', text: 'Mieux qu’une chemise.' },
  'armour:studded-habit': {
    name: 'Bure cloutée',
    the: 'la bure cloutée',
    text: 'Les moines y prient. Chez les autres, elle gêne la magie.',
  },
  'armour:mail-shirt': {
    name: 'Chemise de mailles',
    the: 'la chemise de mailles',
    text: 'Des anneaux, et du poids aux épaules.',
  },
  'armour:plain-shield': {
    name: 'Bouclier simple',
    the: 'le bouclier simple',
    text: 'Des planches, une bosse, une sangle.',
  },
};

export const figures: ReignWording['figures'] = {
  damage: 'Dégâts\u00a0: {{amount}}.',
  force: 'Force',
  range: 'Portée\u00a0: {{range}} cases.',
  reach: 'Frappe aussi un ennemi à deux cases.',
  twoHanded: 'Prend les deux mains.',
  parry: 'Pare une fois par tour.',
  unparried: 'Ne peut pas être parée.',
  flaming: 'Peut mettre le feu.',
  pierces: 'Points d’armure ignorés\u00a0: {{points}}.',
  piercesAll: 'Ignore tous les points d’armure.',
  twiceAPoint: 'Deux coups simples pour un point d’action.',
  secondThrow: 'Relance un échec, une fois par attaque.',
  vampiric: 'Soigne 1D quand elle blesse.',
  ghostly: 'Personne ne gêne ses tirs.',
  magic: 'Magique.',
  raised: '{{level}}\u00a0: {{by}} de plus.',
  lowered: '{{level}}\u00a0: {{by}} de moins.',
  needs: 'Demande {{level}} {{least}}.',
  needsInitiation: 'Réservé aux Initiés aux arcanes.',
  points: 'Points d’armure\u00a0: {{points}}.',
  thrownPoints: 'Ses points se jettent à chaque tour\u00a0: 1D.',
  shield: 'Se tient à la main.',
  blessed: 'Morts-vivants et démons voisins perdent 1D points de vie par tour.',
  regeneration: 'Rend {{dice}} points de vie par tour.',
  bearskin: 'Réservée au Barbare Super tanké.',
  testDice: 'Tests de {{level}}\u00a0: {{dice}} de plus.',
  magicDice: 'Sorts\u00a0: {{dice}} de plus, en main.',
  weight: 'Poids\u00a0: {{weight}}.',
  sale: 'Se vend {{coins}} écus.',
  wards: {
    fire: 'Protège du feu.',
    poison: 'Protège du poison.',
    web: 'Protège des toiles.',
    fear: 'Protège de la peur.',
    spells: 'Protège de tous les sorts.',
  },
};
