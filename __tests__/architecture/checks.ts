import ts from 'typescript';
import { cyclesOf, importsOf, type Import } from './importGraph';
import {
  EXTRA_DOORS,
  GAMES,
  LADDERS,
  LISTS,
  NEUTRAL_FLOORS,
  LONE_IMPORTS,
  RESERVED_PACKAGES,
  ROOMS,
  roomOf,
} from './rooms';
import type { Sources } from './sources';

const MAX_LINES = 500;
const MAX_FILES = 25;
const OPEN_ROOMS = ['lib', 'theme'];
const isInSrc = (file: string): boolean => file.startsWith('src/');

const allows = (patterns: readonly string[], name: string): boolean =>
  patterns.some(
    (pattern) =>
      pattern === '*' || pattern === name || (pattern.endsWith('/*') && name.startsWith(pattern.slice(0, -1))),
  );

const isDoor = (file: string, room: string): boolean =>
  [room, ...EXTRA_DOORS].some((door) => new RegExp(`^src/${door}/index(\\.web|\\.native)?\\.tsx?$`).test(file));

function whyNotPackage(from: string, room: string, name: string): string | null {
  if (LONE_IMPORTS[from]?.includes(name)) return null;
  const owners = RESERVED_PACKAGES[name];
  const allowed = owners ? owners.includes(room) : allows(ROOMS[room]?.packages ?? [], name);
  return allowed || name.startsWith('node:') ? null : `${from} must not import the package ${name}`;
}

function whyNotRoom(from: string, room: string, to: string): string | null {
  if (!isInSrc(to)) return /^assets\//.test(to) ? null : `${from} reaches out of src to ${to}`;
  const target = roomOf(to);
  if (target === room) return null;
  if (target === null) return `${to} belongs to no room (imported by ${from})`;
  const through = EXTRA_DOORS.find((door) => to.startsWith(`src/${door}/`)) ?? target;
  const rooms = [...OPEN_ROOMS, ...(ROOMS[room]?.rooms ?? [])];
  if (!allows(rooms, target) && !allows(rooms, through)) return `${from} must not import ${target}`;
  return isDoor(to, target) ? null : `${from} must import ${target} through its door, not ${to}`;
}

function whyNotOfList(from: string, to: string): string | null {
  const target = roomOf(to);
  const isListed = target !== null && LISTS[from]?.rooms.includes(target) === true;
  return isListed && isDoor(to, target) ? null : `${from} must not import ${to}`;
}

const whyNotRead = (from: string, to: string): string | null =>
  LISTS[to]?.readers.includes(from) ? null : `${from} must be handed what ${to} lists`;

function whyNotImport({ from, to, isPackage }: Import): string | null {
  if (from in LISTS) return whyNotOfList(from, to);
  if (isInSrc(from) && to in LISTS) return whyNotRead(from, to);
  if (from === 'App.tsx') return isPackage || to.startsWith('src/ui/') ? null : `App.tsx must not import ${to}`;
  if (!isInSrc(from)) return null;
  const room = roomOf(from);
  if (room === null) return `${from} belongs to no room`;
  return isPackage ? whyNotPackage(from, room, to) : whyNotRoom(from, room, to);
}

export const forbiddenImports = (sources: Sources): string[] =>
  importsOf(sources).flatMap((one) => whyNotImport(one) ?? []);

/** Which game's rooms a file lies in; null for one of no game's own. */
const gameOf = (file: string): string | null =>
  GAMES.find((game) => file.split('/').slice(0, -1).includes(game)) ?? null;

/** Files of floors that know games by their modules alone, and name one all the same. */
export const namedGames = (sources: Sources): string[] =>
  importsOf(sources).flatMap(({ from, to, isPackage }) => {
    const isNeutral = NEUTRAL_FLOORS.some((floor) => from.startsWith(`src/${floor}/`)) && gameOf(from) === null;
    const isFree = !isNeutral || isPackage || from in LISTS || from === MODULES;
    return isFree || gameOf(to) === null ? [] : [`${from} must not know ${to}`];
  });

/** Rooms that know what flicking is, and no game: every game that flicks plays with their words. */
const FLICKING = /^src\/(rules\/flicking|physics|ai\/flicking|session\/flicking)\/.*\.tsx?$/;
const RULE_ID = /\b[A-Z]{3,}-\d{3}\b/;
const OF_ONE_GAME =
  /(?<![A-Za-z])(hero|overseer|monster|missile|fireball|catacombs|conquest)|[a-z](Hero|Overseer|Monster|Missile)/;

/** Lines of these rooms that cite a rule of a game, or speak of its pieces, be it in a comment. */
export const gamesInFlicking = (sources: Sources): string[] =>
  [...sources]
    .filter(([file]) => FLICKING.test(file))
    .flatMap(([file, text]) =>
      text
        .split('\n')
        .flatMap((line, at) =>
          RULE_ID.test(line) || OF_ONE_GAME.test(line.replaceAll(/\b[A-Z]/g, (letter) => letter.toLowerCase()))
            ? [`${file}:${at + 1}`]
            : [],
        ),
    );

/** Files of a folder of frames, which any game fills, that say a game's words: they are handed them. */
export const wordsInFrames = (sources: Sources): string[] =>
  importsOf(sources).flatMap(({ from, to, isPackage }) => {
    const [, frame = ''] = /^src\/ui\/(\w+)/.exec(from) ?? [];
    const isFrame = frame !== '' && frame !== 'games';
    const areWords = /^src\/(i18n|ui\/games)\//.test(to) && gameOf(to) !== null && /\/(i18n|words)(\/|$)/.test(to);
    return isFrame && !isPackage && areWords ? [`${from} must be handed the words of ${to}`] : [];
  });

/** In which language a file of words is written; null for one that is of no language. */
const languageOf = (file: string): string | null =>
  /^src\/i18n\/(?:.*\/)?(en|fr)(?:\/.*)?\.ts$/.exec(file)?.[1] ?? null;

const isOfValues = (node: ts.Statement): boolean =>
  (ts.isImportDeclaration(node) && node.importClause?.phaseModifier !== ts.SyntaxKind.TypeKeyword) ||
  (ts.isExportDeclaration(node) && node.moduleSpecifier !== undefined && !node.isTypeOnly);

/** What a file holds as soon as it is there: neither types, nor what it fetches later. */
const heldBy = (file: string, text: string): string =>
  ts
    .createSourceFile(file, text, ts.ScriptTarget.Latest, true)
    .statements.filter(isOfValues)
    .map((node) => node.getText())
    .join('\n');

/** What is said before anything can be fetched: it is there in every language. */
const ENTRANCE = 'src/i18n/common/entrance/';

/** Files that hold a language which nobody may be speaking: it is fetched when somebody does. */
export const heldLanguages = (sources: Sources): string[] =>
  importsOf(new Map([...sources].map(([file, text]) => [file, heldBy(file, text)])))
    .filter(({ to }) => languageOf(to) !== null && !to.startsWith(ENTRANCE))
    .flatMap(({ from, to }) => (languageOf(from) === languageOf(to) ? [] : [`${from} must fetch ${to}`]));

const WORDS_OF_ALL = /^src\/i18n\/common\/.*\.tsx?$/;
const SAID_OF_ONE_GAME =
  /(?<!\p{L})(catacomb|conquest|reign|overseer|hero|monster|merchant|healer|missile|fireball|spell|artefact|dungeon|elf|maître|héros|monstre|marchand|guérisseur|donjon)/iu;

/** Lines of what any screen says that speak of one game, be it in a comment. */
export const gamesInCommonWords = (sources: Sources): string[] =>
  [...sources]
    .filter(([file]) => WORDS_OF_ALL.test(file))
    .flatMap(([file, text]) =>
      text.split('\n').flatMap((line) => (SAID_OF_ONE_GAME.test(line) ? [`${file}: ${line.trim()}`] : [])),
    );

/** The sessions' list: its rooms are folders of one floor, which no border divides. */
const MODULES = 'src/session/modules.ts';

/** Whoever draws with the board's own brushes: the catalogues of games, and nobody else. */
const CATALOGUE = /^src\/ui\/games\/[^/]+\/catalogue\//;

export const drawnElsewhere = (sources: Sources): string[] =>
  importsOf(sources).flatMap(({ from, to }) => {
    const isMeant = from.startsWith('src/board/') || CATALOGUE.test(from) || !isInSrc(from);
    return isMeant || !to.startsWith('src/board/look/') ? [] : [`${from} must not draw with ${to}`];
  });

/** Values of the rules in a floor that may know their types alone. */
export const rulesInFeedback = (sources: Sources): string[] =>
  [...sources].flatMap(([file, text]) =>
    file.startsWith('src/feedback/')
      ? [...text.matchAll(/^(?:im|ex)port (?!type )[^;]*?from '[^']*\/rules\/[^']*'/gm)].map(
          ([line]) => `${file}: ${line}`,
        )
      : [],
  );

export const importCycles = (sources: Sources): string[] => cyclesOf(importsOf(sources));

/** The folder of this folder that a file below it lies in; null for one that lies in it directly. */
function rungOf(ladder: string, file: string): string | null {
  const [rung, ...rest] = file.startsWith(`${ladder}/`) ? file.slice(ladder.length + 1).split('/') : [];
  return rung === undefined || rest.length === 0 ? null : `${ladder}/${rung}`;
}

function circlesIn(ladder: string, imports: readonly Import[]): readonly string[] {
  const steps = imports.flatMap(({ from, to, isPackage }): readonly Import[] => {
    const [below, above] = [rungOf(ladder, from), rungOf(ladder, to)];
    const isStep = !isPackage && below !== null && above !== null && below !== above;
    return isStep ? [{ from: below, to: above, isPackage }] : [];
  });
  return cyclesOf(steps);
}

/** Folders that reach themselves by way of others, in the ladders and in every folder within them. */
export function folderCircles(sources: Sources): string[] {
  const imports = importsOf(sources);
  const folders = [...sources.keys()].flatMap((file) =>
    file.split('/').map((_, at, all) => all.slice(0, at).join('/')),
  );
  return [...new Set(folders)]
    .filter((folder) => LADDERS.some((ladder) => folder === ladder || folder.startsWith(`${ladder}/`)))
    .flatMap((folder) => circlesIn(folder, imports));
}

export const tooLong = (sources: Sources): string[] =>
  [...sources].flatMap(([file, text]) => {
    const lines = text.split('\n').length - 1;
    return lines > MAX_LINES ? [`${file} has ${lines} lines`] : [];
  });

/** Folders in which nobody finds a file at a glance any more. */
export function crowdedFolders(sources: Sources): string[] {
  const counts = new Map<string, number>();
  for (const file of sources.keys()) {
    const folder = file.slice(0, Math.max(0, file.lastIndexOf('/')));
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts].flatMap(([folder, files]) => (files > MAX_FILES ? [`${folder} has ${files} files`] : []));
}

/** A browser moves what such a box hides when it takes the focus; CLIP of the theme is never moved. */
export const slidingBoxes = (sources: Sources): string[] =>
  [...sources].filter(([, text]) => /overflow: '(hidden)'/.test(text)).map(([file]) => file);

const CLOCKS = new Set(['Date', 'performance', 'setTimeout', 'setInterval', 'setImmediate', 'requestAnimationFrame']);
/** Correctly rounded everywhere, unlike the rest of Math, which differs between JavaScript engines. */
const EXACT_MATH = new Set(['sqrt', 'abs', 'min', 'max', 'floor', 'ceil', 'round', 'trunc', 'sign', 'imul', 'fround']);

/** What a game that was thought about must replay is what was answered: only rules and physics reckon to the bit. */
const isExact = (file: string): boolean => /^src\/(rules|physics)\//.test(file);
const isPure = (file: string): boolean => isExact(file) || file.startsWith('src/ai/');

function impurityOf(node: ts.Node, mustBeExact: boolean): string | null {
  if (ts.isIdentifier(node) && CLOCKS.has(node.text) && !ts.isPropertyAccessExpression(node.parent)) return node.text;
  if (ts.isPropertyAccessExpression(node) && ts.isIdentifier(node.expression)) {
    const { text } = node.expression;
    if (CLOCKS.has(text)) return `${text}.${node.name.text}`;
    const isImpure = node.name.text === 'random' || (mustBeExact && !EXACT_MATH.has(node.name.text));
    if (text === 'Math' && isImpure) return `Math.${node.name.text}`;
  }
  if (mustBeExact && ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.AsteriskAsteriskToken)
    return '**';
  return null;
}

/** Chance, clocks and inexact arithmetic have no place where a game must replay to the same bits. */
export function impurities(sources: Sources): string[] {
  const found: string[] = [];
  for (const [file, text] of sources) {
    if (!isPure(file)) continue;
    const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
    const visit = (node: ts.Node): void => {
      const impurity = impurityOf(node, isExact(file));
      if (impurity !== null) {
        const { line } = tree.getLineAndCharacterOfPosition(node.getStart());
        found.push(`${file}:${line + 1} uses ${impurity}`);
      }
      ts.forEachChild(node, visit);
    };
    visit(tree);
  }
  return found;
}

const isEndless = (node: ts.Node): boolean =>
  ts.isWhileStatement(node) ||
  ts.isDoStatement(node) ||
  (ts.isForStatement(node) && (node.condition === undefined || node.incrementor === undefined));

/** A loop that only ends when something comes true can freeze the screen: here each goes over what there is, or counts. */
export function endlessLoops(sources: Sources): string[] {
  const found: string[] = [];
  for (const [file, text] of sources) {
    if (!/^src\/(board|ui)\//.test(file)) continue;
    const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
    const visit = (node: ts.Node): void => {
      if (isEndless(node)) found.push(`${file}:${tree.getLineAndCharacterOfPosition(node.getStart()).line + 1}`);
      ts.forEachChild(node, visit);
    };
    visit(tree);
  }
  return found;
}
