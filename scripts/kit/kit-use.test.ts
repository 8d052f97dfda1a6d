import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { root } from '../run.ts';

const KIT = '@campushive/ui/';
const kit = `${root}/packages/ui/src`;

/** Parts that no screen uses, and why the kit exports them anyway. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  Breadcrumb: 'for other hosts; our pages lie one level below a list, and link back to it',
  Breadcrumbs: 'as Breadcrumb',
  DialogTrigger:
    'completes Dialog for other hosts; our screens fetch a dialog when it is wanted, and open it by state',
  DropdownMenuCheckboxItem: 'completes the menu, as Radix has it, for other hosts',
  DropdownMenuGroup: 'as DropdownMenuCheckboxItem',
  DropdownMenuRadioGroup: 'as DropdownMenuCheckboxItem',
  DropdownMenuRadioItem: 'as DropdownMenuCheckboxItem',
  DropdownMenuSub: 'as DropdownMenuCheckboxItem',
  DropdownMenuSubContent: 'as DropdownMenuCheckboxItem',
  DropdownMenuSubTrigger: 'as DropdownMenuCheckboxItem',
  Pagination: 'for other hosts; our lists grow with Show more, which suits a phone',
  PopoverAnchor: 'completes Popover, as Radix has it, for other hosts',
  Separator: 'for other hosts; our hairlines are the edges of rows and cards',
  SheetClose: 'completes Sheet for other hosts; our sheets close by state',
  SheetTrigger: 'as DialogTrigger',
  TableEmpty: 'for other hosts; our lists without rows show an EmptyState in place of the table',
  TabNav: 'for other hosts, whose sections are pages; ours are tabs of one page',
  TabNavLink: 'as TabNav',
  Tooltip: 'for other hosts; our collapsed sidebar has title attributes, because a tooltip costs 19 KB',
  TooltipProvider: 'as Tooltip',
};

/** Imports of a file. */
interface Imports {
  /** Relative files that it imports, statically or lazily. */
  files: string[];
  /** Names imported from the kit; inside the kit, from other parts. */
  names: string[];
  /** Parts of the kit that it imports. */
  parts: string[];
}

function importsOf(file: string): Imports {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const found: Imports = { files: [], names: [], parts: [] };
  const lazy = new Set<string>();
  const mentioned = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) mentioned.add(node.text);
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) {
      const from = node.moduleSpecifier;
      if (from !== undefined && ts.isStringLiteral(from)) {
        if (from.text.startsWith('.')) found.files.push(from.text);
        const ofKit = from.text.startsWith(KIT);
        if (ofKit) found.parts.push(from.text.slice(KIT.length));
        const bindings = ts.isImportDeclaration(node) ? node.importClause?.namedBindings : undefined;
        const isPart = ofKit || (from.text.startsWith('../') && file.startsWith(kit));
        if (isPart && bindings !== undefined && ts.isNamedImports(bindings)) {
          found.names.push(
            ...bindings.elements.map(
              (importSpecifier) => (importSpecifier.propertyName ?? importSpecifier.name).text,
            ),
          );
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
  // A lazily loaded part is named where it renders: `<part.Sheet>`.
  const index = (entry: string) =>
    readFileSync(`${kit}/exports.snapshot.txt`, 'utf8')
      .split('\n')
      .find((line) => line.startsWith(`${entry}: `));
  found.parts.push(...lazy);
  for (const entry of lazy) {
    const names =
      index(entry)
        ?.slice(entry.length + 2)
        .split(', ') ?? [];
    found.names.push(...names.filter((name) => mentioned.has(name)));
  }
  return found;
}

/** Resolves a relative import: `./x.js` stands for `x.ts` or `x.tsx`. */
function fileOf(importer: string, specifier: string): string | undefined {
  const path = resolve(dirname(importer), specifier);
  return [path, path.replace(/\.js$/, '.ts'), path.replace(/\.js$/, '.tsx')].find(
    (one) => /\.tsx?$/.test(one) && existsSync(one),
  );
}

/** Returns every name that the given files import from the kit, directly or through other files. */
function usedBy(entries: readonly string[]): ReadonlySet<string> {
  const seen = new Set<string>();
  const used = new Set<string>();
  const queue = [...entries];
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    const { files, names, parts } = importsOf(file);
    for (const name of names) used.add(name);
    // A part that a used part imports counts as used, too.
    queue.push(...parts.map((part) => `${kit}/${part}/index.ts`).filter((index) => existsSync(index)));
    for (const specifier of files) {
      const next = fileOf(file, specifier);
      if (next !== undefined) queue.push(next);
    }
  }
  return used;
}

/** Returns exported names that no screen uses. */
const unused = (exported: readonly string[], used: ReadonlySet<string>) =>
  exported.filter((name) => !used.has(name) && !(name in EXCEPTIONS));

const screens = [
  ...globSync('packages/features/src/**/index.ts', { cwd: root })
    .filter((file) => !file.includes('/testing/'))
    .map((file) => join(root, file)),
  ...globSync('apps/campus/src/**/*.{ts,tsx}', { cwd: root })
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .map((file) => join(root, file)),
];
const exported = readFileSync(`${kit}/exports.snapshot.txt`, 'utf8')
  .trim()
  .split('\n')
  .flatMap((line) => line.slice(line.indexOf(': ') + 2).split(', '));

describe('the check of unused parts of the kit', () => {
  const used = usedBy(screens);

  it('finds the screens and the exports', () => {
    expect(screens.length).toBeGreaterThan(30);
    expect(exported.length).toBeGreaterThan(50);
    expect(used).toContain('Button');
  });

  it('finds every part in a screen, apart from the listed exceptions', () => {
    expect(unused(exported, used)).toEqual([]);
  });

  it('reports a part that no screen uses', () => {
    expect(unused([...exported, 'HoneycombDivider'], used)).toEqual(['HoneycombDivider']);
  });

  it('has no exception for a part that a screen uses, or that no longer exists', () => {
    expect(Object.keys(EXCEPTIONS).filter((name) => used.has(name) || !exported.includes(name))).toEqual([]);
  });
});
