import { Component, type ReactNode } from 'react';
import { noteCrash } from '../../kit/crashes';

export interface BoundaryProps {
  readonly children: ReactNode;
  /** The screen that this is round; null where it is round all of them. */
  readonly screen?: string | null;
  /** What to show in place of the children, and how to try them again. */
  readonly fallback: (message: string, again: () => void) => ReactNode;
  readonly note?: (thrown: unknown, screen: string | null) => Promise<void>;
}

interface Caught {
  readonly message: string | null;
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** A fault in drawing one part of the app costs that part, not the app; it is written down for a report. */
export class Boundary extends Component<BoundaryProps, Caught> {
  override state: Caught = { message: null };

  static getDerivedStateFromError(error: unknown): Caught {
    return { message: messageOf(error) };
  }

  override componentDidCatch(error: unknown): void {
    const { screen = null, note = noteCrash } = this.props;
    void note(error, screen);
  }

  private readonly again = (): void => this.setState({ message: null });

  override render(): ReactNode {
    const { message } = this.state;
    return message === null ? this.props.children : this.props.fallback(message, this.again);
  }
}
