import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { root } from '../run.ts';

/** Entry of a package: its name for consumers, and its source file. */
interface Entry {
  readonly name: string;
  readonly file: string;
}

const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2023,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  jsx: ts.JsxEmit.ReactJSX,
  lib: ['lib.es2024.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  noEmit: true,
  skipLibCheck: true,
  allowImportingTsExtensions: true,
  types: [],
};

/** Prints names of types where they have one, and whole types elsewhere. */
const FORMAT = ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope;

/** Longest text of a type. A longer one is cut off. Its parts are mostly named types, each with its own line. */
const LONGEST = 400;

interface Manifest {
  readonly exports: Readonly<Record<string, string | { readonly types: string }>>;
  readonly publishConfig: { readonly exports: Readonly<Record<string, unknown>> };
}

/** Returns the entries that are published and have types, sorted, the package's root last: it shows again what others show. */
function entriesOf(folder: string): readonly Entry[] {
  const manifest = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as Manifest;
  const isPublished = (name: string) => name in manifest.publishConfig.exports;
  const entries = Object.entries(manifest.exports).flatMap(([name, target]) => {
    const source = typeof target === 'string' ? target : publishedSource(folder);
    if (!isPublished(name) || !/\.tsx?$/.test(source)) return [];
    if (!name.includes('*')) return [{ name, file: join(root, folder, source) }];
    const [before = '', after = ''] = source.split('*');
    return globSync(source, { cwd: join(root, folder) })
      .filter((file) => !/\.(test|stories|fixtures)\.tsx?$/.test(file))
      .map((file) => `./${file}`)
      .map((file) => ({
        name: name.replace('*', file.slice(before.length, -after.length)),
        file: join(root, folder, file),
      }));
  });
  const unique = new Map(entries.map((entry) => [entry.name, entry]));
  const rank = ({ name }: Entry) => (name === '.' ? `~${name}` : name);
  return [...unique.values()].sort((a, b) => (rank(a) < rank(b) ? -1 : 1));
}

/** Returns the source file of a package's root export. `packages/testing` publishes another root than the repository uses. */
const publishedSource = (folder: string): string =>
  folder === 'packages/testing' ? './src/published/page.ts' : './src/index.ts';

interface Export {
  readonly name: string;
  /** The declared symbol behind any re-exports. */
  readonly symbol: ts.Symbol;
}

/** Public surface of a package: the sorted exports of each entry. */
export interface Surface {
  readonly checker: ts.TypeChecker;
  readonly entries: readonly { readonly name: string; readonly exports: readonly Export[] }[];
}

/** Compiles the entries of a package, which takes seconds, and returns their exports. */
export function surfaceOf(folder: string): Surface {
  const entries = entriesOf(folder);
  const program = ts.createProgram(
    entries.map(({ file }) => file),
    OPTIONS,
  );
  const checker = program.getTypeChecker();
  const exportsOf = (file: string): Export[] => {
    const source = program.getSourceFile(file);
    const module = source && checker.getSymbolAtLocation(source);
    const exported = module === undefined ? [] : checker.getExportsOfModule(module);
    return [...exported]
      .sort((a, b) => (a.name < b.name ? -1 : 1))
      .map((symbol) => ({
        name: symbol.name,
        symbol: symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol,
      }));
  };
  return { checker, entries: entries.map(({ name, file }) => ({ name, exports: exportsOf(file) })) };
}

/** Returns the public surface of a package as text: each entry with its exports, sorted, and each member of a type on a line. */
export function reportOf({ checker, entries }: Surface): string {
  const shownAt = new Map<ts.Symbol, string>();
  const blocks = entries.map(({ name: entry, exports }) => {
    const lines = exports.flatMap(({ name, symbol }) => {
      const earlier = shownAt.get(symbol);
      if (earlier !== undefined) return [`${name} (of ${earlier})`];
      shownAt.set(symbol, entry);
      return describe(checker, name, symbol);
    });
    return [`# ${entry}`, '', ...lines].join('\n');
  });
  return `${blocks.join('\n\n')}\n`;
}

/** Returns the docstring of each export of a package, keyed as `entry name`. A deprecation alone is no docstring. */
export function docstringsOf({ checker, entries }: Surface): ReadonlyMap<string, string> {
  const docstrings = new Map<string, string>();
  for (const { name: entry, exports } of entries)
    for (const { name, symbol } of exports)
      docstrings.set(`${entry} ${name}`, ts.displayPartsToString(symbol.getDocumentationComment(checker)));
  return docstrings;
}

/** Returns the lines of one export. */
function describe(checker: ts.TypeChecker, name: string, symbol: ts.Symbol): string[] {
  const deprecated = symbol.getJsDocTags(checker).some((tag) => tag.name === 'deprecated');
  const mark = deprecated ? ' (deprecated)' : '';
  const [place] = symbol.declarations ?? [];
  if (place === undefined) return [`${name}${mark}`];
  const lines: string[] = [];
  if (symbol.flags & ts.SymbolFlags.Value) {
    const type = checker.getTypeOfSymbolAtLocation(symbol, place);
    if (symbol.flags & ts.SymbolFlags.Class)
      lines.push(`class ${name}${mark}`, ...membersOfClass(checker, symbol));
    else lines.push(...describeValue(checker, name, type, mark));
  }
  if (symbol.flags & ts.SymbolFlags.Interface || symbol.flags & ts.SymbolFlags.TypeAlias)
    lines.push(...describeType(checker, name, checker.getDeclaredTypeOfSymbol(symbol), mark));
  return lines;
}

function describeValue(checker: ts.TypeChecker, name: string, type: ts.Type, mark: string): string[] {
  const calls = type.getCallSignatures();
  if (calls.length > 0 && checker.getPropertiesOfType(type).length === 0)
    return calls.map(
      (call) => `function ${name}${textOf(checker.signatureToString(call, undefined, FORMAT))}${mark}`,
    );
  return [`const ${name}: ${typeText(checker, type)}${mark}`];
}

function membersOfClass(checker: ts.TypeChecker, symbol: ts.Symbol): string[] {
  const instance = checker.getDeclaredTypeOfSymbol(symbol);
  return membersOf(checker, instance);
}

/** Describes an object type by its members, and any other one by its text. */
function describeType(checker: ts.TypeChecker, name: string, type: ts.Type, mark: string): string[] {
  const isObject = (type.flags & ts.TypeFlags.Object) !== 0 && type.getCallSignatures().length === 0;
  const isIndexed = checker.getIndexInfosOfType(type).length > 0;
  if (!isObject || isIndexed || type.isUnion()) return [`type ${name} = ${expanded(checker, type)}${mark}`];
  return [`type ${name}${mark}`, ...membersOf(checker, type)];
}

function membersOf(checker: ts.TypeChecker, type: ts.Type): string[] {
  return checker
    .getPropertiesOfType(type)
    .filter((member) => isPublic(member) && !member.name.startsWith('__'))
    .map((member) => {
      const place = member.declarations?.[0];
      const memberType =
        place === undefined
          ? checker.getTypeOfSymbol(member)
          : checker.getTypeOfSymbolAtLocation(member, place);
      const optional = member.flags & ts.SymbolFlags.Optional ? '?' : '';
      return `  ${member.name}${optional}: ${typeText(checker, memberType)}`;
    })
    .sort();
}

const isPublic = ({ declarations = [], name }: ts.Symbol): boolean =>
  !name.startsWith('#') &&
  declarations.every(
    (declaration) =>
      !(ts.getCombinedModifierFlags(declaration) & ts.ModifierFlags.NonPublicAccessibilityModifier),
  );

const expanded = (checker: ts.TypeChecker, type: ts.Type): string =>
  textOf(checker.typeToString(type, undefined, FORMAT | ts.TypeFormatFlags.InTypeAlias));

const typeText = (checker: ts.TypeChecker, type: ts.Type): string =>
  textOf(checker.typeToString(type, undefined, FORMAT));

/** Puts a text on one line, without paths of this machine. */
function textOf(text: string): string {
  const line = text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/import\("[^"]*"\)\./g, '')
    .replaceAll(`import("${root}/`, 'import("');
  if (/^Zod\w+</.test(line)) return `${line.slice(0, line.indexOf('<'))} (schema)`;
  return line.length > LONGEST ? `${line.slice(0, LONGEST)}…` : line;
}
