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

/** The members of a union of literals in the sources: each kind, and its fields in order. */
export function unionMembers(file: string, union: string): ReadonlyMap<string, readonly string[]> {
  const text = readFileSync(path.join(projectRoot, file), 'utf8');
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found = new Map<string, readonly string[]>();
  for (const statement of tree.statements) {
    if (!ts.isTypeAliasDeclaration(statement) || statement.name.text !== union) continue;
    const { type } = statement;
    for (const one of ts.isUnionTypeNode(type) ? type.types : [type]) {
      if (!ts.isTypeLiteralNode(one)) continue;
      const kind = one.members.map(kindOf).find((name) => name !== null);
      const fields = one.members.map(nameOf).filter((name) => name !== 'kind');
      if (kind) found.set(kind, fields);
    }
  }
  return found;
}
