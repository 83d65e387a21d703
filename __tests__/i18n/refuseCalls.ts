import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

export interface RefuseCall {
  readonly at: string;
  readonly reason: string | null;
  /** The details that the refusal brings along; null where they are put together elsewhere. */
  readonly details: readonly string[] | null;
}

function detailsOf(argument: ts.Expression | undefined): readonly string[] | null {
  if (argument === undefined) return [];
  if (!ts.isObjectLiteralExpression(argument)) return null;
  if (argument.properties.some(ts.isSpreadAssignment)) return null;
  return argument.properties.map((property) => property.name?.getText() ?? '');
}

function callsIn(file: string, source: string): readonly RefuseCall[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const found: RefuseCall[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && node.expression.getText() === 'refuse') {
      const [reason, , details] = node.arguments;
      const { line } = tree.getLineAndCharacterOfPosition(node.getStart());
      found.push({
        at: `${file}:${line + 1}`,
        reason: reason !== undefined && ts.isStringLiteral(reason) ? reason.text : null,
        details: detailsOf(details),
      });
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

/** Every refusal that these rules can give. */
export function refuseCalls(root: string, pattern: string): readonly RefuseCall[] {
  return globSync(pattern, { cwd: root }).flatMap((file) => callsIn(file, readFileSync(join(root, file), 'utf8')));
}
