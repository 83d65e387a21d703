import type { ActionId, GearId, SpellId } from '../../rules/catacombs';
import { ATTACK_NAMES } from './say/attackName';

/** Cards that are used as an action of their own. */
export const GEAR_DEEDS = [
  'equipment:healing-potion',
  'equipment:rage-draught',
  'equipment:throwing-knives',
  'equipment:throwing-axe',
  'equipment:arrow-fan',
  'equipment:smoke-phial',
  'equipment:crystal-wand',
  'equipment:pavise',
  'equipment:ember-wand',
  'equipment:repeating-crossbow',
  'equipment:boots-of-haste',
  'equipment:serpent-rod',
  'artefact:ember-flask',
  'artefact:hunters-net',
] as const satisfies readonly GearId[];

/** What has a name of its own; a Punch is told by what it is for whoever throws it. */
export type NamedDeed = Exclude<ActionId, 'punch'> | SpellId | (typeof GEAR_DEEDS)[number];

/** What is told by its flicks: a single one by what it is, several by their shape. */
export const DEED_SHAPES = [
  ...ATTACK_NAMES,
  'chain',
  'twice',
  'strikeThenShoot',
  'strikeThenSend',
  'strikeShootStrike',
  'volcanism',
  'summon-vermin',
  'pass',
] as const;
export type DeedShape = (typeof DEED_SHAPES)[number];
