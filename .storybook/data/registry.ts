/**
 * The kit as a registry for the shadcn command: each part with all its sources, so that an item works from any address. Files that two
 * parts share are the same in both.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import ts from 'typescript';
import type { KitData } from './kit-data.ts';
import type { Files } from './llms.ts';
import { kit } from './parts.ts';

const sources = `${kit}/src`;
const HOME = 'components/campushive';
/** Page that explains registries, until the address of the repository is known. */
const HOME_OF_REGISTRIES = 'https://ui.shadcn.com/docs/registry';
/** Packages that the host has already, in its own version. */
const HOSTS = ['react', 'react-dom'];

interface RegistryItem {
  $schema: string;
  name: string;
  type: 'registry:ui';
  title: string;
  description: string;
  dependencies: readonly string[];
  files: readonly { path: string; type: 'registry:file'; target: string; content: string }[];
  docs: string;
}

export function registry({ parts }: KitData): Files {
  const ranges = versions();
  const items = parts.map(({ entry, names, stories }): RegistryItem => ({
    $schema: 'https://ui.shadcn.com/schema/registry-item.json',
    name: entry,
    type: 'registry:ui',
    title: names.map(({ name }) => name).join(', '),
    description: stories[0]?.contract?.use ?? names[0]?.description ?? '',
    ...closureOf(entry, ranges),
    docs: `Import ${HOME}/theme.css in your style sheet, after tailwindcss.`,
  }));
  const listed = items.map(({ $schema: _, docs: __, ...item }) => ({
    ...item,
    files: item.files.map(({ content: ___, ...file }) => file),
  }));
  const index = {
    $schema: 'https://ui.shadcn.com/schema/registry.json',
    name: 'campushive',
    homepage: HOME_OF_REGISTRIES,
    items: listed,
  };
  return new Map([
    ['registry.json', json(index)],
    ['r/registry.json', json(index)],
    ...items.map((item): [string, string] => [`r/${item.name}.json`, json(item)]),
  ]);
}

/** Folder of the style sheet that the registry of the repository has for hosts. */
const HOST_SHEET = 'registry/theme.css';

/**
 * Returns the registry of the repository, for `npx shadcn add <owner>/<repository>/button`: the command reads `registry.json` of the root, and
 * copies the listed sources as they are.
 */
export function sourceRegistry({ parts, repository = HOME_OF_REGISTRIES }: KitData): Files {
  const ranges = versions();
  const items = parts.map(({ entry, names, stories }) => {
    const { dependencies, files } = closureOf(entry, ranges);
    return {
      name: entry,
      type: 'registry:ui',
      title: names.map(({ name }) => name).join(', '),
      description: stories[0]?.contract?.use ?? names[0]?.description ?? '',
      dependencies,
      files: files
        // The sheet for hosts has its content.
        .filter(({ target }) => target !== `${HOME}/theme-base.css`)
        .map(({ target, type }) => ({ path: sourceOf(target), type, target })),
      docs: `Import ${HOME}/theme.css in your style sheet, after tailwindcss. Imports end in .js, as TypeScript writes them.`,
    };
  });
  const index = {
    $schema: 'https://ui.shadcn.com/schema/registry.json',
    name: 'campushive',
    homepage: repository,
    items,
  };
  return new Map([
    ['registry.json', json(index)],
    [HOST_SHEET, hostSheet('theme-base.css')],
  ]);
}

/** Returns the place in the repository of a file that a registry gives to hosts. */
function sourceOf(target: string): string {
  const name = target.slice(HOME.length + 1);
  if (name === 'theme.css') return HOST_SHEET;
  return name.endsWith('.css') && !name.includes('/') ? `packages/ui/css/${name}` : `packages/ui/src/${name}`;
}

const json = (value: object) => `${JSON.stringify(value, null, 2)}\n`;

/** Returns the version specifiers by package name: `radix-ui@^1.8.1`. */
function versions(): ReadonlyMap<string, string> {
  const manifest = JSON.parse(readFileSync(`${kit}/package.json`, 'utf8')) as Record<
    'dependencies' | 'peerDependencies',
    Record<string, string>
  >;
  return new Map(Object.entries({ ...manifest.peerDependencies, ...manifest.dependencies }));
}

function closureOf(
  entry: string,
  ranges: ReadonlyMap<string, string>,
): Pick<RegistryItem, 'files' | 'dependencies'> {
  const packages = new Set<string>();
  const files = new Map<string, string>();
  const visit = (path: string): void => {
    if (files.has(path)) return;
    const { code, imports } = forHosts(path);
    files.set(path, code);
    for (const one of imports) {
      if (one.startsWith('.')) visit(fileOf(join(dirname(path), one)));
      else
        packages.add(
          one
            .split('/')
            .slice(0, one.startsWith('@') ? 2 : 1)
            .join('/'),
        );
    }
  };
  visit(`${sources}/${entry}/index.ts`);
  const unknown = [...packages].filter((name) => !ranges.has(name));
  if (unknown.length > 0)
    throw new Error(`${entry} imports ${unknown.join()}, which the kit does not depend on.`);
  return {
    dependencies: [...packages]
      .filter((name) => !HOSTS.includes(name))
      .sort()
      .map((name) => `${name}@${ranges.get(name) ?? ''}`),
    files: [
      ...[...files].map(([path, code]) => file(relative(sources, path), code)),
      ...sheets().map(([name, css]) => file(name, css)),
    ],
  };
}

const file = (name: string, content: string): RegistryItem['files'][number] => ({
  path: `${HOME}/${name}`,
  type: 'registry:file',
  target: `${HOME}/${name}`,
  content,
});

function fileOf(path: string): string {
  const stem = path.replace(/\.js$/, '');
  const found = [`${stem}.ts`, `${stem}.tsx`, path].find(existsSync);
  if (found === undefined) throw new Error(`${path} is not there.`);
  return found;
}

/**
 * Converts a source for hosts: not all bundlers resolve `.js` to TypeScript, and hosts with server components need the mark that the
 * published package carries.
 */
function forHosts(path: string): { code: string; imports: string[] } {
  const text = readFileSync(path, 'utf8');
  const parsed = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const specifiers: ts.StringLiteralLike[] = [];
  const visit = (node: ts.Node): void => {
    const from =
      ts.isImportDeclaration(node) || ts.isExportDeclaration(node)
        ? node.moduleSpecifier
        : ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword
          ? node.arguments[0]
          : undefined;
    if (from && ts.isStringLiteralLike(from)) specifiers.push(from);
    ts.forEachChild(node, visit);
  };
  visit(parsed);
  let code = text;
  for (const specifier of [...specifiers].reverse())
    code = `${code.slice(0, specifier.getStart())}'${specifier.text.replace(/^(\..*)\.js$/, '$1')}'${code.slice(specifier.getEnd())}`;
  return {
    code: path.endsWith('.tsx') ? `'use client';\n\n${code}` : code,
    imports: specifiers.map(({ text: name }) => name),
  };
}

/** Returns the style sheets that the parts need. A registry carries no font files, so text uses the host's typeface. */
function sheets(): [string, string][] {
  return readdirSync(`${kit}/css`)
    .filter((name) =>
      [
        ...['theme.css', 'theme-base.css', 'theme-dark.css', 'tokens.css'],
        ...['tailwind.css', 'base.css', 'utilities.css'],
      ].includes(name),
    )
    .map((name) => [name, hostSheet(name)]);
}

/** Returns a style sheet without what only the package has: font files, and the folders in which Tailwind looks for classes. */
function hostSheet(name: string): string {
  const css = readFileSync(`${kit}/css/${name}`, 'utf8');
  return name.startsWith('theme') ? css.replaceAll(/^@(import '.\/fonts.css'|source .*);\n/gm, '') : css;
}
