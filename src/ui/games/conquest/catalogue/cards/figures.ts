import type { AbilityKind, DesignId, Role, Sign } from '../../../../../rules/conquest';
import type { IconId } from '../emblems';

/** Who is seen on each card. */
export const FIGURES: Readonly<Record<DesignId, IconId>> = {
  'berserker-mage': 'barbarian',
  'royal-archer': 'high-shot',
  enchantress: 'woman-elf-face',
  'witch-hunter': 'lantern',
  'shield-knight': 'visored-helm',
  'hill-barbarian': 'viking-helmet',
  pathfinder: 'hooded-figure',
  'lay-sister': 'nun-face',
  'cave-surveyor': 'dwarf-face',
  'captain-of-the-watch': 'crested-helmet',
  'warrior-queen': 'swordwoman',
  gryphon: 'griffin-symbol',
  'clay-guardian': 'rock-golem',
  'bolt-hunter': 'crossbow',
  'beyond-the-grave-zombie': 'shambling-zombie',
  marauder: 'bandit',
  behemoth: 'brute',
  witch: 'witch-face',
  phoenix: 'eagle-emblem',
  'bone-archer': 'bowman',
  'bull-of-the-maze': 'minotaur',
  'pale-count': 'vampire-dracula',
  'marsh-shaman': 'totem-mask',
  'cave-sneak': 'goblin-head',
  'black-rider': 'black-knight-helm',
  'tide-hag': 'tentacles-skull',
  'grave-tyrant': 'crowned-skull',
  'trophy-hunter': 'hooded-assassin',
};

/** Seals at the lower edge of the picture; no rule asks for them (CONQ-048). */
export const ROLE_SEALS: Readonly<Record<Role, IconId>> = {
  leader: 'crown',
  spellcaster: 'wizard-staff',
  fighter: 'battle-axe',
  creature: 'paw',
  hunter: 'crossbow',
  explorer: 'compass',
};
export const SIGN_SEALS: Readonly<Record<Sign, IconId>> = {
  moth: 'butterfly',
  spider: 'spider-alt',
  rat: 'rat',
  coral: 'coral',
  lizard: 'gecko',
  jellyfish: 'jellyfish',
};

export const ABILITY_SEALS: Readonly<Record<AbilityKind, IconId>> = {
  surprise: 'card-play',
  stun: 'knockout',
  heal: 'heart-plus',
  capture: 'robber-hand',
  reset: 'cycle',
  insight: 'third-eye',
  sunder: 'cracked-shield',
  quake: 'earth-crack',
};
