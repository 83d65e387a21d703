import { fireEvent, screen } from '@testing-library/react-native';

type Found = ReturnType<typeof screen.getByTestId>;

const all = (testId: RegExp): readonly Found[] => screen.queryAllByTestId(testId);
const isOpen = ({ props }: Found): boolean => props['accessibilityState']?.disabled !== true;
const open = (testId: RegExp): readonly Found[] => all(testId).filter(isOpen);

const press = async (found: Found): Promise<void> => {
  await fireEvent.press(found);
};

/** Each round of a soak chooses another way, so that more than the first option is tried. */
const pick = <T>(items: readonly T[], turn: number): T | undefined => items[turn % items.length];

const MOST_STEPS = 60;

async function shareOut(turn: number): Promise<void> {
  const [clear] = open(/^clear$/);
  if (clear !== undefined) await press(clear);
  for (let steps = 0; steps < MOST_STEPS; steps++) {
    const more = pick(open(/^more-/), turn);
    if (more === undefined) return;
    await press(more);
  }
  throw new Error('there is always more to give');
}

async function chooseSeveral(turn: number): Promise<void> {
  const boxes = all(/^(option|map)-/).filter(({ props }) => props.role === 'checkbox');
  for (const box of turn % 2 === 0 ? boxes : boxes.toReversed()) {
    if (open(/^submit$/).length > 0) return;
    await press(box);
  }
}

/** Answers whatever is asked by the controls that are on the screen, as a player would. */
export async function answerOnScreen(turn: number): Promise<void> {
  if (all(/^submit$/).length > 0 && all(/^more-/).length > 0) await shareOut(turn);
  else if (all(/^submit$/).length > 0) await chooseSeveral(turn);
  for (const goods of turn % 3 === 2 ? [] : all(/^goods-/)) {
    await press(goods);
    if (open(/^option-hero/).length > 0) break;
  }
  const [submit] = open(/^submit$/);
  const sale = pick(open(/^option-hero:.*>/), turn);
  const other = pick(open(/^(option|map)-/), turn);
  const control = submit ?? sale ?? other;
  if (control === undefined) throw new Error('nothing on the screen can be pressed');
  await press(control);
}

const IDS =
  /\b(hero|monster|spell|equipment|room|lord|ally|service|ability|adventure|seat):[a-z]|\{\{|\bprompts\.|\bundefined\b/;

type Json = ReturnType<typeof screen.toJSON> | string;

function wordsIn(node: Json | readonly Json[]): readonly string[] {
  if (node === null) return [];
  if (typeof node === 'string') return [node];
  if (Array.isArray(node)) return node.flatMap(wordsIn);
  const { props, children } = node as Exclude<Json, string | null>;
  const label = props['aria-label'] ?? props['accessibilityLabel'];
  return [
    ...(typeof label === 'string' ? [label] : []),
    ...(children ?? []).flatMap((child) => wordsIn(child as Json)),
  ];
}

/** Whatever is read or heard that no player should meet: an id, a key, a variable that nobody filled in. */
export const rawWordsOnScreen = (): readonly string[] => wordsIn(screen.toJSON()).filter((text) => IDS.test(text));

export const allWordsOnScreen = (): readonly string[] => wordsIn(screen.toJSON());
