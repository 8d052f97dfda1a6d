import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { root } from './run.ts';

const KIT = '@campushive/ui/';
const kit = `${root}/packages/ui/src`;

/** Parts without a screen of their own, and why the kit exports them anyway. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  DialogTrigger: 'completes the parts of Dialog; screens open theirs by state',
  Tooltip: 'names of icons for the mouse; screens use title attributes',
  TooltipProvider: 'as Tooltip',
  Field: 'the frame of an own field; the fields of the kit stand on it',
};

/** One file, as far as its imports go. */
interface Imports {
  /** Relative files that it imports, at once or later. */
  files: string[];
  /** Names that it takes from the kit. */
  names: string[];
}

function importsOf(file: string): Imports {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const found: Imports = { files: [], names: [] };
  const lazy = new Set<string>();
  const mentioned = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) mentioned.add(node.text);
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) {
      const from = node.moduleSpecifier;
      if (from !== undefined && ts.isStringLiteral(from)) {
        if (from.text.startsWith('.')) found.files.push(from.text);
        const bindings = ts.isImportDeclaration(node) ? node.importClause?.namedBindings : undefined;
        if (from.text.startsWith(KIT) && bindings !== undefined && ts.isNamedImports(bindings)) {
          found.names.push(...bindings.elements.map((one) => (one.propertyName ?? one.name).text));
        }
      }
    }
    const [from] =
      ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword ? node.arguments : [];
    if (from !== undefined && ts.isStringLiteral(from)) {
      if (from.text.startsWith('.')) found.files.push(from.text);
      if (from.text.startsWith(KIT)) lazy.add(from.text.slice(KIT.length));
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  // What is loaded on demand is named where it is drawn: `<part.Sheet>`.
  const index = (entry: string) =>
    readFileSync(`${kit}/exports.snapshot.txt`, 'utf8')
      .split('\n')
      .find((line) => line.startsWith(`${entry}: `));
  for (const entry of lazy) {
    const names =
      index(entry)
        ?.slice(entry.length + 2)
        .split(', ') ?? [];
    found.names.push(...names.filter((name) => mentioned.has(name)));
  }
  return found;
}

/** The file of a relative import as it is written: `./x.js` for `x.ts` or `x.tsx`. */
function fileOf(importer: string, specifier: string): string | undefined {
  const path = resolve(dirname(importer), specifier);
  return [path, path.replace(/\.js$/, '.ts'), path.replace(/\.js$/, '.tsx')].find(
    (one) => /\.tsx?$/.test(one) && existsSync(one),
  );
}

/** Every name that the closure of the given files takes from the kit. */
function usedBy(entries: readonly string[]): ReadonlySet<string> {
  const seen = new Set<string>();
  const used = new Set<string>();
  const queue = [...entries];
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    const { files, names } = importsOf(file);
    for (const name of names) used.add(name);
    for (const specifier of files) {
      const next = fileOf(file, specifier);
      if (next !== undefined) queue.push(next);
    }
  }
  return used;
}

/** What no screen takes. */
const unused = (exported: readonly string[], used: ReadonlySet<string>) =>
  exported.filter((name) => !used.has(name) && !(name in EXCEPTIONS));

const screens = [
  ...readdirSync(`${root}/packages/features/src`)
    .filter((name) => name !== 'testing')
    .map((name) => join(root, 'packages/features/src', name, 'index.ts'))
    .filter((file) => existsSync(file)),
  ...globSync('apps/campus/src/**/*.{ts,tsx}', { cwd: root })
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .map((file) => join(root, file)),
];
const exported = readFileSync(`${kit}/exports.snapshot.txt`, 'utf8')
  .trim()
  .split('\n')
  .flatMap((line) => line.slice(line.indexOf(': ') + 2).split(', '));

describe('the kit and the screens', () => {
  const used = usedBy(screens);

  it('finds the screens and the exports', () => {
    expect(screens.length).toBeGreaterThan(30);
    expect(exported.length).toBeGreaterThan(50);
    expect(used).toContain('Button');
  });

  it('every part is used by a screen', () => {
    expect(unused(exported, used)).toEqual([]);
  });

  it('would notice a part that no screen uses', () => {
    expect(unused([...exported, 'HoneycombDivider'], used)).toEqual(['HoneycombDivider']);
  });

  it('excuses nothing that a screen uses, or that is gone', () => {
    expect(Object.keys(EXCEPTIONS).filter((name) => used.has(name) || !exported.includes(name))).toEqual([]);
  });
});
