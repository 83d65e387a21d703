/** Which tab writes a game: this one, or another one that this one may watch or take over from. */
export type ClaimState = 'mine' | 'elsewhere';

export interface GameClaim {
  state(): ClaimState;
  /** Whoever gets the game must open it anew: the other tab may have gone on with it. */
  subscribe(listener: (state: ClaimState) => void): () => void;
  /** Settled when this tab has the game; the other one is told that it has it no more. */
  takeOver(): Promise<void>;
  release(): void;
}
