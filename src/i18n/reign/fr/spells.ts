import type { ReignWording } from '../wording';

export const spells: ReignWording['spells'] = {
  'spell:spark': {
    name: 'Étincelle',
    the: 'Étincelle',
    text: 'Dégâts {{amount}} à un ennemi, jusqu’à {{range}} cases.',
  },
  'spell:glow': {
    name: 'Lumignon',
    the: 'Lumignon',
    text: 'Montre pièges et portes dérobées jusqu’à {{range}} cases.',
  },
  'spell:patch-up': { name: 'Raccommodage', the: 'Raccommodage', text: 'Soigne {{amount}}, à soi ou à un voisin.' },
  'spell:draught': {
    name: 'Courant d’air',
    the: 'Courant d’air',
    text: 'Éteint quelqu’un, ou ouvre ou ferme une porte non verrouillée en vue.',
  },
  'spell:trip': {
    name: 'Croc-en-jambe',
    the: 'Croc-en-jambe',
    text: 'Un ennemi jusqu’à {{range}} cases aura un point d’action de moins.',
  },
  'spell:mend': {
    name: 'Soin',
    the: 'Soin',
    text: 'Soigne {{amount}} jusqu’à {{range}} cases. Il marche cinq fois par partie.',
  },
  'spell:purify': {
    name: 'Purification',
    the: 'Purification',
    text: 'Délivre un ami jusqu’à {{range}} cases du poison, du feu et de la toile.',
  },
  'spell:shield-of-faith': {
    name: 'Bouclier de foi',
    the: 'Bouclier de foi',
    text: 'Deux points d’armure magique à un ami pour un tour.',
  },
  'spell:blinding-light': {
    name: 'Lumière aveuglante',
    the: 'Lumière aveuglante',
    text: 'Tout ennemi de la zone aura un point d’action de moins.',
  },
  'spell:banish-the-dead': {
    name: 'Bannissement',
    the: 'Bannissement',
    text: 'Dégâts {{amount}} à un mort-vivant ou à un démon, que rien n’amortit.',
  },
  'spell:raise': { name: 'Relèvement', the: 'Relèvement', text: 'Un ami à terre se relève avec {{amount}} de plus.' },
  'spell:shadow-dart': {
    name: 'Trait d’ombre',
    the: 'Trait d’ombre',
    text: 'Surgi du noir\u00a0: dégâts {{amount}} jusqu’à {{range}} cases.',
  },
  'spell:ember-orb': {
    name: 'Orbe ardent',
    the: 'Orbe ardent',
    text: 'Dégâts {{amount}} jusqu’à {{range}} cases, et peut mettre le feu.',
  },
  'spell:dread': { name: 'Effroi', the: 'Effroi', text: 'Tous les ennemis en vue devront vaincre leur peur.' },
  'spell:veil': { name: 'Voile', the: 'Voile', text: 'Invisible pour un tour, soi ou un voisin.' },
  'spell:leech': {
    name: 'Sangsue',
    the: 'Sangsue',
    text: 'Dégâts {{amount}} jusqu’à {{range}} cases, sans compter l’armure. La moitié soigne qui le lance.',
  },
  'spell:chain-of-lightning': {
    name: 'Chaîne d’éclairs',
    the: 'Chaîne d’éclairs',
    text: 'Dégâts {{amount}} à un ennemi jusqu’à {{range}} cases et à tous ses voisins ennemis.',
  },
  'spell:icy-hand': {
    name: 'Main glacée',
    the: 'Main glacée',
    text: 'Dégâts {{amount}} à un ennemi voisin, sans compter l’Endurance.',
  },
  'spell:grip-of-the-dead': {
    name: 'Étreinte',
    the: 'Étreinte',
    text: 'Retient un ennemi jusqu’à {{range}} cases comme une solide toile.',
  },
  'spell:blood-pact': {
    name: 'Pacte de sang',
    the: 'Pacte de sang',
    text: 'Coûte 1D points de vie. Le prochain sort du tour a trois de plus.',
  },
  'spell:plague': { name: 'Peste', the: 'Peste', text: 'Empoisonne un ennemi jusqu’à {{range}} cases, sans blessure.' },
  'spell:raise-a-corpse': {
    name: 'Lever un mort',
    the: 'Lever un mort',
    text: 'Un cadavre en vue se lève et se bat pour vous.',
  },
  'spell:grave-walk': {
    name: 'Marche des tombes',
    the: 'Marche des tombes',
    text: 'Pour un tour, qui le lance n’a plus de corps.',
  },
  'spell:cinder': {
    name: 'Flammèche',
    the: 'Flammèche',
    text: 'Une petite flamme\u00a0: dégâts {{amount}} jusqu’à {{range}} cases, et peut mettre le feu.',
  },
  'spell:hellish-claws': {
    name: 'Griffes',
    the: 'Griffes',
    text: 'Pour un tour, les coups d’un voisin sont magiques, avec un dé de plus.',
  },
  'spell:black-wings': { name: 'Ailes noires', the: 'Ailes noires', text: 'Pour un tour, qui le lance vole.' },
  'spell:call-imp': { name: 'Appel', the: 'Appel', text: 'Un diablotin paraît à côté et se bat pour vous.' },
  'spell:infernal-door': {
    name: 'Porte infernale',
    the: 'Porte infernale',
    text: 'Qui le lance et les amis en vue vont où ils veulent dans ce qui est exploré.',
  },
  'spell:damnation': {
    name: 'Damnation',
    the: 'Damnation',
    text: 'Un ennemi jusqu’à {{range}} cases rate un dur test de Volonté, ou garde la moitié de sa vie.',
  },
};

export const grimoires: ReignWording['grimoires'] = {
  'grimoire:black-magic': 'Magie noire',
  'grimoire:white-magic': 'Magie blanche',
  'grimoire:magic-for-beggars': 'Magie pour les gueux',
  'grimoire:necromancy': 'Nécromancie',
  'grimoire:demonology': 'Démonologie',
};

export const difficulty: ReignWording['difficulty'] = 'Difficulté\u00a0: {{difficulty}}.';
