import { act } from '@testing-library/react-native';
import { Component, Profiler, type ReactNode } from 'react';

/** As much of what React keeps of a component as tells whether it was rendered. */
interface Fiber {
  readonly tag: number;
  readonly flags: number;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
  readonly alternate: Fiber | null;
  readonly return: Fiber | null;
  readonly stateNode: unknown;
  readonly type: unknown;
}

/** Functions, classes, those that forward a reference or are remembered; not what the screen is made of. */
const COMPONENTS = [0, 1, 11, 14, 15];
const PERFORMED_WORK = 1;

const nameOf = ({ type }: Fiber): string | null => (typeof type === 'function' ? type.name : null);

function renderedIn(fiber: Fiber, last: Fiber | null): number {
  const isNew = last === null;
  // In development alone.
  if (nameOf(fiber) === 'PressabilityDebugView') return 0;
  const isRendered = COMPONENTS.includes(fiber.tag) && (isNew || (fiber.flags & PERFORMED_WORK) !== 0);
  let count = isRendered ? 1 : 0;
  // What is painted has a root of its own in the app, and is not what the screen waits for.
  if (nameOf(fiber) === 'BoardCanvas') return count;
  // What shares its children with its last rendering was passed over with all that is in it.
  if (!isNew && fiber.child === last.child) return count;
  for (let { child } = fiber; child !== null; child = child.sibling) {
    count += renderedIn(child, isNew ? null : child.alternate);
  }
  return count;
}

/** Known to React, and by it all that is on the screen. */
class Anchor extends Component<{ readonly children: ReactNode }> {
  override render(): ReactNode {
    return this.props.children;
  }
}

function rootOf(anchor: Anchor): Fiber {
  let { _reactInternals: fiber } = anchor as unknown as {
    readonly _reactInternals: Fiber;
  };
  while (fiber.return !== null) fiber = fiber.return;
  return (fiber.stateNode as { readonly current: Fiber }).current;
}

export interface RenderCounter {
  /** Stands round what is counted. */
  readonly Counted: (props: { readonly children: ReactNode }) => ReactNode;
  /** How many components each commit rendered that comes of this, as the bench counts them in a browser. */
  during(act: () => Promise<void> | void): Promise<readonly number[]>;
}

export function createRenderCounter(onCommit: () => void = () => undefined): RenderCounter {
  let anchor: Anchor | null = null;
  let commits: number[] = [];
  const note = (): void => {
    if (anchor === null) return;
    const root = rootOf(anchor);
    onCommit();
    commits.push(renderedIn(root, root.alternate));
  };
  return {
    Counted: ({ children }) => (
      <Profiler id="counted" onRender={note}>
        <Anchor
          ref={(mounted) => {
            anchor = mounted;
          }}
        >
          {children}
        </Anchor>
      </Profiler>
    ),
    async during(happen) {
      commits = [];
      await act(async () => happen());
      return commits;
    },
  };
}
