import { Component, type ReactNode } from 'react';
import { leaveOut } from './leftOut';

/** So long nobody waits for a picture in the middle of a game; even a slow device under load needs far less. */
const TOO_LONG_MS = 2000;

export interface CosmeticProps {
  /** As the note calls it. */
  readonly part: string;
  /** What it tells: of something else it is tried again. */
  readonly of?: unknown;
  /** It could not be told: whoever waits for its end need not. */
  readonly onLeftOut?: () => void;
  readonly children: ReactNode;
}

interface Tried {
  readonly of: unknown;
  readonly isBroken: boolean;
  readonly isSlow: boolean;
}

/** Rendered after its elder siblings, and with them. */
function AtLast({ then }: { readonly then: () => void }) {
  then();
  return null;
}

/**
 * What is only told: where it breaks it is left out, with a note, and the game goes on. Where it takes the screen away
 * from the players for too long, it is not tried again.
 */
export class Cosmetic extends Component<CosmeticProps, Tried> {
  override state: Tried = { of: this.props.of, isBroken: false, isSlow: false };
  private beganAtMs = 0;
  private tookMs = 0;

  static getDerivedStateFromError(): Partial<Tried> {
    return { isBroken: true };
  }

  static getDerivedStateFromProps({ of }: CosmeticProps, tried: Tried): Partial<Tried> | null {
    return of === tried.of ? null : { of, isBroken: false };
  }

  override componentDidCatch(fault: unknown): void {
    this.leave(fault);
  }

  override componentDidMount(): void {
    this.judge();
  }

  override componentDidUpdate(): void {
    this.judge();
  }

  private judge(): void {
    if (this.state.isSlow || this.tookMs < TOO_LONG_MS) return;
    this.leave(`took ${Math.round(this.tookMs)} ms`);
    this.setState({ isSlow: true });
  }

  private leave(fault: unknown): void {
    leaveOut(this.props.part, fault);
    this.props.onLeftOut?.();
  }

  private readonly measure = (): void => {
    this.tookMs = performance.now() - this.beganAtMs;
  };

  override render(): ReactNode {
    if (this.state.isBroken || this.state.isSlow) return null;
    this.beganAtMs = performance.now();
    return (
      <>
        {this.props.children}
        <AtLast then={this.measure} />
      </>
    );
  }
}
