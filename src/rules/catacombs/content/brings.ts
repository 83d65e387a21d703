import type { EquipmentId, HeroId } from '../words/ids';

/** What lies on the table for as long as somebody owns a card, whether he can use it at the moment or not. */
interface Brought {
  /** What a track of armour shows with it (SOL-122). */
  readonly armour?: number;
  /** So many Ice Spikes more (SOL-101). */
  readonly spikes?: number;
  /** So many face-down cards does it show (EXTRA-077). */
  readonly looks?: number;
}

/** The card that brings the third of the Ice Spikes (SOL-101). */
export const SPIKE_BRINGER = 'equipment:ice-bracelet';

export const BRINGS: Readonly<Partial<Record<EquipmentId, Brought>>> = {
  'equipment:map': { looks: 2 },
  [SPIKE_BRINGER]: { spikes: 1 },
  'equipment:blessed-plate': { armour: 3 },
};

/** What the Paladin's own track shows (SOL-117). */
export const OWN_ARMOUR = 2;

/** What it shows with these cards (SOL-122). */
export const armourWith = (equipment: readonly EquipmentId[]): number =>
  Math.max(OWN_ARMOUR, ...equipment.map((id) => BRINGS[id]?.armour ?? 0));

/** So many face-down cards do these show. */
export const looksWith = (equipment: readonly EquipmentId[]): number =>
  equipment.reduce((sum, id) => sum + (BRINGS[id]?.looks ?? 0), 0);

/** The hero whose Ice Spikes all of them are (SOL-076). */
export const SPIKE_THROWER: HeroId = 'hero:ice-princess';

/** The Ice Princess starts with two of the three in the box; the third comes with a card (SOL-101). */
const OWN_SPIKES = 2;

export const spikesWith = (equipment: readonly EquipmentId[]): number =>
  equipment.reduce((sum, id) => sum + (BRINGS[id]?.spikes ?? 0), OWN_SPIKES);
