import type { Dice } from '../soak/dice';
import type { Kept } from './games/found';

const MOST_STEPS = 12;

/** Hears how the writing goes, and says when so much has been heard that the kill may come. */
export class Moment {
  /** The last that was acknowledged; null when nothing was. */
  kept: Kept | null = null;
  isWriting = false;
  /** Resolves when the wait begins: half the kills are to come in a write, the others anywhere. */
  readonly come: Promise<void>;
  private readonly isOfAWrite: boolean;
  private stepsToWait: number;
  private reach: () => void = () => undefined;

  constructor(dice: Dice) {
    this.isOfAWrite = dice.oneIn(2);
    this.stepsToWait = 1 + dice.below(MOST_STEPS);
    this.come = new Promise((resolve) => {
      this.reach = resolve;
    });
  }

  /** How long the kill waits when the moment has come. */
  waitMs(dice: Dice, { writeUs, stepUs }: Waits): number {
    return dice.below(this.isOfAWrite ? writeUs : stepUs) / 1000;
  }

  readonly writing = (): void => {
    this.isWriting = true;
    if (this.isOfAWrite && this.stepsToWait <= 0) this.reach();
  };

  readonly hearKept = (number: number, stepCount: number): void => {
    this.isWriting = false;
    this.kept = { number, stepCount };
    this.stepsToWait -= 1;
    if (!this.isOfAWrite && this.stepsToWait <= 0) this.reach();
  };
}

/** About how long it takes to write a step, and to play one. */
export interface Waits {
  readonly writeUs: number;
  readonly stepUs: number;
}
