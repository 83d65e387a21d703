import type { ContactEntry, DiscTouch, TableDisc, WallTouch } from '../../rules/flicking';
import { MATERIALS, MEDIUM_MM, type Material } from '../sounds/materials';
import type { Heard } from './heard';
import type { Impact } from './impact';
import type { SlidingFlight } from './rubOf';

export type SoundingDisc = Pick<TableDisc, 'id' | 'radiusMm' | 'isFixed'>;

export interface SoundingFlick {
  readonly contacts: readonly ContactEntry[];
  /** Every disc of the flick, the projectile too. */
  readonly discs: readonly SoundingDisc[];
  /** null: there are its blows, but no sliding, and nothing that is put back. */
  readonly flight: SlidingFlight | null;
}

/** What a disc is made of, by its id. */
export type MaterialOf = (discId: string) => Material;

const massOf = (disc: SoundingDisc): number => (disc.radiusMm / MEDIUM_MM) ** 2;

/** Both discs of a pair ring: together they sound like a pair of the size between. */
function pairOf(a: SoundingDisc, b: SoundingDisc): Pick<Impact, 'mass' | 'radiusMm'> {
  if (a.isFixed) return { mass: massOf(b), radiusMm: b.radiusMm };
  if (b.isFixed) return { mass: massOf(a), radiusMm: a.radiusMm };
  const mass = (massOf(a) * massOf(b)) / (massOf(a) + massOf(b));
  return { mass, radiusMm: Math.sqrt(a.radiusMm * b.radiusMm) };
}

/** The one place where contacts become impacts. */
export function heardOfFlick({ contacts, discs, flight }: SoundingFlick, materialOf: MaterialOf): Heard {
  const byId = new Map(discs.map((disc) => [disc.id, disc]));
  const discOf = (id: string): SoundingDisc => {
    const disc = byId.get(id);
    if (disc === undefined) throw new Error(`the contact log names ${id}, which is not among the discs`);
    return disc;
  };
  const ofTouch = ({ a, b, atMs, speedMmS }: DiscTouch): Impact => ({
    ...{ atMs, speedMmS, between: [materialOf(a), materialOf(b)] },
    ...pairOf(discOf(a), discOf(b)),
  });
  const ofWall = ({ a, atMs, speedMmS }: WallTouch): Impact => ({
    ...{ atMs, speedMmS, between: [materialOf(a), MATERIALS.wall] },
    ...{ mass: massOf(discOf(a)), radiusMm: discOf(a).radiusMm },
  });
  return {
    impacts: contacts.flatMap((contact) => {
      if (contact.kind === 'touch') return [ofTouch(contact)];
      return contact.kind === 'wall' ? [ofWall(contact)] : [];
    }),
    sliding: flight,
    laidDownAtMs: flight !== null && isPutBack(contacts, flight) ? [flight.durationMs] : [],
  };
}

/** Discs that left are laid back at the edge when the flight ends. */
function isPutBack(contacts: readonly ContactEntry[], { tracks }: SlidingFlight): boolean {
  const staying = new Set(tracks.filter(({ vanishesMs }) => vanishesMs === null).map(({ discId }) => discId));
  return contacts.some((contact) => contact.kind === 'exit' && staying.has(contact.a));
}
