/** What came of one position, played on: of passing, and of what else could have been done. */
export interface Judged {
  /** Whether something else was better by more than luck explains, 19 times of 20. */
  readonly isIdle: boolean;
  /** By how much, on plays that had no say in the choice; 0 where nothing looked better. */
  readonly gain: number;
  /** Which it was; null where nothing looked better. */
  readonly move: number | null;
}

/** One in twenty lies above it on the one side, for large samples. */
const Z = 1.645;
/** For so many values, somewhat further out. */
const critical = (values: number): number => Z + (Z * Z * Z + Z) / (4 * (values - 1));

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

function isMoreThanLuck(gains: readonly number[]): boolean {
  const middle = mean(gains);
  const variance = gains.reduce((sum, gain) => sum + (gain - middle) ** 2, 0) / (gains.length - 1);
  return middle > 0 && middle > critical(gains.length) * Math.sqrt(variance / gains.length);
}

const NOTHING_BETTER: Judged = { isIdle: false, gain: 0, move: null };

/**
 * Whether a pass was idle. The best of several always looks better than it is: it is chosen on one half of the plays and
 * judged on the other. Each arm has the same luck in the same play, so that the moves differ and nothing else.
 */
export function judge(moves: number, plays: number, play: (move: number | null, luck: number) => number): Judged {
  const half = Math.floor(plays / 2);
  const first = Array.from({ length: half }, (_, luck) => luck);
  const passed = first.map((luck) => play(null, luck));
  const gainOf = (move: number): number => mean(first.map((luck) => play(move, luck) - (passed[luck] ?? 0)));
  const [best] = Array.from({ length: moves }, (_, move) => ({ move, gain: gainOf(move) })).sort(
    (a, b) => b.gain - a.gain,
  );
  if (best === undefined || best.gain <= 0) return NOTHING_BETTER;
  const gains = first.map((luck) => play(best.move, half + luck) - play(null, half + luck));
  return { isIdle: isMoreThanLuck(gains), gain: mean(gains), move: best.move };
}
