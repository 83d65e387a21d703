import type { paladin as model } from '../../en/soloth/paladin';

export const paladin: Readonly<Record<keyof typeof model, string>> = {
  'SOL-117': 'L’armure du Paladin, de valeur 2, le protège pendant le Combat.',
  'SOL-118': 'Quand une attaque le touche, son joueur peut dépenser 1 d’armure pour l’ignorer tout entière.',
  'SOL-119': 'Un point suffit, si forte que soit l’attaque.',
  'SOL-120': 'Elle écarte aussi toute capacité liée à l’attaque, et l’incapacité.',
  'SOL-121': 'Sans armure, ou s’il y renonce, il subit les dégâts comme tout le monde.',
  'SOL-122': 'Son armure est de nouveau entière à la mise en place de la salle suivante.',
  'SOL-123': 'Il commence avec toute son armure ; ressuscité, il la retrouve à la salle suivante.',
  'SOL-124':
    'Chaque lancer qui le touche repose la question ; plusieurs contacts d’un même lancer ne coûtent qu’un point.',
  'SOL-125': 'Il décide quand tout est immobile, avant de perdre des PV, en connaissant les dégâts.',
  'SOL-126': 'L’armure ne sert à rien contre les Murs de feu, le poison ou toute perte sans attaque.',
  'SOL-127': 'L’armure protège même quand il est hors de combat.',
  'SOL-128': 'Elle annule ce qui lui arriverait ; ce que l’attaquant gagne à simplement toucher demeure.',
};
