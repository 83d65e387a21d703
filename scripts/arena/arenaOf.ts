/** What stands on the command line, by its names. */
export type Said = Readonly<Record<string, string | boolean | undefined>>;

/** A question to the arena, the work that answers it, and how the answer reads. */
export interface Bout<Job, Done> {
  readonly jobs: readonly Job[];
  readonly tell: (done: readonly Done[]) => string;
}

/** One figure of a report: what is played for it, so many at one go. */
export interface ReportLine<Job> {
  readonly part: string;
  readonly title: string;
  readonly jobs: readonly Job[];
  /** How many are played at one go: what a run that is killed may lose. */
  readonly chunk: number;
}

/** Who asks: the name of the report, its first seed, and at most so many games or pairs for each line. */
export interface Ordered {
  readonly report: string;
  readonly from: number;
  readonly most: number;
}

/** What stands above the figures of a page. */
export interface Heading {
  readonly report: string;
  readonly from: number;
  readonly to: number;
  readonly fingerprint: string;
  readonly commits: readonly string[];
  readonly dates: readonly string[];
  readonly command: string;
}

/** A report on seeds for tuning, to try what is here. */
export const TRIAL = 'trial';

/** What a game brings along so that the app's players of it can be matched. */
export interface ArenaOf<Job, Done, Line extends ReportLine<Job>, Played> {
  /** What may stand on the command line besides what every arena takes. */
  readonly options: Readonly<Record<string, { readonly type: 'string' | 'boolean' }>>;
  /** An error says which word is none. `contestants`: whoever plays, by name; `seeds`: how many that takes, 0 for none. */
  asked(
    said: Said,
    from: number,
  ): { readonly bouts: readonly Bout<Job, Done>[]; readonly contestants: readonly string[]; readonly seeds: number };
  carryOut(job: Job): Done;
  readonly report: {
    readonly parts: readonly string[];
    lines(parts: readonly string[], ordered: Ordered): readonly Line[];
    /** By what was to be done: it is the same wherever it was done. */
    jobKey(job: Job): string;
    played(line: Line, results: ReadonlyMap<string, Done>): Played;
    page(heading: Heading, played: readonly Played[]): string;
  };
}

/** An arena whatever its types: jobs go to workers as plain data, and what comes of them is told. */
export type Arena = ArenaOf<never, never, never, never>;

export const arenaOf = <Job, Done, Line extends ReportLine<Job>, Played>(
  arena: ArenaOf<Job, Done, Line, Played>,
): Arena => arena as unknown as Arena;
