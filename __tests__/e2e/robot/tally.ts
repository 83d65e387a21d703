import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { KINDS, type Kind } from './walk';

export interface Played {
  readonly seed: number;
  readonly kind: Kind;
  readonly seconds: number;
  readonly wrong: readonly string[];
  readonly freezesMs: readonly number[];
}

/** How many of each kind a whole run has. */
const COUNTS: Readonly<Record<Kind, number>> = { atOnce: 20, told: 3, soloGame: 10, soloRoom: 20 };

const FILE = path.resolve(__dirname, '../../../test-output/robot.json');

/** Every kind from the beginning and to the end, so that a run that is broken off has played some of each. */
export function planFrom(firstSeed: number): readonly { readonly seed: number; readonly kind: Kind }[] {
  const placed = KINDS.flatMap((kind) =>
    Array.from({ length: COUNTS[kind] }, (_, index) => ({ kind, share: (index + 0.5) / COUNTS[kind] })),
  );
  return placed.sort((a, b) => a.share - b.share).map(({ kind }, index) => ({ kind, seed: firstSeed + index }));
}

/** What has been played, kept in a file: a run goes on where the last one was broken off, and plays again what failed. */
export function openTally() {
  const played: Played[] = existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')) : [];
  return {
    isPlayed: (seed: number): boolean => played.some((one) => one.seed === seed && one.wrong.length === 0),
    add: (one: Played): void => {
      played.push(one);
      mkdirSync(path.dirname(FILE), { recursive: true });
      writeFileSync(FILE, `${JSON.stringify(played, null, 1)}\n`);
    },
    summary: (): string =>
      KINDS.map((kind) => {
        const ofKind = played.filter((one) => one.kind === kind);
        const failed = ofKind.filter(({ wrong }) => wrong.length > 0);
        return `${kind}: ${ofKind.length - failed.length} played to the end, ${failed.length} failed`;
      }).join('\n'),
  };
}
