import type { Touch, World } from '../../../../__tests__/physics/oracles/world';

/** A physics engine made to play flicks, in millimetres and seconds. It brings everything but the friction of the board. */
export interface Peer {
  readonly name: string;
  begin(world: World, stepS: number): PeerPlay;
}

export interface PeerPlay {
  /** Contacts that began so far, in the order in which the engine told of them. */
  readonly touches: readonly Touch[];
  motion(index: number): Motion;
  setVelocity(index: number, vxMmS: number, vyMmS: number, spinRadS: number): void;
  step(): void;
  end(): void;
}

export interface Motion {
  readonly xMm: number;
  readonly yMm: number;
  readonly vxMmS: number;
  readonly vyMmS: number;
  readonly spinRadS: number;
}
