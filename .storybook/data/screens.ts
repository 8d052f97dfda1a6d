/**
 * Reads the screens of `@campushive/features` from their sources: the entry that exports them, their comments, and the ports that their
 * modules use. The docs pages show these facts, so they always agree with the code.
 */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');
const features = `${root}/packages/features`;

/** Version of every export without its own `@since`. */
const FIRST = '0.1.0';

/** Hooks of the kernel, and the ports of the host that they use. */
const PORT_OF: Readonly<Record<string, string>> = {
  useNavigation: 'navigation',
  useClock: 'clock',
  useRealtime: 'realtime',
  useConnection: 'realtime',
  useSession: 'session',
  useSessionPort: 'session',
  useUser: 'session',
  useStorage: 'storage',
  useTraffic: 'traffic',
  usePasskeysPort: 'passkeys',
  useDevice: 'device',
  useReader: 'reader',
};

/** A component that can be imported. */
export interface ScreenName {
  name: string;
  description: string;
  status: 'stable' | 'experimental' | 'deprecated';
  since: string;
  /** Path inside the repository. */
  file: string;
  line: number;
}

/** Components of one folder, and the entry of the package that exports them. */
export interface Screen {
  /** Path inside the repository. */
  folder: string;
  entry: string;
  names: readonly ScreenName[];
  /** Ports of the host that the modules of the folder use, directly or through their imports. */
  ports: readonly string[];
  /** Parts of `client` whose calls they make. */
  calls: readonly string[];
}

/** Reads every folder of the package that has an exported component. */
export function readScreens(): Screen[] {
  const read = createReader();
  const folders = new Map<string, { entry: string; modules: Set<string> }>();
  for (const [entry, index] of entriesOfFeatures())
    for (const path of reach([index], (one) => read(one).reExports)) {
      if (read(path).components.length === 0) continue;
      const folder = dirname(path);
      const known = folders.get(folder);
      // An entry of the same area is the folder's own; others only pass it on.
      const isOwn = folder.startsWith(dirname(index));
      folders.set(folder, {
        entry: known === undefined || isOwn ? entry : known.entry,
        modules: (known?.modules ?? new Set()).add(path),
      });
    }
  return [...folders].map(([folder, { entry, modules }]) => ({
    folder: relative(root, folder),
    entry: `@campushive/features/${entry}`,
    names: [...modules].flatMap((path) => read(path).components),
    ...usedBy(read, [...modules]),
  }));
}

/** Returns the names of the package's entries, and the paths of their modules. */
function entriesOfFeatures(): (readonly [entry: string, index: string])[] {
  const manifest = JSON.parse(readFileSync(`${features}/package.json`, 'utf8')) as {
    exports: Record<string, string>;
  };
  return Object.entries(manifest.exports)
    .filter(([subpath, source]) => subpath !== '.' && source.endsWith('index.ts'))
    .map(([subpath, source]) => [subpath.slice(2), join(features, source)]);
}

interface Module {
  components: readonly ScreenName[];
  imports: readonly string[];
  reExports: readonly string[];
  ports: readonly string[];
  calls: readonly string[];
}
type Reader = (path: string) => Module;

/** Returns a function that reads each module once. */
function createReader(): Reader {
  const known = new Map<string, Module>();
  return (path) => {
    const found = known.get(path) ?? readModule(path);
    known.set(path, found);
    return found;
  };
}

function readModule(path: string): Module {
  const text = readFileSync(path, 'utf8');
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const imports: string[] = [];
  const reExports: string[] = [];
  const components: ScreenName[] = [];
  for (const statement of file.statements) {
    if (ts.isImportDeclaration(statement)) imports.push(...resolved(path, statement.moduleSpecifier));
    if (ts.isExportDeclaration(statement) && statement.moduleSpecifier && !statement.isTypeOnly)
      reExports.push(...resolved(path, statement.moduleSpecifier));
    if (path.endsWith('.tsx')) components.push(...componentsOf(file, statement));
  }
  return {
    components,
    imports,
    reExports,
    ports: [...text.matchAll(/\b(use[A-Z]\w+)\(/g)].flatMap(([, hook = '']) => PORT_OF[hook] ?? []),
    calls: [...text.matchAll(/\bclient\.(\w+)\.\w+\(/g)].map(([, part = '']) => part),
  };
}

const isKernel = (path: string): boolean => path.includes('/src/kernel/');

/** Returns the path of a relative import inside the package. The kernel's own modules are no part of a screen. */
function resolved(from: string, specifier: ts.Expression): string[] {
  if (!ts.isStringLiteral(specifier) || !specifier.text.startsWith('.')) return [];
  const base = join(dirname(from), specifier.text).replace(/\.js$/, '');
  const isPart = isKernel(from) || !isKernel(base);
  return [`${base}.ts`, `${base}.tsx`].filter((path) => isPart && existsSync(path));
}

function componentsOf(file: ts.SourceFile, statement: ts.Statement): ScreenName[] {
  const isFunction = ts.isFunctionDeclaration(statement);
  if (!isFunction && !ts.isVariableStatement(statement)) return [];
  if (!statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)) return [];
  const declared = isFunction ? [statement] : statement.declarationList.declarations;
  const names = declared.flatMap(({ name }) => (name && ts.isIdentifier(name) ? [name.text] : []));
  const comment = ts.getJSDocCommentsAndTags(statement).find(ts.isJSDoc)?.comment;
  const tags = new Map(
    ts.getJSDocTags(statement).map((tag) => [tag.tagName.text, ts.getTextOfJSDocComment(tag.comment) ?? '']),
  );
  return names.filter(isComponentName).map((name) => ({
    name,
    description: (ts.getTextOfJSDocComment(comment) ?? '').replaceAll(/\s*\n\s*/g, ' '),
    status: tags.has('deprecated') ? 'deprecated' : tags.has('experimental') ? 'experimental' : 'stable',
    since: tags.get('since') ?? FIRST,
    file: relative(root, file.fileName),
    line: file.getLineAndCharacterOfPosition(statement.getStart()).line + 1,
  }));
}

/** Recognises `ServicesView`; not `useServices`, nor `NO_FILTERS`. */
const isComponentName = (name: string): boolean => /^[A-Z][a-z]/.test(name);

/** Returns the ports and calls of modules and of everything that they import. */
function usedBy(read: Reader, paths: readonly string[]): Pick<Screen, 'ports' | 'calls'> {
  const modules = reach(paths, (one) => [...read(one).imports, ...read(one).reExports]).map(read);
  const sorted = (all: readonly string[]) => [...new Set(all)].sort();
  return {
    ports: sorted(modules.flatMap(({ ports }) => ports)),
    calls: sorted(modules.flatMap(({ calls }) => calls)),
  };
}

/** Returns everything that can be reached, in the order of finding. */
function reach(from: readonly string[], next: (one: string) => readonly string[]): string[] {
  const found = new Set(from);
  for (const one of found) for (const other of next(one)) found.add(other);
  return [...found];
}
