import ts from 'typescript';
import type { Sources } from './sources';

/** What a package offers and only these files may ask it for; nobody at all where there are none. */
export const RESERVED_NAMES: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  'react-native': {
    // A second one is never presented on an iPhone: what lies over a side lies in its tree.
    Modal: [],
    // A side is a part of the window, and may be turned: whoever lies on it asks how large it is.
    useWindowDimensions: ['src/ui/kit/side/DeviceSide.tsx'],
    // A report says what kind of screen something broke on.
    Dimensions: ['src/ui/kit/crashes/noteCrash.ts'],
  },
  'react-native-safe-area-context': {
    useSafeAreaInsets: ['src/ui/kit/side/DeviceSide.tsx'],
    useSafeAreaFrame: [],
    SafeAreaView: [],
    SafeAreaInsetsContext: [],
    SafeAreaConsumer: [],
  },
};

/** What an import takes by name, under whatever name; a whole package taken at once is caught as `*`. */
function takenBy(node: ts.ImportDeclaration): readonly string[] {
  const bindings = node.importClause?.namedBindings;
  if (bindings === undefined) return [];
  if (ts.isNamespaceImport(bindings)) return ['*'];
  return bindings.elements.map(({ propertyName, name }) => (propertyName ?? name).text);
}

export function reservedNames(sources: Sources): string[] {
  const found: string[] = [];
  for (const [file, text] of sources) {
    if (!Object.keys(RESERVED_NAMES).some((name) => text.includes(`'${name}'`))) continue;
    const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
    for (const node of tree.statements) {
      if (!ts.isImportDeclaration(node) || !ts.isStringLiteral(node.moduleSpecifier)) continue;
      const reserved = RESERVED_NAMES[node.moduleSpecifier.text];
      if (reserved === undefined) continue;
      const wrong = takenBy(node).filter((name) => name === '*' || reserved[name]?.includes(file) === false);
      found.push(...wrong.map((name) => `${file} must not take ${name} of ${node.moduleSpecifier.getText()}`));
    }
  }
  return found;
}
