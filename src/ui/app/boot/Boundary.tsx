import { Component, type ReactNode } from 'react';

export interface BoundaryProps {
  readonly children: ReactNode;
  /** What to show in place of the children, and how to try them again. */
  readonly fallback: (message: string, again: () => void) => ReactNode;
}

interface Caught {
  readonly message: string | null;
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** A fault in drawing one part of the app costs that part, not the app. */
export class Boundary extends Component<BoundaryProps, Caught> {
  override state: Caught = { message: null };

  static getDerivedStateFromError(error: unknown): Caught {
    return { message: messageOf(error) };
  }

  private readonly again = (): void => this.setState({ message: null });

  override render(): ReactNode {
    const { message } = this.state;
    return message === null ? this.props.children : this.props.fallback(message, this.again);
  }
}
