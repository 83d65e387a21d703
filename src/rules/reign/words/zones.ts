import type { DoorKind, ElementKind, TrapKind } from './elements';

export const ZONE_IDS = [
  'zone:guard-corridor',
  'zone:crossroads',
  'zone:guardroom',
  'zone:crypt',
  'zone:scriptorium',
  'zone:cellar',
  'zone:lava-bridge',
  'zone:drowned-vault',
  'zone:prison',
  'zone:chapel',
  'zone:armoury',
  'zone:collapsed-gallery',
  'zone:dead-end',
  'zone:wizards-laboratory',
  'zone:gate-of-the-deep',
] as const;
export type ZoneId = (typeof ZONE_IDS)[number];

/** What stands in an exit as printed; null: an open passage. */
export interface PrintedDoor {
  readonly kind: DoorKind;
  readonly isLocked: boolean;
}

/** What a zone may hold: it is there when a D shows its number or more (REIGN-252). */
export interface ZoneEntry {
  readonly what: ElementKind | TrapKind | 'hiddenDoor' | 'prisoner' | 'characters';
  readonly from: number;
}

export interface ZoneCard {
  readonly id: ZoneId;
  /** As printed, north at the top, the entrance below. */
  readonly plan: readonly string[];
  /** Of exit 1, exit 2 and so on. */
  readonly exits: readonly (PrintedDoor | null)[];
  /** The door that one comes in by, whatever the exit before had; null: none of its own (Z11). */
  readonly ownDoor: PrintedDoor | null;
  readonly entries: readonly ZoneEntry[];
  /** Whoever is dealt here is neither undead nor a demon. */
  readonly isHoly: boolean;
}
