/** What stands or lies in the catacombs (section M of the rulebook). */
export const ELEMENT_KINDS = [
  'corpse',
  'chest',
  'barrel',
  'table',
  'tomb',
  'well',
  'bookcase',
  'rack',
  'statue',
  'rubble',
  'portal',
] as const;
export type ElementKind = (typeof ELEMENT_KINDS)[number];

export const TRAP_KINDS = ['hole', 'spikes'] as const;
export type TrapKind = (typeof TRAP_KINDS)[number];

export const DOOR_KINDS = ['standard', 'armoured', 'prison'] as const;
export type DoorKind = (typeof DOOR_KINDS)[number];
