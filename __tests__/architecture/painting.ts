import ts from 'typescript';
import { importsOf } from './importGraph';
import type { Sources } from './sources';

/** Whatever opens a surface, or reads one back. */
const PAINTS = /^(?:bake[A-Z]\w*|openEasel|MakeOffscreen|makeNonTextureImage|makeImageSnapshot|encodeTo\w+)$/;
const RENDERS = /^(?:[A-Z]|use[A-Z])/;
/** They call what they are handed while a component is rendered. */
const AT_ONCE = /^use(?:Memo|State|Reducer|Ref)$/;

const nameOf = (node: ts.Expression): string =>
  ts.isIdentifier(node) ? node.text : ts.isPropertyAccessExpression(node) ? node.name.text : '';

const isPainting = ({ expression }: ts.CallExpression): boolean =>
  PAINTS.test(nameOf(expression)) || /\bSurface\.Make$/.test(expression.getText());

/** A component or a hook, by its name. */
function rendererOf(node: ts.Node): string | null {
  const named = ts.isFunctionDeclaration(node) || ts.isFunctionExpression(node) ? node.name?.text : undefined;
  let above = node.parent;
  while (ts.isCallExpression(above) || ts.isParenthesizedExpression(above)) above = above.parent;
  const name = named ?? (ts.isVariableDeclaration(above) && ts.isIdentifier(above.name) ? above.name.text : '');
  return RENDERS.test(name) ? name : null;
}

/** Called by whoever it is handed to as soon as it is handed over. */
const isCalledAtOnce = ({ parent }: ts.Node): boolean =>
  ts.isCallExpression(parent) && AT_ONCE.test(nameOf(parent.expression));

/** The component that is held up by what is done here; null where it waits for a better moment. */
function heldUpBy(node: ts.Node): string | null {
  for (let at = node.parent; at !== undefined && !ts.isSourceFile(at); at = at.parent) {
    if (!ts.isFunctionLike(at)) continue;
    const renderer = rendererOf(at);
    if (renderer !== null) return renderer;
    if (!isCalledAtOnce(at)) return null;
  }
  return null;
}

/** Components and hooks of the board and the screens that paint while they are rendered: the screen stands still meanwhile. */
export function paintedInRenders(sources: Sources): string[] {
  const found: string[] = [];
  for (const [file, text] of sources) {
    if (!/^src\/(?:board|ui)\//.test(file)) continue;
    const visit = (node: ts.Node): void => {
      const held = ts.isCallExpression(node) && isPainting(node) ? heldUpBy(node) : null;
      if (held !== null) found.push(`${file}: ${held}`);
      ts.forEachChild(node, visit);
    };
    visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true));
  }
  return found;
}

const CATALOGUE = /^src\/ui\/games\/[^/]+\/catalogue\//;
const BAKES = /\bbake[A-Z]\w*/;

/** Screens that bake, or know who does: what they show is painted when there is time, by what the kit has for it. */
export const bakedInScreens = (sources: Sources): string[] => [
  ...[...sources].flatMap(([file, text]) =>
    file.startsWith('src/ui/') && !CATALOGUE.test(file) && BAKES.test(text)
      ? [`${file}: ${BAKES.exec(text)?.[0]}`]
      : [],
  ),
  ...importsOf(sources).flatMap(({ from, to }) =>
    from.startsWith('src/ui/') && /\/bake[A-Z]/.test(to) ? [`${from} imports ${to}`] : [],
  ),
];
