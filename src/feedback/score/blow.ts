import type { ContactEntry, DiscTouch, TableDisc, WallTouch } from '../../rules/flicking';
import type { Sound } from '../sounds/catalogue';
import { brightnessOf, gainOf } from './loudness';

export type SoundingDisc = Pick<TableDisc, 'id' | 'radiusMm' | 'isFixed'>;
export type DiscsById = ReadonlyMap<string, SoundingDisc>;

/** A contact as an ear and a hand know it. */
export interface Blow {
  readonly atMs: number;
  readonly sound: Sound;
  readonly gain: number;
  readonly rate: number;
  /** Speed times the mass that takes part, a medium disc weighing 1: a fixed body takes part with its striker's mass. */
  readonly impulseMmS: number;
}

/** The disc that weighs 1, and that stone and wall were recorded with. */
const MEDIUM_MM = 12.5;
/** The discs that were recorded; any other is tuned from the nearest. */
const WOODS = [
  { sound: 'woodTiny', radiusMm: 6 },
  { sound: 'woodSmall', radiusMm: 9.5 },
  { sound: 'woodMedium', radiusMm: MEDIUM_MM },
  { sound: 'woodLarge', radiusMm: 19 },
] as const;
/** Stone and wall ring by themselves; a smaller disc only colours them. */
const COLOURING = 0.25;

export function blowOf(contact: ContactEntry, discs: DiscsById): Blow | null {
  if (contact.kind === 'touch') return touchBlow(contact, discs);
  if (contact.kind === 'wall') return fixedBlow('wall', contact, discOf(contact.a, discs));
  return null;
}

function touchBlow(touch: DiscTouch, discs: DiscsById): Blow {
  const a = discOf(touch.a, discs);
  const b = discOf(touch.b, discs);
  if (a.isFixed) return fixedBlow('stone', touch, b);
  if (b.isFixed) return fixedBlow('stone', touch, a);
  const wood = woodOf(Math.sqrt(a.radiusMm * b.radiusMm));
  const mass = (massOf(a) * massOf(b)) / (massOf(a) + massOf(b));
  return blow(touch, wood.sound, wood.rate, mass);
}

const fixedBlow = (sound: 'stone' | 'wall', touch: DiscTouch | WallTouch, disc: SoundingDisc): Blow =>
  blow(touch, sound, (MEDIUM_MM / disc.radiusMm) ** COLOURING, massOf(disc));

const blow = ({ atMs, speedMmS }: DiscTouch | WallTouch, sound: Sound, rate: number, mass: number): Blow => ({
  atMs,
  sound,
  gain: gainOf(speedMmS),
  rate: rate * brightnessOf(speedMmS),
  impulseMmS: mass * speedMmS,
});

/** Both discs of a pair ring; together they sound like a pair of the size between, tuned from the nearest recording. */
function woodOf(radiusMm: number): { readonly sound: Sound; readonly rate: number } {
  const strayOf = (wood: (typeof WOODS)[number]): number => Math.abs(Math.log(wood.radiusMm / radiusMm));
  const nearest = WOODS.reduce((best, wood) => (strayOf(wood) < strayOf(best) ? wood : best));
  return { sound: nearest.sound, rate: nearest.radiusMm / radiusMm };
}

const massOf = (disc: SoundingDisc): number => (disc.radiusMm / MEDIUM_MM) ** 2;

function discOf(id: string, discs: DiscsById): SoundingDisc {
  const disc = discs.get(id);
  if (disc === undefined) throw new Error(`the contact log names ${id}, which is not among the discs`);
  return disc;
}
