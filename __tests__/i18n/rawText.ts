import ts from 'typescript';

/** Properties whose value a player reads or hears. */
const READ_BY_PLAYERS = new Set([
  'aria-label',
  'aria-description',
  'aria-valuetext',
  'accessibilityLabel',
  'accessibilityHint',
  'placeholder',
  'title',
  'label',
  'hint',
  'alt',
]);
const HAS_A_WORD = /\p{L}{2,}/u;

const JOINING = new Set([ts.SyntaxKind.PlusToken, ts.SyntaxKind.BarBarToken, ts.SyntaxKind.QuestionQuestionToken]);

/** A comparison shows neither of its sides, and a condition only what follows it. */
const textsOfBinary = ({ left, operatorToken, right }: ts.BinaryExpression): string[] => {
  if (operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken) return textsOf(right);
  return JOINING.has(operatorToken.kind) ? [...textsOf(left), ...textsOf(right)] : [];
};

const textsOf = (node: ts.Node): string[] => {
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isTemplateExpression(node)) return [node.head.text, ...node.templateSpans.map((span) => span.literal.text)];
  if (ts.isConditionalExpression(node)) return [...textsOf(node.whenTrue), ...textsOf(node.whenFalse)];
  if (ts.isBinaryExpression(node)) return textsOfBinary(node);
  if (ts.isParenthesizedExpression(node)) return textsOf(node.expression);
  return [];
};

const shownBy = (node: ts.Node): string[] => {
  if (ts.isJsxText(node)) return [node.text];
  if (ts.isJsxExpression(node) && node.expression && !ts.isJsxAttribute(node.parent)) return textsOf(node.expression);
  if (ts.isJsxAttribute(node) && node.initializer && READ_BY_PLAYERS.has(node.name.getText())) {
    const { initializer } = node;
    return ts.isJsxExpression(initializer)
      ? initializer.expression
        ? textsOf(initializer.expression)
        : []
      : textsOf(initializer);
  }
  return [];
};

/** Words in JSX that did not come through a key, each with its place. */
export function rawTextsOf(file: string, source: string): string[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const { line } = tree.getLineAndCharacterOfPosition(node.getStart());
    for (const text of shownBy(node)) if (HAS_A_WORD.test(text)) found.push(`${file}:${line + 1} ${text.trim()}`);
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}
