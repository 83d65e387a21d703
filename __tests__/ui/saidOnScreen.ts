import { screen } from '@testing-library/react-native';

function saidBy(node: unknown): readonly string[] {
  if (typeof node === 'string') return [node];
  if (Array.isArray(node)) return node.flatMap(saidBy);
  if (node === null || typeof node !== 'object' || !('props' in node)) return [];
  const { props, children } = node as { readonly props: Record<string, unknown>; readonly children: unknown };
  const labels = [props['aria-label'], props.accessibilityLabel].filter((label) => typeof label === 'string');
  return [...labels, ...saidBy(children)];
}

/** Everything that can be read or heard of what is on the screen. */
export const saidOnScreen = (): string => saidBy(screen.toJSON()).join(' | ');
