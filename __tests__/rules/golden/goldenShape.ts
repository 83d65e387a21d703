/** What seeds give: hashes that only change when the rules, the cards or the dice do. */
export interface Golden {
  readonly revision: number;
  readonly dungeons: Readonly<Record<string, string>>;
  readonly games: Readonly<Record<string, GoldenGame>>;
  readonly cards: Readonly<Record<string, string>>;
}

export interface GoldenGame {
  readonly commands: number;
  readonly events: string;
  readonly state: string;
}
