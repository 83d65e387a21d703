import { conquestBook, type ConquestSetup } from '../../../src/rules/conquest';

/** What a set-up says, as it is written in a record: all else is the rulebook's plain game. */
const SETUPS: Readonly<Record<string, object>> = {
  base: {},
  four: { tokens: 4 },
  nine: { tokens: 9 },
  three: { seats: { sword: ['ann'], skull: ['bea', 'cyd'] } },
  fourSeats: { seats: { sword: ['ann', 'bea'], skull: ['cyd', 'dan'] } },
  drawAtEnd: { options: ['drawAtEnd'] },
  exhaustion: { options: ['exhaustion'] },
  withoutAbilities: { options: ['withoutAbilities'] },
  withoutArmour: { options: ['withoutArmour'] },
  tempoToken: { options: ['tempoToken'] },
  fourTempo: { tokens: 4, options: ['tempoToken'] },
  nineTempo: { tokens: 9, options: ['tempoToken'] },
  // Whoever plays alone sits on either side.
  threeTempo: { seats: { sword: ['ann'], skull: ['bea', 'cyd'] }, options: ['tempoToken', 'pairToken'] },
  threeTempoTurned: { seats: { sword: ['ann', 'bea'], skull: ['cyd'] }, options: ['tempoToken', 'pairToken'] },
  fourSeatsTempo: { seats: { sword: ['ann', 'bea'], skull: ['cyd', 'dan'] }, options: ['tempoToken'] },
  mat: { ground: 'mat' },
  saltire: { layout: 'saltire' },
  slant: { layout: 'slant' },
};

export const VARIANTS: readonly string[] = Object.keys(SETUPS);

export function setupOf(variant: string): ConquestSetup {
  const written = SETUPS[variant];
  if (written === undefined) throw new Error(`there is no variant ${variant}: ${VARIANTS.join(', ')}`);
  return conquestBook.setup.parse(written);
}
