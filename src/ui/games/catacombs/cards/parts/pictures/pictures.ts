import type { AbilityId, ArtefactId, Circle, EquipmentId, SpellId } from '../../../../../../rules/catacombs';
import type { GlyphId } from '../../../../../kit/glyph';
import { WORKSHOP_GLYPHS } from './workshopGlyphs';

export const ABILITY_GLYPHS: Readonly<Record<AbilityId, GlyphId>> = {
  'ability:retaliation': 'retaliation',
  'ability:regeneration': 'regeneration',
  'ability:fire-wall': 'fireWall',
  'ability:feeding-frenzy': 'feedingFrenzy',
  'ability:absorption': 'absorption',
  'ability:corrosion': 'corrosion',
  'ability:evasion': 'evasion',
  'ability:incorporeal': 'incorporeal',
  'ability:mounted-unit': 'mounted',
  'ability:resurrection': 'rebirth',
  'ability:slave-master': 'whip',
  'ability:suppression': 'song',
  'ability:touch-of-decay': 'decay',
  'ability:volcanism': 'volcano',
  'ability:wellspring': 'wellspring',
  'ability:devourer': 'maw',
  'ability:lethal': 'fangs',
  'ability:stamina': 'stamina',
  'ability:summon-vermin': 'rats',
  'ability:swarm': 'swarm',
  'ability:weak': 'weak',
  ...WORKSHOP_GLYPHS,
};

export const EQUIPMENT_GLYPHS: Readonly<Record<EquipmentId, GlyphId>> = {
  'equipment:familiar': 'owl',
  'equipment:map': 'map',
  'equipment:healing-potion': 'potion',
  'equipment:iron-ring': 'ring',
  'equipment:rage-draught': 'draught',
  'equipment:great-axe': 'axe',
  'equipment:barbed-arrow': 'barbedArrow',
  'equipment:throwing-knives': 'knives',
  'equipment:shadow-cloak': 'cloak',
  'equipment:war-hammer': 'hammer',
  'equipment:phoenix-feather': 'feather',
  'equipment:ember-wand': 'emberWand',
  'equipment:moon-veil': 'moon',
  'equipment:repeating-crossbow': 'crossbow',
  'equipment:silver-bolts': 'quiver',
  'equipment:hunting-horn': 'hound',
  'equipment:boots-of-haste': 'boots',
  'equipment:throwing-axe': 'hatchets',
  'equipment:arrow-fan': 'arrowFan',
  'equipment:smoke-phial': 'phial',
  'equipment:crystal-wand': 'wand',
  'equipment:ice-bracelet': 'bracelet',
  'equipment:mirror-shield': 'mirror',
  'equipment:blessed-plate': 'plate',
  'equipment:sun-mace': 'mace',
  'equipment:pavise': 'pavise',
  'equipment:mail-shirt': 'mail',
  'equipment:serpent-rod': 'serpentRod',
};

export const ARTEFACT_GLYPHS: Readonly<Record<ArtefactId, GlyphId>> = {
  'artefact:orc-hide-shield': 'hide',
  'artefact:grave-charm': 'charm',
  'artefact:ember-flask': 'flask',
  'artefact:horned-blade': 'curvedBlade',
  'artefact:hunters-net': 'net',
  'artefact:trophy-cloak': 'hood',
  'artefact:witchbane': 'broadhead',
};

/** A family's sign, and that of a circle of any colour. */
export const FAMILY_GLYPHS: Readonly<Record<Circle, GlyphId>> = {
  undead: 'decay',
  dungeon: 'room',
  mythological: 'trident',
  infernal: 'fireWall',
  vermin: 'rats',
  any: 'star',
};

export const SPELL_GLYPHS: Readonly<Record<SpellId, GlyphId>> = {
  'spell:summon-skeleton': 'raise',
  'spell:drain-energy': 'drain',
  'spell:fireball': 'fireball',
  'spell:magic-missile': 'magicMissile',
  'spell:shield': 'shield',
  'spell:teleport': 'teleport',
  'spell:heal': 'heal',
  'spell:heal-all': 'healAll',
  'spell:stunning-bolt': 'bolt',
  'spell:cure-poison': 'antidote',
  'spell:giant-fireball': 'fireball',
  'spell:ring-of-frost': 'frost',
};
