import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { projectRoot } from '../../support/runModule';

const nameOf = (member: ts.TypeElement): string =>
  member.name !== undefined && ts.isIdentifier(member.name) ? member.name.text : '';

function kindOf(member: ts.TypeElement): string | null {
  if (!ts.isPropertySignature(member) || nameOf(member) !== 'kind') return null;
  const { type } = member;
  return type && ts.isLiteralTypeNode(type) && ts.isStringLiteral(type.literal) ? type.literal.text : null;
}

/** The file that a name of this one is imported from. */
function sourceOf(tree: ts.SourceFile, file: string, name: string): string | null {
  for (const statement of tree.statements) {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) continue;
    const names = statement.importClause?.namedBindings;
    if (names === undefined || !ts.isNamedImports(names)) continue;
    if (!names.elements.some((one) => one.name.text === name)) continue;
    return `${path.join(path.dirname(file), statement.moduleSpecifier.text)}.ts`;
  }
  return null;
}

/** The members of a union of literals and of other such unions: each kind, and its fields in order. */
export function unionMembers(file: string, union: string): ReadonlyMap<string, readonly string[]> {
  const text = readFileSync(path.join(projectRoot, file), 'utf8');
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found = new Map<string, readonly string[]>();
  for (const statement of tree.statements) {
    if (!ts.isTypeAliasDeclaration(statement) || statement.name.text !== union) continue;
    const { type } = statement;
    for (const one of ts.isUnionTypeNode(type) ? type.types : [type]) {
      if (ts.isTypeReferenceNode(one) && ts.isIdentifier(one.typeName)) {
        const name = one.typeName.text;
        const source = sourceOf(tree, file, name);
        if (source !== null) for (const [kind, fields] of unionMembers(source, name)) found.set(kind, fields);
      }
      if (!ts.isTypeLiteralNode(one)) continue;
      const kind = one.members.map(kindOf).find((name) => name !== null);
      const fields = one.members.map(nameOf).filter((name) => name !== 'kind');
      if (kind) found.set(kind, fields);
    }
  }
  return found;
}
